import type { BatchCounts, BatchState } from '@plumbline/contract/api/batches.ts';
import type { TaskState } from '@plumbline/contract/api/tasks.ts';
import { type BatchRecord, cellCount } from './batch-record.ts';

/** What a batch comes to, by how many of its cells are in which state. */
export function summaryOf(batch: BatchRecord, states: ReadonlyMap<TaskState, number>) {
  const { batchId, title, order, tickets, createdAt } = batch;
  const counts = countsOf(states);
  return {
    batchId,
    title,
    function: order.common.function,
    state: stateOf(batch, counts),
    cells: cellCount(order),
    counts,
    tickets,
    createdAt: createdAt.toISOString(),
  };
}

function countsOf(states: ReadonlyMap<TaskState, number>): BatchCounts {
  const of = (state: TaskState) => states.get(state) ?? 0;
  return {
    waiting: of('queued'),
    running: of('running'),
    done: of('done'),
    failed: of('failed'),
    cancelled: of('cancelled'),
  };
}

/** A paused batch of which nothing waits any more is over. */
function stateOf({ pausedAt, cancelledAt }: BatchRecord, { waiting, running }: BatchCounts): BatchState {
  if (waiting > 0 && pausedAt !== null) return 'paused';
  if (waiting + running > 0) return 'running';
  return cancelledAt === null ? 'done' : 'cancelled';
}
