import type { Database } from '../ports/database.ts';
import { endTask } from './end-task.ts';

/** How long a task waits for a worker that can do it while others are there: longer than a machine takes to start, or to be restarted. */
const PATIENCE_MS = 900_000;

/**
 * Ends tasks that no living worker can do, and none could for a quarter of an hour: nobody would tell their owners, and their
 * tickets would be held for ever. While no worker lives at all everything waits: that is an outage, and what is asked for is not at fault.
 */
export async function endUnable(database: Database, at: Date): Promise<void> {
  const since = new Date(at.getTime() - PATIENCE_MS);
  for (const taskId of await database.tasks.findUnable(at, since))
    await database.transaction(async (repositories) => {
      const task = await repositories.tasks.lock(taskId);
      if (task?.state !== 'queued' || task.held) return;
      await endTask(repositories, task, { state: 'failed', error: 'NO_WORKER', at });
    });
}
