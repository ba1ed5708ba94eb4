import type { Task } from '@plumbline/contract/api/tasks.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLocalised } from '../../i18n/use-locale.ts';
import { handOver } from '../base/handed-over.ts';
import { useTaskActions } from '../run/use-task-actions.ts';
import { quadOf, useQuadDraft } from '../editor/quad/quad-draft.ts';
import { useStudio } from '../studio-context.ts';
import { baseOf } from './as-base.ts';
import { nextSteps } from './next-steps.ts';
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
  const localised = useLocalised();
  const navigate = useNavigate();
  const { tool, run, shown } = useStudio();
  const steps = nextSteps(task.error?.code, tool).map((name) => TOOLS[name]);
  const openWith = (route: string) => {
    const picture = baseOf(task);
    if (picture) handOver({ kind: 'picture', picture });
    void navigate(route);
  };
  return (
    <div className={styles['ended']} data-steps={steps.length > 0}>
      <p className={styles['words']}>
        {task.state === 'cancelled' ? t('cancelled') : (task.error?.message ?? '')}
      </p>
      <div className={styles['row']}>
        <Button size="small" onClick={() => shown.show(undefined)}>
          {t('close')}
        </Button>
        {task.error?.code === 'QUAD_INVALID' && <SetCorners />}
        {steps.length === 0 && task.error?.code !== 'QUAD_INVALID' && (
          <Button size="small" type="primary" disabled={!run.button.ready} onClick={run.start}>
            {t('tryAgain')}
          </Button>
        )}
        {steps.map((next, index) => (
          <Button
            key={next.function}
            size="small"
            type={index === 0 ? 'primary' : 'default'}
            onClick={() => openWith(next.route)}
          >
            {t('openTool', { tool: localised(next.title) })}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** Corners that cross or lie beside the picture are set anew. */
function SetCorners() {
  const { t } = useTranslation('edit');
  const { settings, shown, setView } = useStudio();
  const begin = useQuadDraft((state) => state.begin);
  const { base, edits } = settings;
  if (!base) return null;
  return (
    <Button
      size="small"
      type="primary"
      onClick={() => {
        shown.show(undefined);
        begin(base.imageId, quadOf(edits.surface?.quad, base));
        setView('mask');
      }}
    >
      {t('perspective')}
    </Button>
  );
}
