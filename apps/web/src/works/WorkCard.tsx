import type { Task } from '@plumbline/contract/api/tasks.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { type CSSProperties, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { lazyDialog } from '../app/lazy-dialog.tsx';
import { texts } from '../app/load-chunk.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { useNumber } from '../i18n/use-number.ts';
import { useTaskActions } from '../studio/run/use-task-actions.ts';
import { MakeAgain } from '../studio/stage/MakeAgain.tsx';
import { PopoverButton } from '../ui/floating/PopoverButton.tsx';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import styles from './WorkCard.module.css';

const PublishDialog = lazyDialog(
  'publish',
  async () => (await import('../gallery/publish/PublishDialog.tsx')).PublishDialog,
  texts('gallery'),
);

const STATE_TEXTS = {
  queued: 'taskQueued',
  running: 'taskRunning',
  failed: 'taskFailed',
  cancelled: 'taskCancelled',
} as const;

/** Beside the date there is room for one name that can be read; how many more there are stands after it. */
const TAGS_SHOWN = 1;

interface Props {
  readonly task: Task;
  readonly selected: boolean;
  /** Others are selected: the boxes of all are shown. */
  readonly selecting: boolean;
  /** Among all works, the newest is 1; and how many there are. */
  readonly place: number;
  readonly total: number;
  readonly style: CSSProperties;
  readonly onToggle: () => void;
}

export function WorkCard({ task, selected, selecting, place, total, style, onToggle }: Props) {
  const { t } = useTranslation(['works', 'studio']);
  const locale = useLocale();
  const number = useNumber();
  const actions = useTaskActions();
  const [publishing, setPublishing] = useState(false);
  const tool = TOOLS[task.function];
  const made = task.images[0];
  const picture = made ?? task.base;
  const time = new Date(task.createdAt).toLocaleString(locale, { dateStyle: 'short', timeStyle: 'short' });
  const name = t('name', { tool: tool.title[locale], time });
  return (
    <li
      className={styles['card']}
      data-selected={selected}
      data-selecting={selecting}
      style={style}
      aria-setsize={total}
      aria-posinset={place}
    >
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
          <span className={styles['facts']}>
            <time dateTime={task.createdAt}>{time}</time>
            {task.place && (
              <Link
                to={`/projects/${task.place.projectId}?view=${task.place.viewId}`}
                title={t('inProject', task.place)}
              >
                {task.place.project}
              </Link>
            )}
            {task.tags.slice(0, TAGS_SHOWN).map(({ tagId, name: tag }) => (
              <span key={tagId}>{tag}</span>
            ))}
            {task.tags.length > TAGS_SHOWN && (
              <span
                className={styles['more']}
                title={task.tags
                  .slice(TAGS_SHOWN)
                  .map(({ name: tag }) => tag)
                  .join(', ')}
              >
                +{number(task.tags.length - TAGS_SHOWN)}
              </span>
            )}
          </span>
        </div>
        {/* A smaller file of the same picture is no work. */}
        {task.images.length > 0 && task.function !== 'compress' && (
          <IconButton icon="upload" label={t('publish')} onClick={() => setPublishing(true)} />
        )}
        {publishing && <PublishDialog task={task} onClose={() => setPublishing(false)} />}
        {made && task.engine && (
          <PopoverButton
            label={t('makeAgain')}
            buttonLabel={t('makeAgain')}
            placement="top-end"
            className={styles['again']}
            button={<Icon name="refresh" size={16} />}
          >
            {() => <MakeAgain imageId={made.imageId} />}
          </PopoverButton>
        )}
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
