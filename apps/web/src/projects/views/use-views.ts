import type { AddViewBody, ChangeViewBody, Project, ProjectView } from '@plumbline/contract/api/projects.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client.ts';
import { worksChanged } from '../../api/works-cache.ts';
import { moved } from '../../ui/reorder/moved.ts';
import { toast } from '../../ui/toast/toast.ts';
import { removeLater } from '../parts/removals.ts';
import { useAttempt } from '../parts/use-attempt.ts';
import { projectQuery } from '../queries/project-queries.ts';

/** What can be done with the views of a project, and with the renders in them. */
export function useViews(projectId: string) {
  const { t } = useTranslation('projects');
  const client = useQueryClient();
  const attempt = useAttempt();
  const { queryKey } = projectQuery(projectId);
  const change = (viewId: string, body: ChangeViewBody) =>
    attempt(() => api('changeView', { params: { projectId, viewId }, body }));
  const place = async (viewId: string, taskIds: readonly string[]) => {
    const done = await attempt(() =>
      api('placeTasks', { params: { projectId, viewId }, body: { taskIds: [...taskIds] } }),
    );
    if (done) worksChanged(client);
    return done;
  };
  return {
    add: (body: AddViewBody) => attempt(() => api('addView', { params: { projectId }, body })),
    change,
    /** Seen at once; what is refused stands again as it was. */
    move: (viewId: string, to: number) => {
      const project = client.getQueryData(queryKey);
      const from = project?.views.findIndex((view) => view.viewId === viewId) ?? -1;
      if (!project || from < 0) return;
      const views = [...moved(project.views, from, to)];
      client.setQueryData<Project>(queryKey, { ...project, views });
      const body = { viewIds: views.map((view) => view.viewId), revision: project.revision };
      void attempt(() => api('orderViews', { params: { projectId }, body })).then((done) => {
        if (done) client.setQueryData(queryKey, done);
        else void client.invalidateQueries({ queryKey });
      });
    },
    remove: ({ viewId }: Pick<ProjectView, 'viewId'>) => {
      const undo = removeLater(viewId, () =>
        attempt(() => api('deleteView', { params: { projectId, viewId } })),
      );
      toast.success(t('viewDeleted'), { label: t('undo'), act: undo });
    },
    place,
    /** @param current whether the view's chosen picture is one of theirs, and has to be chosen again if they come back */
    takeOut: async (viewId: string, taskIds: readonly string[], currentImageId: string | null) => {
      const done = await attempt(async () => {
        await api('takeOutTasks', { body: { taskIds: [...taskIds] } });
        return true;
      });
      if (!done) return;
      worksChanged(client);
      const undo = async () => {
        await place(viewId, taskIds);
        if (currentImageId !== null) await change(viewId, { currentImageId });
      };
      toast.success(t('takenOut'), { label: t('undo'), act: () => void undo() });
    },
  };
}
