import type { Batch } from '@plumbline/contract/api/batches.ts';
import type { Task } from '@plumbline/contract/api/tasks.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { batchQuery } from '../batch-queries.ts';

/** Cells that end together are asked for together. */
const TOGETHER_MS = 400;

/** A batch goes on as its tasks do: progress is taken from their news, and what ended is asked for with its names. */
export function useBatchNews(batchId: string): void {
  const client = useQueryClient();
  useEffect(() => {
    const { queryKey } = batchQuery(batchId);
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const askSoon = () => {
      waiting ??= setTimeout(() => {
        waiting = undefined;
        void client.invalidateQueries({ queryKey });
      }, TOGETHER_MS);
    };
    const stop = client.getQueryCache().subscribe(({ type, query }) => {
      const task = query.state.data as Task | undefined;
      if (type !== 'updated' || query.queryKey[0] !== 'task' || task?.batch?.batchId !== batchId) return;
      const known = client.getQueryData<Batch>(queryKey)?.tasks.find(({ taskId }) => taskId === task.taskId);
      if (!known || known.state !== task.state || known.held !== task.batch.held) askSoon();
      else if (known.progress !== task.progress)
        client.setQueryData<Batch>(queryKey, (batch) => batch && withProgress(batch, task));
    });
    return () => {
      stop();
      clearTimeout(waiting);
    };
  }, [batchId, client]);
}

function withProgress(batch: Batch, { taskId, progress, stage }: Task): Batch {
  const tasks = batch.tasks.map((task) => (task.taskId === taskId ? { ...task, progress, stage } : task));
  return { ...batch, tasks };
}
