import type { ImageRecord } from '../../images/image.ts';
import type { Database, Repositories } from '../../ports/database.ts';
import { endTask } from '../end-task.ts';
import { together } from '../together.ts';
import { type TaskInputs, inputIds } from '../task-inputs.ts';
import { type TaskInputRole, type TaskRecord, isOpen } from '../task-record.ts';

/** A first run and two more. */
const MAX_ATTEMPTS = 3;

export interface ClaimedTask {
  readonly task: TaskRecord;
  /** The pictures it works from, all there. */
  readonly inputs: TaskInputs;
  /** Variants that no earlier claim has delivered. */
  readonly missing: readonly number[];
}

/**
 * Takes a task over for running, also from a worker that died in the middle of it; from now on only this claim may
 * deliver. A task that took its worker down too often, or one of whose pictures was deleted, ends here as failed.
 *
 * @returns undefined where there is nothing to run (ended, deleted, held or taken by another meanwhile)
 */
export async function claimTask(
  database: Database,
  taskId: string,
  at: Date,
  by?: ClaimBy,
): Promise<ClaimedTask | undefined> {
  return database.transaction((repositories) => claimLocked(repositories, taskId, by, at));
}

/** Who claims a task that it chose. */
export interface ClaimBy {
  readonly workerId: string;
  /** Number of the claim before it when it was chosen: where another worker was quicker it is not claimed. */
  readonly claim: number;
}

async function claimLocked(
  repositories: Repositories,
  taskId: string,
  by: ClaimBy | undefined,
  at: Date,
): Promise<ClaimedTask | undefined> {
  const task = await repositories.tasks.lock(taskId);
  if (!task || !isOpen(task.state) || task.held || (by && by.claim !== task.claim)) return undefined;
  // A first claim finds no images.
  const delivered =
    task.claim === 0 ? [] : (await repositories.tasks.listImages([taskId])).map((image) => image.variant);
  const missing = Array.from({ length: task.request.count }, (_, variant) => variant).filter(
    (variant) => !delivered.includes(variant),
  );
  if (task.attempts >= MAX_ATTEMPTS) {
    await endTask(repositories, task, {
      state: delivered.length > 0 ? 'done' : 'failed',
      error: missing.length > 0 ? 'RENDER_FAILED' : null,
      at,
    });
    return undefined;
  }
  const inputs = await findInputs(repositories, task);
  if (!inputs) {
    await endTask(repositories, task, { state: 'failed', error: 'IMAGE_NOT_FOUND', at });
    return undefined;
  }
  const change = {
    state: 'running' as const,
    claim: task.claim + 1,
    heldBy: by?.workerId ?? null,
    retryAt: null,
    attempts: task.attempts + 1,
    startedAt: task.startedAt ?? at,
    progress: delivered.length / task.request.count,
    stage: null,
    preview: null,
  };
  await together([
    repositories.tasks.change(taskId, change),
    repositories.tasks.noteServed(task.userId, at),
    task.preview && repositories.taskPreviews.remove(taskId),
    repositories.taskEvents.append(task.userId, taskId, at, { queueMoved: true }),
  ]);
  return { task: { ...task, ...change }, inputs, missing };
}

/** @returns undefined where one of them was deleted meanwhile */
async function findInputs({ images }: Repositories, task: TaskRecord): Promise<TaskInputs | undefined> {
  const wanted = Object.entries(inputIds(task.request)) as [TaskInputRole, string][];
  const found = await images.findMany([...new Set(wanted.map(([, id]) => id))]);
  const inputs: Partial<Record<TaskInputRole, ImageRecord>> = {};
  for (const [role, id] of wanted) {
    const image = found.find((candidate) => candidate.imageId === id);
    // A reference or texture without a row is a library material, which the engine knows by its id.
    if (!image && (role === 'reference' || role === 'texture')) continue;
    if (!image || image.deletedAt) return undefined;
    inputs[role] = image;
  }
  return inputs;
}
