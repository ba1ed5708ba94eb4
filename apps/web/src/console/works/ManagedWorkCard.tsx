import type { ManagedWork } from '@plumbline/contract/api/administration/works.ts';
import { describeLicence } from '@plumbline/contract/works/describe-licence.ts';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLocale, useLocalised } from '../../i18n/use-locale.ts';
import { useNumber } from '../../i18n/use-number.ts';
import { Picture } from '../../ui/Picture.tsx';
import { formatTime } from '../format.ts';
import styles from './Works.module.css';

interface Props {
  readonly work: ManagedWork;
  readonly busy: boolean;
  readonly onApprove: (() => void) | undefined;
  readonly onHide: (() => void) | undefined;
}

/** One work with all that an administrator decides by: its pictures, its words, and what was said against it. */
export function ManagedWorkCard({ work, busy, onApprove, onHide }: Props) {
  const { t } = useTranslation(['moderation', 'gallery']);
  const locale = useLocale();
  const localised = useLocalised();
  const number = useNumber();
  const approveText = work.state === 'hidden' ? 'show' : work.state === 'visible' ? 'keep' : 'approve';
  return (
    <li className={styles['work']}>
      <div className={styles['pictures']}>
        {work.pictures.map(({ url, thumbnailUrl }) => (
          <a
            key={url}
            href={url}
            target="_blank"
            rel="noreferrer"
            aria-label={t('gallery:openLarge', { name: work.title })}
          >
            <Picture src={thumbnailUrl} />
          </a>
        ))}
      </div>
      <div className={styles['words']}>
        <h2>{work.title}</h2>
        <p className={styles['meta']}>
          {[
            work.author.name,
            formatTime(work.createdAt, locale),
            localised(describeLicence(work.licence).name),
            t('numbers', { views: number(work.views), likes: number(work.likes) }),
            ...(work.shipped ? [t('shipped')] : []),
          ].join(' · ')}
        </p>
        {work.story !== '' && <p className={styles['story']}>{work.story}</p>}
        {work.moderation && (
          <p className={styles['story']}>
            <strong>{t(`gallery:reason_${work.moderation.reason}`)}</strong> {work.moderation.note}
          </p>
        )}
        {work.reportCount > 0 && (
          <details className={styles['reports']} open>
            <summary>{t('reports', { count: work.reportCount })}</summary>
            <ul>
              {work.reports.map(({ reason, note, at }) => (
                <li key={at + reason + note}>
                  <strong>{t(`gallery:reason_${reason}`)}</strong> {note}
                  <time dateTime={at}>{formatTime(at, locale)}</time>
                </li>
              ))}
            </ul>
          </details>
        )}
        <div className={styles['acts']}>
          {onApprove && (
            <Button type="primary" disabled={busy} onClick={onApprove}>
              {t(approveText)}
            </Button>
          )}
          {onHide && (
            <Button disabled={busy} onClick={onHide}>
              {t('hide')}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}
