import type { ShareComment, SharedImage, SignOff } from '@plumbline/contract/api/shares.ts';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../i18n/use-locale.ts';
import { pinsOf } from './pins.ts';
import styles from './Replies.module.css';

interface Props {
  readonly images: readonly SharedImage[];
  readonly remarks: readonly ShareComment[];
  readonly decisions: readonly SignOff[];
}

/** Everything that was said to a share: decisions for the record, then comments with the picture that each is about. */
export function Replies({ images, remarks, decisions }: Props) {
  const { t } = useTranslation('shares');
  const locale = useLocale();
  const time = (at: string) =>
    new Date(at).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const numbers = pinsOf(remarks);
  return (
    <>
      {decisions.length > 0 && (
        <section>
          <h3 className={styles['title']}>{t('decisions')}</h3>
          <ol className={styles['list']}>
            {decisions.map((decision, at) => (
              <li key={at}>
                <p className={styles['who']}>
                  <b data-decision={decision.decision}>{t(decision.decision)}</b>
                  <span>{decision.name}</span>
                  <time dateTime={decision.createdAt}>{time(decision.createdAt)}</time>
                </p>
                {decision.note !== '' && <p className={styles['text']}>{decision.note}</p>}
              </li>
            ))}
          </ol>
        </section>
      )}
      {remarks.length > 0 && (
        <section>
          <h3 className={styles['title']}>{t('remarks')}</h3>
          <ol className={styles['list']}>
            {remarks.map((remark) => {
              const place = images.findIndex(({ imageId }) => imageId === remark.imageId);
              const pin = numbers.get(remark.commentId);
              return (
                <li key={remark.commentId}>
                  <p className={styles['who']}>
                    {pin !== undefined && <span className={styles['pin']}>{pin}</span>}
                    <b>{remark.name}</b>
                    {place >= 0 && <span>{t('ofPicture', { number: place + 1 })}</span>}
                    <time dateTime={remark.createdAt}>{time(remark.createdAt)}</time>
                  </p>
                  <p className={styles['text']}>{remark.text}</p>
                </li>
              );
            })}
          </ol>
        </section>
      )}
    </>
  );
}
