import { userMessage } from '@plumbline/client/server-error.ts';
import type { Task } from '@plumbline/contract/api/tasks.ts';
import { PLACED_AT_ONCE_MAX } from '@plumbline/contract/projects/project-lists.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client.ts';
import { worksChanged } from '../../api/works-cache.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { toast } from '../../ui/toast/toast.ts';
import { projectsChanged } from '../queries/project-queries.ts';

type Where = { readonly projectId: string } | { readonly title: string };
type Which = { readonly viewId: string } | { readonly name: string };

/** Puts works into a view, and back to where each of them was. */
export function useAddToProject(tasks: readonly Task[]) {
  const { t } = useTranslation('projects');
  const locale = useLocale();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const changed = () => {
    projectsChanged(client);
    worksChanged(client);
    for (const key of ['task', 'tasks']) void client.invalidateQueries({ queryKey: [key] });
  };
  const attempt = async (work: () => Promise<void>): Promise<boolean> => {
    setBusy(true);
    try {
      await work();
      return true;
    } catch (error) {
      toast.error(userMessage(error, locale));
      return false;
    } finally {
      setBusy(false);
      changed();
    }
  };
  const putBack = () =>
    attempt(async () => {
      const homeless = tasks.filter(({ place }) => place === null).map(({ taskId }) => taskId);
      for (const part of inParts(homeless)) await api('takeOutTasks', { body: { taskIds: part } });
      const placed = Map.groupBy(
        tasks.filter(({ place }) => place !== null),
        ({ place }) => `${place?.projectId} ${place?.viewId}`,
      );
      for (const group of placed.values()) {
        const place = group[0]?.place;
        if (place) await placeAll(place, group);
      }
    });
  const add = (where: Where, which: Which) =>
    attempt(async () => {
      const projectId =
        'projectId' in where
          ? where.projectId
          : (await api('createProject', { body: { title: where.title } })).projectId;
      const viewId =
        'viewId' in which
          ? which.viewId
          : (await api('addView', { params: { projectId }, body: { name: which.name } })).viewId;
      const view = await placeAll({ projectId, viewId }, tasks);
      toast.success(t('added', { count: tasks.length, name: view }), {
        label: t('undo'),
        act: () => void putBack(),
      });
    });
  return { busy, add };
}

/** @returns the name of the view */
async function placeAll(
  { projectId, viewId }: { readonly projectId: string; readonly viewId: string },
  tasks: readonly Task[],
): Promise<string> {
  let name = '';
  for (const taskIds of inParts(tasks.map(({ taskId }) => taskId)))
    ({ name } = await api('placeTasks', { params: { projectId, viewId }, body: { taskIds } }));
  return name;
}

function inParts(ids: readonly string[]): string[][] {
  const count = Math.ceil(ids.length / PLACED_AT_ONCE_MAX);
  return Array.from({ length: count }, (_, at) =>
    ids.slice(at * PLACED_AT_ONCE_MAX, (at + 1) * PLACED_AT_ONCE_MAX),
  );
}
