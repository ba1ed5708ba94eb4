import type { Task } from '@plumbline/contract/api/tasks.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { taskQuery } from '../../api/queries.ts';
import { Picture } from '../../ui/Picture.tsx';
import styles from './Parts.module.css';

interface Props {
  readonly taskId: string;
  readonly route: string;
}

/** How the render of a proposal goes, and what came of it. */
export function ProposedTask({ taskId, route }: Props) {
  const { t } = useTranslation('assistant');
  const { data: task, isError } = useQuery(taskQuery(taskId));
  const address = `${route}?task=${taskId}`;
  return (
    <div className={styles['task']}>
      {task && task.images.length > 0 && (
        <ul className={styles['results']}>
          {task.images.map(({ imageId, thumbnailUrl }, at) => (
            <li key={imageId}>
              <Link to={address} aria-label={t('picture', { number: at + 1 })}>
                <Picture src={thumbnailUrl} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {task && <TaskState task={task} />}
      {isError && <p className={styles['hint']}>{t('started')}</p>}
      <Link to={address}>{t('openWorkspace')}</Link>
    </div>
  );
}

function TaskState({ task }: { readonly task: Task }) {
  const { t } = useTranslation('assistant');
  const percent = `${Math.round(task.progress * 100)} %`;
  if (task.state === 'done') return <p role="status">{t('rendered')}</p>;
  if (task.state === 'failed' || task.state === 'cancelled')
    return <p role="status">{task.error?.message ?? t('cancelled')}</p>;
  return (
    <>
      <p>{task.state === 'queued' ? t('queued') : t('rendering', { percent })}</p>
      <div
        className={styles['track']}
        role="progressbar"
        aria-label={t('proposal')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(task.progress * 100)}
      >
        <span style={{ width: `${task.progress * 100}%` }} />
      </div>
    </>
  );
}
