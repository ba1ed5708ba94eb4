import type { ModelAssignment } from '@plumbline/contract/api/model-view.ts';
import type { ScheduleEffect, ScheduleEffects } from '@plumbline/contract/api/schedules.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { APPLIED_AT_ONCE_MAX } from '@plumbline/contract/projects/project-lists.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { sceneSpaceOf } from '@plumbline/contract/tools/scene-space-of.ts';
import { roleOf } from '../access/role-of.ts';
import { quotePrices } from '../engines/quote-prices.ts';
import { imageUrls } from '../images/image-urls.ts';
import { engineRequest } from '../own-content/engine-request.ts';
import { applyChanges } from '../scenes/apply-changes.ts';
import { anchorOf, createRegionFinder } from '../scenes/find-region.ts';
import { findChanges } from '../scenes/standing-changes.ts';
import { type ReadingDependencies, readStoredScene } from '../scenes/stored-reading.ts';
import type { ProjectDependencies } from './project-dependencies.ts';
import type { ProjectRecord, ScheduleRowRecord, ViewSummary } from './project-record.ts';
import { requireProject } from './require-project.ts';
import { type ReadRegion, type ResolvedRows, resolveRows } from './resolve-rows.ts';
import { measureModel } from '../models/measure-model.ts';
import type { ModelAreaDependencies } from './measure-models.ts';
import { resolveModelRows } from './resolve-model-rows.ts';
import { roomsOf } from './plan-rooms.ts';
import { findRender, lineageOf, settingsOf, type ViewRender } from './view-render.ts';

export type EffectDependencies = ProjectDependencies & ReadingDependencies & ModelAreaDependencies;

/** What the schedule does in one view. */
export interface ViewEffect {
  readonly view: ViewSummary;
  readonly idle: ScheduleEffect['idle'];
  readonly render: ViewRender | undefined;
  readonly resolved: ResolvedRows;
  /** Of a render of a model: what its parts are made of then. */
  readonly materials?: readonly ModelAssignment[];
}

/** The views that are named, else the project's first ones. @throws AppError `NOT_FOUND` for one that is none of the project's */
export async function chosenViews(
  { database }: Pick<ProjectDependencies, 'database'>,
  { projectId }: ProjectRecord,
  viewIds: readonly string[] | undefined,
): Promise<ViewSummary[]> {
  const views = await database.projects.listViews(projectId);
  if (viewIds === undefined) return views.slice(0, APPLIED_AT_ONCE_MAX);
  const byId = new Map(views.map((view) => [view.viewId, view]));
  return [...new Set(viewIds)].map((viewId) => {
    const view = byId.get(viewId);
    if (!view) throw new AppError('NOT_FOUND', `view of ${projectId}`);
    return view;
  });
}

/**
 * Looks at what the schedule says of the picture that stands for a view. A picture that cannot be read now is said to be so; it
 * stops no other view.
 */
export async function findEffect(
  dependencies: EffectDependencies,
  view: ViewSummary,
  rows: readonly ScheduleRowRecord[],
  signal: AbortSignal,
): Promise<ViewEffect> {
  const { database, materialOf } = dependencies;
  const nothing = {
    corrections: [],
    rows: rows.map(({ rowId }) => ({ rowId, idle: 'no-such-part' as const, share: 0 })),
  };
  const steps = await lineageOf(database, view);
  if (steps.length === 0) return { view, idle: 'no-picture', render: undefined, resolved: nothing };
  const render = await findRender(database, steps);
  if (!render) return { view, idle: 'no-tool', render, resolved: nothing };
  if (render.task.request.modelId !== undefined)
    return findModelEffect(dependencies, { view, render, resolved: nothing }, rows, signal);
  const base = await database.images.find(render.task.baseImageId ?? '');
  if (!base || base.deletedAt || base.ownerId !== view.userId)
    return { view, idle: 'base-gone', render, resolved: nothing };
  const { request, content } = render.task;
  const space = sceneSpaceOf(TOOLS[request.function], engineRequest(request, content).classifyId1);
  if (space === undefined) return { view, idle: 'no-tool', render, resolved: nothing };
  try {
    const changes = await findChanges(database, base, space);
    const idMap = changes.idMap === undefined ? undefined : await database.images.find(changes.idMap);
    const reading = await readStoredScene(dependencies, base, { space, idMap }, signal);
    const regionAt = createRegionFinder(reading);
    const rooms = new Map(roomsOf(reading, view).map(({ at: [x, y], type }) => [regionAt([x, y])?.id, type]));
    const regions = applyChanges(reading, changes.corrections).map((region): ReadRegion => {
      const { id, class: name, areaShare, lock } = region;
      const room = space === 'plan' ? (rooms.get(id) ?? null) : view.room;
      return { id, class: name, areaShare, lock, room, at: anchorOf(region, reading) };
    });
    const resolved = resolveRows(rows, regions, space, materialOf);
    return { view, idle: resolved.corrections.length === 0 ? 'no-effect' : null, render, resolved };
  } catch (error) {
    if (signal.aborted || !(error instanceof AppError)) throw error;
    return { view, idle: 'not-read', render, resolved: nothing };
  }
}

