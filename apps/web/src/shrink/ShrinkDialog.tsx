import { Button, Modal, Spin } from 'antd';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '../i18n/format-bytes.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { Icon } from '../ui/Icon.tsx';
import { nameAs, sizesFrom } from './encodings.ts';
import { shrinkPicture } from './run-shrink.ts';
import styles from './ShrinkDialog.module.css';
import type { SmallerPicture } from './shrink-messages.ts';
import { type ShrinkOffer, useShrinkOffer } from './shrink-offer.ts';

/** A picture that is too large, beside what it would become; the way on is one button. */
export function ShrinkDialog() {
  const offer = useShrinkOffer((state) => state.offer);
  return (
    offer && <Offer key={`${offer.file.name} ${offer.file.size} ${offer.limits.maxEdge}`} offer={offer} />
  );
}

function Offer({ offer }: { readonly offer: ShrinkOffer }) {
  const { t } = useTranslation('shrink');
  const locale = useLocale();
  const { file, width, height, limits, settle } = offer;
  const [smaller, setSmaller] = useState<SmallerPicture>();
  useEffect(() => {
    const controller = new AbortController();
    void shrinkPicture(file, limits, controller.signal).then((made) => {
      if (controller.signal.aborted) return;
      // Told as by every upload.
      if (made) setSmaller(made);
      else settle(file);
    });
    return () => controller.abort();
  }, [file, limits, settle]);
  const after = useMemo(() => smaller && new Blob([smaller.bytes], { type: smaller.mime }), [smaller]);
  const target = smaller ?? sizesFrom(offer, limits.maxEdge)[0] ?? offer;
  const type = smaller && TYPES[smaller.mime];
  const goOn = () =>
    smaller && settle(new File([smaller.bytes], nameAs(file.name, smaller.mime), { type: smaller.mime }));
  return (
    <Modal
      open
      centered
      width={560}
      title={t('title')}
      onCancel={() => settle(undefined)}
      footer={[
        <Button key="leave" onClick={() => settle(undefined)}>
          {t('leave')}
        </Button>,
        <Button key="go" type="primary" disabled={!smaller} onClick={goOn}>
          {target.width === width && smaller
            ? t('repack', { type })
            : t('shrink', { width: target.width, height: target.height })}
        </Button>,
      ]}
    >
      <p className={styles['why']}>
        {Math.max(width, height) > limits.maxEdge && t('tooManyPixels', { limit: limits.maxEdge })}{' '}
        {file.size > limits.maxBytes && t('tooManyBytes', { limit: '10 MB' })}
      </p>
      <div className={styles['pair']}>
        <figure>
          <LocalPicture file={file} />
          <figcaption>
            <strong>{t('before')}</strong>
            <span>{t('size', { width, height })}</span>
            <span>{formatBytes(file.size, locale)}</span>
          </figcaption>
        </figure>
        <Icon name="chevron-right" size={20} />
        <figure aria-busy={!smaller}>
          {after ? (
            <LocalPicture file={after} />
          ) : (
            <span className={styles['working']}>
              <Spin />
            </span>
          )}
          <figcaption role="status">
            <strong>{t('after')}</strong>
            <span>{t('size', { width: target.width, height: target.height })}</span>
            <span>
              {smaller
                ? `${formatBytes(smaller.bytes.byteLength, locale)} · ${smaller.mime === 'image/png' ? t('lossless') : type}`
                : t('working')}
            </span>
          </figcaption>
        </figure>
      </div>
      <p className={styles['note']}>{t('untouched')}</p>
    </Modal>
  );
}

const TYPES = { 'image/jpeg': 'JPEG', 'image/png': 'PNG', 'image/webp': 'WebP' } as const;

/** A file of this device as a picture. */
function LocalPicture({ file }: { readonly file: Blob }) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return;
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return <img ref={show} alt="" />;
}
