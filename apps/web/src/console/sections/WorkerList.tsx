import type { Overview } from '@plumbline/contract/api/administration/operations.ts';
import { useTranslation } from 'react-i18next';
import { StatusDot } from '../parts/StatusDot.tsx';
import { EngineReports } from './EngineReports.tsx';
import styles from './OverviewSection.module.css';

/** The processes that do the work, with the engines that each of them has. */
export function WorkerList({ workers }: { readonly workers: Overview['workers'] }) {
  const { t } = useTranslation('console');
  return (
    <div className={styles['workers']}>
      <h2>{t('workers')}</h2>
      {workers.length === 0 && <p>{t('noWorkers')}</p>}
      <ul>
        {workers.map(({ workerId, alive, slots, engines }) => (
          <li key={workerId}>
            <StatusDot tone={alive ? 'ink' : 'accent'}>{t(alive ? 'ready' : 'silent')}</StatusDot>
            <code>{workerId.slice(0, 8)}</code>
            <span>{t('slotCount', { count: slots })}</span>
            <span className={styles['engines']}>
              {engines.map(({ id, commit, healthy }) => (
                <StatusDot key={id} tone={healthy ? 'ink' : 'accent'}>
                  {commit === null ? id : `${id} ${commit.slice(0, 7)}`}
                </StatusDot>
              ))}
            </span>
          </li>
        ))}
      </ul>
      <EngineReports workers={workers} />
    </div>
  );
}
