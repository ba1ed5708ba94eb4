import type { Database } from '../../ports/database.ts';
import { holdsClaim } from '../task-record.ts';
import type { ClaimedTask } from './claim-task.ts';

/** How long an interrupted task waits before it is tried again, by the claims that it has had. */
const RETRY_MS = [1_000, 3_000, 10_000];
/** Until a task that met an outage is tried again; its worker has something else to do meanwhile. */
const OUTAGE_MS = 5_000;

/** Its worker stops, what it needs is away for a while, or something else around it failed. */
export type ReleaseReason = 'stopping' | 'outage' | 'interrupted';

/**
 * Gives a task back because its worker stops, or what it needs is away: then the attempt does not count; or because something
 * else around it failed: then it does. It stands where it would stand had it never been taken. One whose batch was paused meanwhile
 * is held as the others are.
 *
 * @returns false where the claim is lost
 */
export async function releaseTask(
  database: Database,
  { task: { taskId, claim, attempts } }: ClaimedTask,
  { at, why }: { readonly at: Date; readonly why: ReleaseReason },
): Promise<boolean> {
  return database.transaction(async (repositories) => {
    const task = await repositories.tasks.lock(taskId);
    if (!holdsClaim(task, claim)) return false;
    const held = task.batchId !== null && (await repositories.batches.isPaused(task.batchId));
    await repositories.tasks.change(taskId, {
      state: 'queued',
      heldBy: null,
      stage: null,
      preview: null,
      held,
      attempts: why === 'interrupted' ? attempts : attempts - 1,
      retryAt: why === 'stopping' ? null : new Date(at.getTime() + waitOf(why, attempts)),
    });
    await repositories.taskPreviews.remove(taskId);
    await repositories.queue.enqueue(taskId);
    await repositories.taskEvents.append(task.userId, taskId, at, { queueMoved: true });
    return true;
  });
}

function waitOf(why: 'outage' | 'interrupted', attempts: number): number {
  if (why === 'outage') return OUTAGE_MS;
  return RETRY_MS[Math.min(attempts, RETRY_MS.length) - 1] ?? 0;
}
