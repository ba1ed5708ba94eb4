import type { ProjectSummary } from '@plumbline/contract/api/projects.ts';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client.ts';
import { toast } from '../../ui/toast/toast.ts';
import { useAttempt } from '../parts/use-attempt.ts';

type Named = Pick<ProjectSummary, 'projectId'>;

/** Archives, deletes and brings back a project; each can be taken back. */
export function useProjectState() {
  const { t } = useTranslation('projects');
  const attempt = useAttempt();
  const archive = async ({ projectId }: Named, archived: boolean, isUndo = false): Promise<void> => {
    const done = await attempt(() => api('changeProject', { params: { projectId }, body: { archived } }));
    if (!done) return;
    const undo = { label: t('undo'), act: () => void archive({ projectId }, !archived, true) };
    toast.success(t(archived ? 'projectArchived' : 'projectActive'), isUndo ? undefined : undo);
  };
  const restore = async ({ projectId }: Named): Promise<void> => {
    if (await attempt(() => api('restoreProject', { params: { projectId } })))
      toast.success(t('projectRestored'));
  };
  /** @returns whether it is deleted */
  const remove = async ({ projectId }: Named): Promise<boolean> => {
    const done = await attempt(async () => {
      await api('deleteProject', { params: { projectId } });
      return true;
    });
    if (done)
      toast.success(t('projectDeleted'), { label: t('undo'), act: () => void restore({ projectId }) });
    return done ?? false;
  };
  return { archive, restore, remove };
}
