import type { Database } from '../../ports/database.ts';
import type { TaskPreview } from '../task-preview-repository.ts';
import type { ClaimedTask } from './claim-task.ts';

export interface TaskProgress {
  readonly progress: number;
  readonly stage: string;
  /** A new coarse picture; absent: the one before stays. */
  readonly preview?: TaskPreview | undefined;
}

/** @returns false where the claim is lost and the work should stop */
export async function reportProgress(
  database: Database,
  { task: { taskId, userId, claim } }: ClaimedTask,
  { progress, stage, preview }: TaskProgress,
  at: Date,
): Promise<boolean> {
  return database.transaction(async (repositories) => {
    const mark = preview && { number: preview.number, width: preview.width, height: preview.height };
    const held = await repositories.tasks.changeProgress(taskId, claim, {
      progress,
      stage,
      ...(mark && { preview: mark }),
    });
    if (!held) return false;
    // The row is locked by now: a task that ends takes its picture with it, before or after this one.
    if (preview) await repositories.taskPreviews.save(taskId, preview);
    await repositories.taskEvents.append(userId, taskId, at, { queueMoved: false });
    return true;
  });
}
