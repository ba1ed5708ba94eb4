import type { EnginePolicy } from '@plumbline/contract/engines/engine-policy.ts';
import type { ErrorCode } from '@plumbline/contract/errors/catalogue.ts';
import { currentPolicy } from '../../engines/manage-engine-policy.ts';
import type { ImageRecord } from '../../images/image.ts';
import type { Database, Repositories } from '../../ports/database.ts';
import { endTask } from '../end-task.ts';
import { together } from '../together.ts';
import { type TaskInputs, inputIds } from '../task-inputs.ts';
import { FIRST_CLAIM, type TaskInputRole, type TaskRecord, holdsClaim, isOpen } from '../task-record.ts';
import type { WorkOffer } from './work-offer.ts';

/** A first run and two more. */
const MAX_ATTEMPTS = 3;

export interface ClaimedTask {
  readonly task: TaskRecord;
  /** The pictures it works from, all there. */
  readonly inputs: TaskInputs;
  /** Variants that no earlier claim has delivered. */
  readonly missing: readonly number[];
  /** Who may make it, as operators have set it now. */
  readonly policy: EnginePolicy;
}

/** How often the queue may move on while a worker reaches for a task; then it comes again a second later. */
const REACHES = 20;

/**
 * Takes over the task that is next for a worker; from now on only this claim may deliver. It is found, locked and claimed in one
 * transaction, so that no two workers reach for the same. One that took its worker down too often, or one of whose pictures was
 * deleted, ends here as failed.
 *
 * @returns undefined where nothing is there for this worker
 */
export async function claimNext(
  database: Database,
  offer: WorkOffer,
  now: () => Date,
): Promise<ClaimedTask | undefined> {
  for (let reach = 1; reach <= REACHES; reach += 1) {
    const at = now();
    if (offer.looksBack) await database.tasks.returnRetried(at);
    const found = await database.transaction(async (repositories) => {
      // The policy is sent for along with the first look, which does not depend on it.
      const [policy, task] = await together([
        currentPolicy(repositories),
        repositories.tasks.lockNext(offer, at),
      ]);
      if (typeof task === 'string') return task;
      return claimLocked(repositories, task, { policy, workerId: offer.workerId, at });
    });
    if (found === 'nothing') return undefined;
    if (found === 'moved') continue;
    if ('task' in found) return found;
    await endUnrunnable(database, found, at);
  }
  return undefined;
}

/**
 * Takes one task over, whatever else waits; else as `claimNext`.
 *
 * @returns undefined where there is nothing to run (ended, deleted, held)
 */
export async function claimTask(
  database: Database,
  taskId: string,
  at: Date,
): Promise<ClaimedTask | undefined> {
  const found = await database.transaction(async (repositories) => {
    const task = await repositories.tasks.lock(taskId);
    if (!task || !isOpen(task.state) || task.held) return undefined;
    return claimLocked(repositories, task, { policy: await currentPolicy(repositories), workerId: null, at });
  });
  if (found && !('task' in found)) return endUnrunnable(database, found, at);
  return found;
}

/**
 * What a worker needs of a task that its start gave to it; else as `claimNext`. The attempt is written down while the work begins: of a worker
 * that never hears of its task none is counted, and of one that dies of it within milliseconds one is missed.
 *
 * @param onFailed of writing it down
 * @returns undefined where there is nothing to run (ended meanwhile, taken over since)
 */
export async function takeGiven(
  database: Database,
  { taskId, workerId }: { readonly taskId: string; readonly workerId: string },
  now: () => Date,
  onFailed: (error: unknown) => void,
): Promise<ClaimedTask | undefined> {
  const [policy, task] = await Promise.all([currentPolicy(database), database.tasks.find(taskId)]);
  if (!holdsClaim(task, FIRST_CLAIM) || task.heldBy !== workerId) return undefined;
  const inputs = await findInputs(database, task);
  if (inputs) {
    database.tasks.countAttempt(taskId, FIRST_CLAIM).catch(onFailed);
    return { task: { ...task, attempts: 1 }, inputs, missing: variantsOf(task), policy };
  }
  const end = { state: 'failed', error: 'IMAGE_NOT_FOUND' } as const;
  return endUnrunnable(database, { taskId, claim: task.claim, end }, now());
}

/** A task that cannot run any more, as it was found. */
interface Unrunnable {
  readonly taskId: string;
  readonly claim: number;
  readonly end: { readonly state: 'done' | 'failed'; readonly error: ErrorCode | null };
}

/** In a transaction of its own: tickets are locked before places in the queue, and a claim has its owner's place already. */
async function endUnrunnable(
  database: Database,
  { taskId, claim, end }: Unrunnable,
  at: Date,
): Promise<undefined> {
  await database.transaction(async (repositories) => {
    const task = await repositories.tasks.lock(taskId);
    if (task && isOpen(task.state) && task.claim === claim) await endTask(repositories, task, { ...end, at });
  });
}

async function claimLocked(
  repositories: Repositories,
  task: TaskRecord,
  {
    policy,
    workerId,
    at,
  }: { readonly policy: EnginePolicy; readonly workerId: string | null; readonly at: Date },
): Promise<ClaimedTask | Unrunnable> {
  const { taskId, claim } = task;
  // A first claim finds no images.
  const delivered =
    claim === 0 ? [] : (await repositories.tasks.listImages([taskId])).map((image) => image.variant);
  const missing = variantsOf(task).filter((variant) => !delivered.includes(variant));
  if (task.attempts >= MAX_ATTEMPTS) {
    const state = delivered.length > 0 ? 'done' : 'failed';
    return { taskId, claim, end: { state, error: missing.length > 0 ? 'RENDER_FAILED' : null } };
  }
  const inputs = await findInputs(repositories, task);
  if (!inputs) return { taskId, claim, end: { state: 'failed', error: 'IMAGE_NOT_FOUND' } };
  const change = {
    state: 'running' as const,
    claim: claim + 1,
    heldBy: workerId,
    retryAt: null,
    attempts: task.attempts + 1,
    startedAt: task.startedAt ?? at,
    progress: delivered.length / task.request.count,
    stage: null,
    preview: null,
  };
  await together([
    repositories.tasks.noteServed(task.userId, at),
    repositories.tasks.change(taskId, change),
    task.preview && repositories.taskPreviews.remove(taskId),
    repositories.taskEvents.append(task.userId, taskId, at, { queueMoved: true, mayWait: true }),
  ]);
  return { task: { ...task, ...change }, inputs, missing, policy };
}

function variantsOf({ request }: TaskRecord): number[] {
  return Array.from({ length: request.count }, (_, variant) => variant);
}

/** @returns undefined where one of them was deleted meanwhile */
async function findInputs(
  { images }: Pick<Repositories, 'images'>,
  task: TaskRecord,
): Promise<TaskInputs | undefined> {
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
