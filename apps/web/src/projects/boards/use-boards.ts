import type { Project } from '@plumbline/contract/api/projects.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client.ts';
import { moved } from '../../ui/reorder/moved.ts';
import { toast } from '../../ui/toast/toast.ts';
import { removeLater } from '../parts/removals.ts';
import { useAttempt } from '../parts/use-attempt.ts';
import { projectQuery } from '../queries/project-queries.ts';

/** What can be done with the boards of a project. */
export function useBoards(projectId: string) {
  const { t } = useTranslation('projects');
  const client = useQueryClient();
  const attempt = useAttempt();
  const { queryKey } = projectQuery(projectId);
  return {
    add: (name: string) => attempt(() => api('addBoard', { params: { projectId }, body: { name } })),
    rename: (boardId: string, name: string) =>
      attempt(() => api('renameBoard', { params: { projectId, boardId }, body: { name } })),
    move: (boardId: string, to: number) => {
      const project = client.getQueryData(queryKey);
      const from = project?.boards.findIndex((board) => board.boardId === boardId) ?? -1;
      if (!project || from < 0) return;
      const boards = [...moved(project.boards, from, to)];
      client.setQueryData<Project>(queryKey, { ...project, boards });
      const body = { boardIds: boards.map((board) => board.boardId), revision: project.revision };
      void attempt(() => api('orderBoards', { params: { projectId }, body })).then((done) => {
        if (done) client.setQueryData(queryKey, done);
        else void client.invalidateQueries({ queryKey });
      });
    },
    remove: (boardId: string) => {
      const undo = removeLater(boardId, () =>
        attempt(() => api('deleteBoard', { params: { projectId, boardId } })),
      );
      toast.success(t('boardDeleted'), { label: t('undo'), act: undo });
    },
  };
}
