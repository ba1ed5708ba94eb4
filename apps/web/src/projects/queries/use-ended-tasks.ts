import type { Task } from '@plumbline/contract/api/tasks.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { projectsChanged } from './project-queries.ts';

/** Has projects and their version trees asked for anew when a render is done: what stands for a view may have changed. */
export function useEndedTasks(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      client.getQueryCache().subscribe(({ type, query }) => {
        if (type !== 'updated' || query.queryKey[0] !== 'task') return;
        const task = query.state.data as Task | undefined;
        if (task?.state !== 'done' || told.has(task.taskId)) return;
        told.add(task.taskId);
        projectsChanged(client);
        void client.invalidateQueries({ queryKey: ['versions'] });
      }),
    [client],
  );
}

/** The same task is heard of again and again. */
const told = new Set<string>();
