import type { ResultImage, Task } from '@plumbline/contract/api/tasks.ts';
import { useTranslation } from 'react-i18next';
import styles from './BottomBar.module.css';

/** Why something of a task that is done was not charged, or is missing. */
export function ChargeNote({ task, result }: { readonly task: Task; readonly result: ResultImage }) {
  const { t } = useTranslation('stage');
  const missing = task.state === 'done' ? task.request.count - task.images.length : 0;
  const back = task.tickets.perImage > 0;
  if (result.uncharged === null && missing === 0) return null;
  return (
    <div className={styles['charge']} role="status">
      {result.uncharged !== null && (
        <p>
          {t(`uncharged-${result.uncharged}`)} {back && t('ticketBack', { count: task.tickets.perImage })}
        </p>
      )}
      {missing > 0 && (
        <p>
          {t('missingImages', { count: missing, all: task.request.count })}{' '}
          {back && t('ticketBack', { count: missing * task.tickets.perImage })}
        </p>
      )}
    </div>
  );
}
