import type { Database } from '../../ports/database.ts';
import type { ClaimedTask } from './claim-task.ts';

/** @returns false where the claim is lost and the work should stop */
export async function reportProgress(
  database: Database,
  { task: { taskId, userId, claim } }: ClaimedTask,
  progress: number,
  stage: string,
  at: Date,
): Promise<boolean> {
  return database.transaction(async (repositories) => {
    const held = await repositories.tasks.changeProgress(taskId, claim, progress, stage);
    if (held) await repositories.taskEvents.append(userId, taskId, at, { queueMoved: false });
    return held;
  });
}
