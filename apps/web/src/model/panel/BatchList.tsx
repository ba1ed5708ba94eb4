import type { Task } from '@plumbline/contract/api/tasks.ts';
import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { taskQuery } from '../../api/queries.ts';
import { useStudio } from '../../studio/studio-context.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { useModelStore } from '../state/model-store.ts';
import type { BatchItem } from '../state/views-batch.ts';
import styles from './BatchList.module.css';

interface Props {
  readonly running: boolean;
  readonly onRest: () => void;
}

/** Views that were rendered together: how far all of them are, each with its picture or with why there is none. */
export function BatchList({ running, onRest }: Props) {
  const { t } = useTranslation('model');
  const { shown } = useStudio();
  const { batch, setBatch } = useModelStore();
  const tasks = useQueries({
    queries: batch.map(({ taskId }) => ({ ...taskQuery(taskId ?? ''), enabled: taskId !== null })),
  }).map(({ data }) => data);
  if (batch.length === 0) return null;
  const done = tasks.filter((task) => task?.state === 'done').length;
  const share = tasks.reduce((sum, task) => sum + shareOf(task), 0) / batch.length;
  const waiting = batch.filter(({ taskId }) => taskId === null).length;
  const words = (item: BatchItem, task: Task | undefined): string => {
    if (item.taskId === null) return item.message ?? t('batch_starting');
    if (task?.state === 'running') return `${Math.round(task.progress * 100)}%`;
    if (task?.state === 'failed' && task.error) return task.error.message;
    return t(`batch_${task?.state ?? 'queued'}`);
  };
  return (
    <section className={styles['batch']} aria-label={t('batch')}>
      <div className={styles['head']}>
        <strong role="status">{t('batchDone', { done, count: batch.length })}</strong>
        <IconButton icon="close" label={t('batchClose')} onClick={() => setBatch([])} />
      </div>
      <div className={styles['track']}>
        <span style={{ width: `${share * 100}%` }} />
      </div>
      <ul>
        {batch.map((item, at) => {
          const task = tasks[at];
          const picture = task?.images[0];
          const { taskId } = item;
          return (
            <li key={item.viewId} data-refused={taskId === null && item.message !== null}>
              <button type="button" disabled={!picture} onClick={() => taskId && shown.show(taskId)}>
                {picture ? <img src={picture.thumbnailUrl} alt="" /> : <span />}
                <strong>{item.name}</strong>
              </button>
              <small>{words(item, task)}</small>
            </li>
          );
        })}
      </ul>
      {waiting > 0 && (
        <Button size="small" loading={running} onClick={onRest}>
          {t('batchRest', { count: waiting })}
        </Button>
      )}
    </section>
  );
}

/** How far one is; what ended is as far as it comes. */
function shareOf(task: Task | undefined): number {
  if (!task || task.state === 'queued') return 0;
  return task.state === 'running' ? task.progress : 1;
}
