import type { OwnShare } from '@plumbline/contract/api/shares.ts';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../i18n/use-locale.ts';
import { Icon } from '../ui/Icon.tsx';
import { OwnShareReplies } from './OwnShareReplies.tsx';
import styles from './Shares.module.css';

interface Props {
  readonly share: OwnShare;
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** One share: what it shows and until when, what came of it, and behind it everything that was said. */
export function OwnShareCard({ share, open, onToggle }: Props) {
  const { t } = useTranslation('shares');
  const locale = useLocale();
  const until = new Date(share.expiresAt).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className={styles['share']} data-state={share.state}>
      <button type="button" className={styles['summary']} aria-expanded={open} onClick={onToggle}>
        {share.coverUrl ? (
          <img src={share.coverUrl} alt="" loading="lazy" />
        ) : (
          <span className={styles['noCover']}>
            <Icon name="picture" />
          </span>
        )}
        <span className={styles['words']}>
          <strong>{share.title || t('untitled')}</strong>
          <span>
            {t('pictures', { count: share.images })} · {t(`state-${share.state}`, { until })}
          </span>
          {share.lastSignOff && (
            <span className={styles['decision']} data-decision={share.lastSignOff.decision}>
              {t(`by-${share.lastSignOff.decision}`, { name: share.lastSignOff.name })}
            </span>
          )}
        </span>
        <span className={styles['counts']}>
          {share.unseen > 0 && <b>{t('new', { count: share.unseen })}</b>}
          <span>{t('replies', { count: share.commentCount + share.signOffCount })}</span>
        </span>
        <Icon name={open ? 'chevron-up' : 'chevron-down'} />
      </button>
      {open && <OwnShareReplies share={share} />}
    </li>
  );
}
