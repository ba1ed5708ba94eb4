import type { Task } from '@plumbline/contract/api/tasks.ts';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Icon } from '../../ui/Icon.tsx';
import { startDrag } from '../base/dragged-picture.ts';
import { asBase } from '../stage/as-base.ts';
import { useStudio } from '../studio-context.ts';
import styles from './HistoryStrip.module.css';

const STATE_TEXTS = {
  queued: 'taskQueued',
  running: 'taskRunning',
  failed: 'taskFailed',
  cancelled: 'taskCancelled',
} as const;

interface Props {
  readonly task: Task;
  readonly current: boolean;
  readonly onOpen: () => void;
}

/** One render in the strip; its picture can be dragged into the base. */
export function HistoryItem({ task, current, onOpen }: Props) {
  const { t } = useTranslation('studio');
  const { tool } = useStudio();
  const locale = useLocale();
  const picture = task.images[0];
  const time = new Date(task.createdAt).toLocaleString(locale, { dateStyle: 'short', timeStyle: 'short' });
  const state = task.state === 'done' ? undefined : t(STATE_TEXTS[task.state]);
  return (
    <button
      type="button"
      className={styles['button']}
      aria-current={current}
      title={time}
      draggable={picture !== undefined}
      onDragStart={(event) => picture && startDrag(event.dataTransfer, asBase(picture))}
      onClick={onOpen}
    >
      <span className="visually-hidden">{t('task', { tool: tool.title[locale], time })}</span>
      <img
        src={picture?.thumbnailUrl ?? task.base?.thumbnailUrl}
        alt=""
        loading="lazy"
        draggable={false}
        data-faded={picture === undefined}
      />
      {state && <span className={styles['state']}>{state}</span>}
      {task.images.length > 1 && <span className={styles['count']}>{task.images.length}</span>}
      {task.favourite && (
        <span className={styles['star']}>
          <Icon name="star" size={12} filled />
        </span>
      )}
      {task.state === 'running' && (
        <span className={styles['progress']} style={{ width: `${task.progress * 100}%` }} />
      )}
    </button>
  );
}
