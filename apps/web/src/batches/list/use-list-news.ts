import type { Task } from '@plumbline/contract/api/tasks.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { batchListQuery } from '../batch-queries.ts';

/** As often as a list of hundreds is worth asking for. */
const TOGETHER_MS = 1500;

/** Cards go on as their tasks do. */
export function useListNews(): void {
  const client = useQueryClient();
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const stop = client.getQueryCache().subscribe(({ type, query }) => {
      const task = query.state.data as Task | undefined;
      if (type !== 'updated' || query.queryKey[0] !== 'task' || !task?.batch) return;
      waiting ??= setTimeout(() => {
        waiting = undefined;
        void client.invalidateQueries({ queryKey: batchListQuery.queryKey });
      }, TOGETHER_MS);
    });
    return () => {
      stop();
      clearTimeout(waiting);
    };
  }, [client]);
}
