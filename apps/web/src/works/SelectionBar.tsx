import type { Task } from '@plumbline/contract/api/tasks.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { lazyDialog } from '../app/lazy-dialog.tsx';
import { texts } from '../app/load-chunk.ts';
import { comparePath } from '../compare/compare-path.ts';
import { ShareDialog } from '../shares/ShareDialog.tsx';
import { useIsShown } from '../session/route-access.ts';
import { useTaskActions } from '../studio/run/use-task-actions.ts';
import { SelectionToolbar } from '../ui/SelectionToolbar.tsx';
import { TagDialog } from './tags/TagDialog.tsx';

const AddToProjectDialog = lazyDialog(
  'project',
  async () => (await import('../projects/add/AddToProjectDialog.tsx')).AddToProjectDialog,
  texts('projects'),
);

interface Props {
  readonly tasks: readonly Task[];
  readonly onClear: () => void;
}

/** What can be done with several works at once. */
export function SelectionBar({ tasks, onClear }: Props) {
  const { t } = useTranslation('works');
  const { downloadZip, remove } = useTaskActions();
  const [open, setOpen] = useState<'tags' | 'share' | 'project'>();
  const isShown = useIsShown();
  const pictures = tasks.flatMap((task) => task.images.slice(0, 1).map(({ imageId }) => ({ task, imageId })));
  const [one, two] = pictures;
  return (
    <>
      <SelectionToolbar
        label={t('selected', { count: tasks.length })}
        clearText={t('clear')}
        onClear={onClear}
      >
        <Button onClick={() => setOpen('tags')}>{t('tag')}</Button>
        {isShown('projects') && (
          <Button disabled={pictures.length === 0} onClick={() => setOpen('project')}>
            {t('addToProject')}
          </Button>
        )}
        {tasks.length === 2 && one && two && (
          <Link to={comparePath(one, two)}>
            <Button tabIndex={-1}>{t('compare')}</Button>
          </Link>
        )}
        <Button onClick={() => void remove(tasks, onClear)}>{t('delete')}</Button>
        <Button disabled={pictures.length === 0} onClick={() => setOpen('share')}>
          {t('share')}
        </Button>
        <Button type="primary" disabled={pictures.length === 0} onClick={() => void downloadZip(tasks)}>
          {t('download')}
        </Button>
      </SelectionToolbar>
      {open === 'tags' && <TagDialog tasks={tasks} onClose={() => setOpen(undefined)} />}
      {open === 'project' && (
        <AddToProjectDialog
          tasks={tasks.filter(({ images }) => images.length > 0)}
          onAdded={onClear}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'share' && (
        <ShareDialog
          taskIds={tasks.filter(({ images }) => images.length > 0).map(({ taskId }) => taskId)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
