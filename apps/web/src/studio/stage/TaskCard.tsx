import type { Task } from '@plumbline/contract/api/tasks.ts';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useTaskActions } from '../run/use-task-actions.ts';
import { useStudio } from '../studio-context.ts';
import { stageName } from './stage-name.ts';
import styles from './TaskCard.module.css';

/** What the shown task is doing while it has no result, and how it ended where it has none. */
export function TaskCard() {
  const { task } = useStudio();
  if (!task || task.state === 'done') return null;
  return (
    <div className={styles['card']} role="status">
      {task.state === 'queued' || task.state === 'running' ? <Underway task={task} /> : <Ended task={task} />}
    </div>
  );
}

function Underway({ task }: { readonly task: Task }) {
  const { t } = useTranslation('stage');
  const { cancel } = useTaskActions();
  const seconds = task.waitSeconds;
  const queued = task.state === 'queued';
  return (
    <>
      <div className={styles['row']}>
        <p className={styles['words']}>
          <strong>
            {!queued
              ? stageName(t, task.stage)
              : task.queue_num > 0
                ? t('queued', { count: task.queue_num, seconds })
                : t('queuedNext', { seconds })}
          </strong>
          {!queued && seconds > 0 && <span>{t('remaining', { seconds })}</span>}
        </p>
        <Button size="small" onClick={() => void cancel(task)}>
          {t('cancel')}
        </Button>
      </div>
      <div
        className={styles['track']}
        role="progressbar"
        aria-label={queued ? t('anyStage') : stageName(t, task.stage)}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(task.progress * 100)}
        data-waiting={queued}
      >
        <span style={{ width: `${task.progress * 100}%` }} />
      </div>
    </>
  );
}

function Ended({ task }: { readonly task: Task }) {
  const { t } = useTranslation('stage');
  const { run, shown } = useStudio();
  return (
    <div className={styles['row']}>
      <p className={styles['words']}>
        {task.state === 'cancelled' ? t('cancelled') : (task.error?.message ?? '')}
      </p>
      <Button size="small" onClick={() => shown.show(undefined)}>
        {t('close')}
      </Button>
      <Button size="small" type="primary" disabled={!run.button.ready} onClick={run.start}>
        {t('tryAgain')}
      </Button>
    </div>
  );
}
