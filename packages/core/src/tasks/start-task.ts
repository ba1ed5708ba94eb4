import { randomUUID } from 'node:crypto';
import { UNLIMITED } from '@plumbline/contract/access/quotas.ts';
import {
  SCENE_CORRECTIONS_MAX,
  type SceneChanges,
  type SceneCorrection,
} from '@plumbline/contract/api/scene.ts';
import type { RenderRequest, StartTaskBody } from '@plumbline/contract/api/start-task.ts';
import type { StartedTask } from '@plumbline/contract/api/tasks.ts';
import type { Capabilities } from '@plumbline/contract/capabilities/capabilities.ts';
import type { UsedContent } from '@plumbline/contract/content/used-content.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { prepareRequest } from '@plumbline/contract/tools/prepare-request.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { sceneSpaceOf } from '@plumbline/contract/tools/scene-space-of.ts';
import type { ApiKey } from '../api-keys/api-key-repository.ts';
import { takeKeyTickets } from '../api-keys/take-key-tickets.ts';
import { findHiddenKeys } from '../access/find-hidden-keys.ts';
import { requireTool } from '../access/require-tool.ts';
import { requireTerm } from '../access/enterprise-term.ts';
import { roleOf } from '../access/role-of.ts';
import { agreeOn } from '../engines/agree-start.ts';
import type { User } from '../identity/user.ts';
import type { ImageRecord } from '../images/image.ts';
import type { PictureRanges } from '../images/picture-ranges.ts';
import { requireImage } from '../images/require-image.ts';
import type { Catalogue } from '../own-content/catalogue.ts';
import { engineRequest } from '../own-content/engine-request.ts';
import { resolveModelView } from '../models/resolve-model-view.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database, Repositories } from '../ports/database.ts';
import { findChanges, hasChanges } from '../scenes/standing-changes.ts';
import { currentTraceparent } from '../tracing/trace-context.ts';
import { planReservation } from '../tickets/reserve-tickets.ts';
import { chooseFreeWorker } from './choose-free-worker.ts';
import { lockStarts, requireCalm } from './lock-starts.ts';
import { waitOf } from './queue-place.ts';
import { requireBranch } from './require-branch.ts';
import { requireFitting } from './require-fitting.ts';
import { requireObject } from './require-object.ts';
import { type QueueLimits, requireRoom } from './require-room.ts';
import { searchTextOf } from './search-text.ts';
import { searchTokensOf } from './search-tokens.ts';
import { sizeNumber } from './size-number.ts';
import { requireInputs } from './task-inputs.ts';
import { FIRST_CLAIM, type TaskRecord } from './task-record.ts';
import { together } from './together.ts';
import { queueMoment } from './worker-repository.ts';

export interface StartTaskDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly freeDailyRenders: number;
  readonly capabilities: Capabilities;
  /** Tasks that one user may start within a minute. */
  readonly startBurst: number;
  readonly queueLimits: QueueLimits;
  /** What can be chosen now. */
  readonly catalogue: () => Promise<Catalogue>;
  readonly ranges: PictureRanges;
  readonly chooseSeed: () => number;
}

/** What only the program itself gives a start. */
export interface StartGiven {
  /** Of which there is one at most, so that a repeated start is known. */
  readonly taskId?: string;
  /** The view of a project that it belongs to, whatever its base says. */
  readonly viewId?: string;
  /** Over those that stand corrected of the base, for this task alone. */
  readonly corrections?: readonly SceneCorrection[];
  /** The key that asks, whose tickets of the day it takes. */
  readonly apiKey?: ApiKey | undefined;
}

/**
 * Checks the request, reserves its tickets and puts the task into the queue, or gives it to a worker that has a place free while nothing
 * waits: all of it or nothing.
 *
 * @throws AppError `MEMBERS_ONLY`, `FORBIDDEN` (the tool is hidden from the user's role), `IMAGE_REQUIRED`, `VALIDATION_FAILED`, `IMAGE_NOT_FOUND`, `REFERENCE_REQUIRED`, `PROMPT_REQUIRED`,
 *   `TASK_START_FAILED` (the queue gave no id), `ACCOUNT_EXPIRED`,
 *   `ENGINE_NOT_ALLOWED`, `REPLACEMENT_REQUIRED`, `CONTENT_GONE`, what `requireFitting` and `resolveModelView` throw, `WORDS_NOT_UNDERSTOOD`, `DAILY_COUNT_USED_UP`, `NOT_ENOUGH_TICKETS`, `API_KEY_TICKETS`, `TOO_MANY_REQUESTS`, `OWN_QUEUE_FULL`, `QUEUE_FULL`
 */