async function findModelEffect(
  { measuring, materialOf }: EffectDependencies,
  { view, render, resolved }: { readonly render: ViewRender } & Pick<ViewEffect, 'view' | 'resolved'>,
  rows: readonly ScheduleRowRecord[],
  signal: AbortSignal,
): Promise<ViewEffect> {
  const { request, content } = render.task;
  const { modelId = '', materials = [] } = request;
  try {
    // The version that a start uses, and as the file has it.
    const areas = await measureModel(measuring, { userId: view.userId, modelId, materials: [] }, signal);
    const { moreCategoryIds } = TOOLS[request.function];
    const space = sceneSpaceOf(
      { sceneSpace: 'exterior', ...(moreCategoryIds ? { moreCategoryIds } : {}) },
      engineRequest(request, content).classifyId1,
    );
    const found = resolveModelRows(
      rows,
      { areas, space: space === 'interior' ? space : 'exterior', room: view.room, materials },
      materialOf,
    );
    return {
      view,
      idle: found.acts ? null : 'no-effect',
      render,
      resolved: { corrections: [], rows: found.rows },
      materials: found.materials,
    };
  } catch (error) {
    if (signal.aborted || !(error instanceof AppError)) throw error;
    const gone = error.code === 'GONE' || error.code === 'NOT_FOUND';
    return { view, idle: gone ? 'model-gone' : 'not-read', render, resolved };
  }
}

/** What applying the schedule would start in each view, and what it costs. @throws AppError `NOT_FOUND` */
export async function readScheduleEffects(
  dependencies: EffectDependencies,
  userId: string,
  { projectId, viewIds }: { readonly projectId: string; readonly viewIds: readonly string[] | undefined },
  signal: AbortSignal,
): Promise<ScheduleEffects> {
  const { database } = dependencies;
  const project = await requireProject(database, userId, projectId);
  const rows = await database.projects.schedule(projectId);
  const at = dependencies.clock.now();
  const role = roleOf((await database.identity.findUser(userId)) ?? null, at);
  const quote = await quotePrices(database, role, at);
  const views = await chosenViews({ database }, project, viewIds);
  const found = await Promise.all(views.map((view) => findEffect(dependencies, view, rows, signal)));
  const described = found.map(({ view: { viewId, name }, idle, render, resolved }): ScheduleEffect => {
    const tickets = render && idle === null ? quote(settingsOf(render)).total : 0;
    return {
      viewId,
      name,
      idle,
      from: render ? describeRender(render) : null,
      tickets,
      rows: [...resolved.rows],
    };
  });
  return {
    revision: project.scheduleRevision,
    views: described,
    tickets: described.reduce((sum, { tickets }) => sum + tickets, 0),
  };
}

function describeRender({ task, imageId, laterEdits }: ViewRender): NonNullable<ScheduleEffect['from']> {
  const { taskId, request } = task;
  return {
    taskId,
    imageId,
    function: request.function,
    thumbnailUrl: imageUrls(imageId).thumbnailUrl,
    laterEdits,
  };
}
