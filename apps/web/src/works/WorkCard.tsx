import type { Task } from '@plumbline/contract/api/tasks.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLocale } from '../i18n/use-locale.ts';
import { useTaskActions } from '../studio/run/use-task-actions.ts';
import { IconButton } from '../ui/IconButton.tsx';
import styles from './WorkCard.module.css';

const STATE_TEXTS = {
  queued: 'taskQueued',
  running: 'taskRunning',
  failed: 'taskFailed',
  cancelled: 'taskCancelled',
} as const;

interface Props {
  readonly task: Task;
  readonly selected: boolean;
  readonly onToggle: () => void;
}

export function WorkCard({ task, selected, onToggle }: Props) {
  const { t } = useTranslation(['works', 'studio']);
  const locale = useLocale();
  const actions = useTaskActions();
  const tool = TOOLS[task.function];
  const picture = task.images[0] ?? task.base;
  const time = new Date(task.createdAt).toLocaleString(locale, { dateStyle: 'short', timeStyle: 'short' });
  const name = t('name', { tool: tool.title[locale], time });
  return (
    <li className={styles['card']} data-selected={selected}>
      <Link className={styles['picture']} to={`${tool.route}?task=${task.taskId}`}>
        <span className="visually-hidden">{t('open', { name })}</span>
        {picture && (
          <img src={picture.thumbnailUrl} alt="" loading="lazy" data-faded={task.images.length === 0} />
        )}
        {task.state !== 'done' && (
          <span className={styles['state']}>{t(`studio:${STATE_TEXTS[task.state]}`)}</span>
        )}
        {task.images.length > 1 && <span className={styles['count']}>{task.images.length}</span>}
      </Link>
      <input
        type="checkbox"
        className={styles['select']}
        aria-label={t('select', { name })}
        checked={selected}
        onChange={onToggle}
      />
      <div className={styles['foot']}>
        <div className={styles['words']}>
          <strong>{task.request.promptTxt || tool.title[locale]}</strong>
          <time dateTime={task.createdAt}>{time}</time>
        </div>
        <IconButton
          icon="star"
          label={t('studio:favourite')}
          pressed={task.favourite}
          filled={task.favourite}
          onClick={() => void actions.setFavourite(task, !task.favourite)}
        />
        <IconButton icon="trash" label={t('delete')} onClick={() => void actions.remove([task])} />
      </div>
    </li>
  );
}