export async function startTask(
  {
    database,
    clock,
    freeDailyRenders,
    capabilities,
    startBurst,
    queueLimits,
    catalogue,
    ranges,
    chooseSeed,
  }: StartTaskDependencies,
  user: User,
  body: StartTaskBody,
  given: StartGiven = {},
): Promise<StartedTask> {
  const tool = TOOLS[body.function];
  await requireTerm(database, user, clock.now());
  const role = roleOf(user, clock.now());
  const [hidden, known] = await Promise.all([findHiddenKeys(database, role, capabilities), catalogue()]);
  requireTool(tool, role, hidden);
  const { categoryName, categoryParents, isMaterial, isObject, itemName, contentOf } = known;
  const prepared = await resolveModelView(
    database.models,
    prepareRequest(body, chooseSeed),
    user.id,
    isMaterial,
  );
  requireBranch(prepared, { categoryName, categoryParents });
  await requireObject(database.images, prepared, user.id, isObject);
  const pictures = await requireInputs(database.images, prepared, user.id, isMaterial);
  await requireFitting(prepared, pictures, ranges);
  const taskId = given.taskId ?? randomUUID();
  const { state, tickets } = await database.transaction(async (repositories) => {
    const at = clock.now();
    const holder = { id: user.id, role };
    const reserving = { holder, counter: 'tickets', at, freeDailyRenders, capabilities } as const;
    const ground = await lockStarts(repositories, reserving, given.taskId);
    const request = await withScene(repositories, prepared, user.id, {
      content: contentOf(prepared),
      corrections: given.corrections ?? [],
    });
    const content = contentOf(request);
    // Once more: one may have gone meanwhile, and the scene brings its own.
    const inputs = await requireInputs(repositories.images, request, user.id, isMaterial);
    const { base } = inputs;
    const { terms, price } = agreeOn(ground.offer, withKind(request, base), role);
    if (given.apiKey) await takeKeyTickets(repositories, given.apiKey, price.images * price.perImage, at);
    const cost = {
      taskId,
      variants: price.images,
      ticketsPerVariant: price.perImage,
      reason: `startTask ${request.function}`,
    };
    const { entries, left } = planReservation(ground.sums, reserving, [cost]);
    requireCalm(ground.started, startBurst);
    requireRoom(ground.waiting, queueLimits, 1);
    // A task that goes on from a picture of a view, or begins with the same one, belongs to that view, too.
    const viewId = given.viewId ?? (base && (await repositories.projects.viewFor(user.id, base.imageId)));
    // Who waits comes first: then the queue decides.
    const workerId =
      ground.waiting.all > 0
        ? undefined
        : chooseFreeWorker(ground.offer.workers, ground.running, {
            function: request.function,
            size: sizeNumber(request.size),
            engineId: terms.engineId,
          });
    const isGiven = workerId !== undefined;
    const task: TaskRecord = {
      taskId,
      userId: user.id,
      state: isGiven ? 'running' : 'queued',
      request: withKind(request, base),
      content,
      baseImageId: base?.imageId ?? null,
      searchText: searchTextOf(request, { categoryName, itemName }),
      claim: isGiven ? FIRST_CLAIM : 0,
      heldBy: workerId ?? null,
      retryAt: null,
      traceparent: currentTraceparent() ?? null,
      attempts: 0,
      ticketsPerImage: left === UNLIMITED ? 0 : price.perImage,
      engineTerms: terms,
      seenBy: [],
      progress: 0,
      stage: null,
      preview: null,
      error: null,
      engineId: null,
      engineVersion: null,
      favourite: false,
      batchId: null,
      batchPosition: null,
      held: false,
      createdAt: at,
      startedAt: isGiven ? at : null,
      finishedAt: null,
    };
    const imageIds = [...new Set(Object.values(inputs).map(({ imageId }) => imageId))];
    const [, , , isTaken] = await together([
      repositories.ledger.append(entries),
      isGiven && repositories.tasks.noteServed(user.id, at),
      repositories.tasks.add(task, searchTokensOf([task.searchText], task.request)),
      isGiven ? repositories.queue.give(taskId, workerId) : repositories.queue.enqueue(taskId),
      repositories.images.addUses(taskId, imageIds),
      viewId !== undefined && repositories.projects.placeTasks({ viewId, userId: user.id }, [taskId], at),
      // Who started it has the answer: their pages may hear of it with what comes next.
      repositories.taskEvents.append(user.id, taskId, at, { queueMoved: false, mayWait: true }),
    ]);
    if (!isTaken) throw new AppError('TASK_START_FAILED', `the queue did not take ${taskId}`);
    return { state: task.state, tickets: left };
  });
  const places = await database.tasks.places([taskId], queueMoment(clock.now()));
  return { taskId, state, ...waitOf(places.get(taskId)), tickets };
}

/** What was detected at upload becomes part of the request, so that a later detection cannot change a result. */
export function withKind(request: RenderRequest, base: ImageRecord | undefined): RenderRequest {
  if (request.imageKind !== undefined || !base || base.kind === null) return request;
  return { ...request, imageKind: base.kind };
}

/** What stands corrected of the base now: a later correction is of later tasks. */
export async function withScene(
  repositories: Repositories,
  request: RenderRequest,
  userId: string,
  { content, corrections }: { content: UsedContent | null; corrections: readonly SceneCorrection[] },
): Promise<RenderRequest> {
  const { classifyId1 } = engineRequest(request, content);
  const sceneSpace = sceneSpaceOf(TOOLS[request.function], classifyId1);
  if (request.upload_img === undefined || sceneSpace === undefined) return request;
  const base = await requireImage(repositories.images, request.upload_img, userId);
  const standing = await findChanges(repositories, base, sceneSpace);
  const scene = withCorrections(standing, corrections);
  return hasChanges(scene) ? { ...request, scene } : request;
}

/** Later ones win; of the standing ones the oldest go where there are too many. */
function withCorrections(standing: SceneChanges, added: readonly SceneCorrection[]): SceneChanges {
  const room = SCENE_CORRECTIONS_MAX - added.length;
  const kept = room > 0 ? standing.corrections.slice(-room) : [];
  return { ...standing, corrections: [...kept, ...added] };
}
