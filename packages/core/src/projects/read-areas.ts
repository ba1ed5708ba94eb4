import type { Areas, PlanAreas } from '@plumbline/contract/api/schedules.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { APPLIED_AT_ONCE_MAX } from '@plumbline/contract/projects/project-lists.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import type { ImageRecord } from '../images/image.ts';
import { readStoredScene } from '../scenes/stored-reading.ts';
import { measureProjectModels, rounded, type ProjectModel } from './measure-models.ts';
import { areasOfModels } from './model-rows.ts';
import { areasOfPlans, roomsOf, scaleOf, squareMetres } from './plan-rooms.ts';
import type { ScheduleRowRecord, ViewSummary } from './project-record.ts';
import { requireProject } from './require-project.ts';
import type { EffectDependencies } from './schedule-effects.ts';
import { lineageOf } from './view-render.ts';

interface PlanOfView {
  readonly view: ViewSummary;
  readonly plan: ImageRecord;
}

/**
 * Areas by material and room as the project's models give them, and of rooms as its floor plans do; what was measured is kept
 * beside them.
 *
 * @throws AppError `NOT_FOUND`
 */
export async function readAreas(
  dependencies: EffectDependencies,
  userId: string,
  projectId: string,
  signal: AbortSignal,
): Promise<Areas> {
  const { database } = dependencies;
  await requireProject(database, userId, projectId);
  const rows = await database.projects.schedule(projectId);
  const views = await database.projects.listViews(projectId);
  const [plans, models] = await Promise.all([
    findPlans(dependencies, views).then((found) =>
      Promise.all(found.map((plan) => measurePlan(dependencies, plan, signal))),
    ),
    measureProjectModels(dependencies, userId, views, signal),
  ]);
  return { plans, models: models.map(({ told }) => told), rows: areasOfRows(rows, plans, models) };
}

/** A model is exact and a plan is not, and both are mostly of the same house: what a model tells no plan adds to. */
function areasOfRows(
  rows: readonly ScheduleRowRecord[],
  plans: readonly PlanAreas[],
  models: readonly ProjectModel[],
): Areas['rows'] {
  const ofModels = areasOfModels(rows, models);
  const ofPlans = new Map(areasOfPlans(rows, plans).map((area) => [area.rowId, area]));
  const incomplete = models.some(({ areas }) => areas === null);
  return rows.flatMap(({ rowId }): Areas['rows'] => {
    const areaM2 = ofModels.get(rowId);
    if (areaM2 !== undefined)
      return [{ rowId, areaM2: rounded(areaM2), from: 'model', estimated: false, incomplete }];
    const ofPlan = ofPlans.get(rowId);
    return ofPlan ? [{ ...ofPlan, from: 'plan' }] : [];
  });
}

/** The floor plans that views go back to: each once, in the first view that it is in. */
async function findPlans(
  { database }: Pick<EffectDependencies, 'database'>,
  views: readonly ViewSummary[],
): Promise<PlanOfView[]> {
  const found = new Map<string, PlanOfView>();
  for (const view of views) {
    const steps = await lineageOf(database, view);
    const root = steps.at(-1);
    if (!root || found.has(root.imageId)) continue;
    const tasks = await database.tasks.findMany(steps.flatMap(({ taskId }) => taskId ?? []));
    const isPlan =
      root.kind === 'plan'
        ? tasks.every(({ request }) => TOOLS[request.function].sceneSpace !== 'site')
        : tasks.some(({ request }) => TOOLS[request.function].sceneSpace === 'plan');
    const plan = isPlan ? await database.images.find(root.imageId) : undefined;
    if (plan && !plan.deletedAt) found.set(plan.imageId, { view, plan });
    if (found.size >= APPLIED_AT_ONCE_MAX) break;
  }
  return [...found.values()];
}

async function measurePlan(
  dependencies: EffectDependencies,
  { view, plan: picture }: PlanOfView,
  signal: AbortSignal,
): Promise<PlanAreas> {
  const { viewId, name } = view;
  const nothing = { rooms: [], areaM2: null, building: null, scale: 'unknown' } as const;
  const common = { viewId, name, imageId: picture.imageId };
  try {
    const reading = await readStoredScene(dependencies, picture, { space: 'plan' }, signal);
    const { plan, width, height } = reading;
    if (!plan) return { ...common, ...nothing, rooms: [], state: 'no-rooms' };
    const { source, mmPerPixel } = scaleOf(plan, { width, height }, view.scale);
    const rooms = roomsOf(reading, view);
    const { x0, y0, x1, y1 } = plan.building;
    return {
      ...common,
      state: 'read',
      scale: source,
      building: {
        x0: x0 / width,
        y0: y0 / height,
        x1: Math.min(1, x1 / width),
        y1: Math.min(1, y1 / height),
      },
      rooms: rooms.map(({ at, type, name: called, area }) => ({
        type,
        name: called,
        at: [at[0], at[1]],
        areaM2: squareMetres(area, mmPerPixel),
      })),
      areaM2: squareMetres(
        rooms.reduce((sum, { area }) => sum + area, 0),
        mmPerPixel,
      ),
    };
  } catch (error) {
    if (signal.aborted || !(error instanceof AppError)) throw error;
    return { ...common, ...nothing, rooms: [], state: 'unread' };
  }
}
