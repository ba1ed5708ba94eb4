import type { Task } from '@plumbline/contract/api/tasks.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import type { Refusal } from '../run/refusal.ts';
import { useTaskActions } from '../run/use-task-actions.ts';
import { sizedPicture } from '../settings/workspace-settings.ts';
import { useStudio } from '../studio-context.ts';
import { baseOf } from './as-base.ts';
import { nextSteps } from './next-steps.ts';
import { canBePutRight, Outcome } from './Outcome.tsx';
import { stageName } from './stage-name.ts';
import styles from './TaskCard.module.css';

/**
 * What the shown task is doing while it has no result, and how it ended where it has none; before that, why the last start
 * was refused.
 */
export function TaskCard() {
  const { task, run } = useStudio();
  const refused = run.refusal !== undefined;
  if (!refused && (!task || task.state === 'done')) return null;
  return (
    <div className={styles['card']} role={refused ? 'alert' : 'status'}>
      {run.refusal ? (
        <Refused refusal={run.refusal} />
      ) : task?.state === 'queued' || task?.state === 'running' ? (
        <Underway task={task} />
      ) : (
        task && <Ended task={task} />
      )}
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
              : !task.hasWorker
                ? t('queuedWithoutWorker')
                : task.queue_num > 0
                  ? t('queued', { count: task.queue_num, seconds })
                  : t('queuedNext', { seconds })}
          </strong>
          {queued && !task.hasWorker && <span>{t('beginsByItself')}</span>}
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
  const { tool, run, shown } = useStudio();
  const code = task.error?.code;
  const close = () => shown.show(undefined);
  const other = nextSteps(code, tool).length > 0 || (code !== undefined && canBePutRight(code));
  return (
    <Outcome
      text={task.state === 'cancelled' ? t('cancelled') : (task.error?.message ?? '')}
      code={code}
      picture={baseOf(task)}
      onClose={close}
    >
      {!other && (
        <Button size="small" kind="primary" disabled={!run.button.ready} onClick={run.start}>
          {t('tryAgain')}
        </Button>
      )}
    </Outcome>
  );
}

function Refused({ refusal }: { readonly refusal: Refusal }) {
  const { settings, run } = useStudio();
  const { base, pictures } = settings;
  const picture = refusal.code === 'OBJECT_NOT_CUT_OUT' ? sizedPicture(pictures.objectId) : base;
  return (
    <Outcome
      text={refusal.text}
      code={refusal.code}
      picture={picture ?? undefined}
      onClose={run.forgetRefusal}
    />
  );
}
