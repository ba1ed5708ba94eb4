import type { BatchTask } from '@plumbline/contract/api/batches.ts';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/Picture.tsx';
import styles from './Batch.module.css';

interface Props {
  /** Undefined: its work was deleted. */
  readonly task: BatchTask | undefined;
  readonly name: string;
  readonly paused: boolean;
  readonly onOpen: (imageId: string) => void;
  readonly onRetry: (taskId: string) => void;
}

/** One picture of the table: what it is, how far it is, or what became of it. */
export function Cell({ task, name, paused, onOpen, onRetry }: Props) {
  const { t } = useTranslation('batches');
  const [image] = task?.images ?? [];
  if (task && image)
    return (
      <button
        type="button"
        className={styles['frame']}
        data-state={task.state}
        aria-label={t('cellDone', { name })}
        onClick={() => onOpen(image.imageId)}
      >
        <Picture src={image.thumbnailUrl} />
        {task.images.length > 1 && <span className={styles['more']}>+{task.images.length - 1}</span>}
      </button>
    );
  if (!task) return <Still name={name} words={t('deletedCell')} />;
  if (task.state === 'running')
    return (
      <div
        className={styles['frame']}
        data-state="running"
        role="progressbar"
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(task.progress * 100)}
      >
        <span>{t('making', { percent: Math.round(task.progress * 100) })}</span>
        <span className={styles['track']}>
          <span style={{ width: `${task.progress * 100}%` }} />
        </span>
      </div>
    );
  if (task.state === 'queued')
    return <Still name={name} words={t(task.held || paused ? 'held' : 'waiting')} />;
  const failed = task.state === 'failed';
  return (
    <button
      type="button"
      className={styles['frame']}
      data-state={task.state}
      aria-label={t('cellIs', {
        name,
        state: `${t(failed ? 'failedCell' : 'cancelledCell')}, ${t('retryCell')}`,
      })}
      title={task.error?.message}
      onClick={() => onRetry(task.taskId)}
    >
      <Icon name={failed ? 'warning' : 'none'} size={18} />
      <span>{t(failed ? 'failedCell' : 'cancelledCell')}</span>
      <small>
        <Icon name="refresh" size={12} /> {t('retryCell')}
      </small>
    </button>
  );
}

function Still({ name, words }: { readonly name: string; readonly words: string }) {
  const { t } = useTranslation('batches');
  return (
    <div
      className={styles['frame']}
      data-state="still"
      role="img"
      aria-label={t('cellIs', { name, state: words })}
    >
      <span>{words}</span>
    </div>
  );
}
