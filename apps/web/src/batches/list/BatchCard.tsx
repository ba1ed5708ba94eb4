import type { BatchSummary } from '@plumbline/contract/api/batches.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { timeAgo } from '../../i18n/time-ago.ts';
import { useLocale, useLocalised } from '../../i18n/use-locale.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/Picture.tsx';
import styles from './Batches.module.css';

/** An order by its first pictures, and how far it is. */
export function BatchCard({ batch }: { readonly batch: BatchSummary }) {
  const { t } = useTranslation('batches');
  const locale = useLocale();
  const localised = useLocalised();
  const [now] = useState(() => new Date());
  const { batchId, cells, counts, covers, state } = batch;
  const tool = localised(TOOLS[batch.function].title);
  const name = batch.title || tool;
  return (
    <li className={styles['card']}>
      <Link to={`/batches/${batchId}`} aria-label={t('open', { name })}>
        <span className={styles['covers']} data-count={covers.length}>
          {covers.length === 0 ? (
            <Icon name="layers" size={28} />
          ) : (
            covers.map((cover) => <Picture key={cover} src={cover} />)
          )}
        </span>
        {(state === 'running' || state === 'paused') && (
          <span className={styles['bar']} data-state={state}>
            <span style={{ width: `${(counts.done / Math.max(1, cells)) * 100}%` }} />
          </span>
        )}
      </Link>
      <div className={styles['words']}>
        <strong>{name}</strong>
        <small>
          {[
            t(state),
            t('doneOf', { done: counts.done, cells }),
            timeAgo(new Date(batch.createdAt), now, locale),
          ].join(' · ')}
        </small>
      </div>
    </li>
  );
}
