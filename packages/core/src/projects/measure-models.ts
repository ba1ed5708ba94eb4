import type { ModelAreas } from '@plumbline/contract/api/model-areas.ts';
import type { ModelAssignment } from '@plumbline/contract/api/model-view.ts';
import type { ProjectModelAreas } from '@plumbline/contract/api/schedules.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { APPLIED_AT_ONCE_MAX } from '@plumbline/contract/projects/project-lists.ts';
import { type DrawingDependencies } from '../models/draw-model.ts';
import { measureModel } from '../models/measure-model.ts';
import type { MeasuredModel } from './model-rows.ts';
import type { MaterialOf, ViewSummary } from './project-record.ts';
import { roomTypeOfName } from './room-type-of-name.ts';
import { lineageOf } from './view-render.ts';

export interface ModelAreaDependencies {
  readonly measuring: DrawingDependencies;
  readonly materialOf: MaterialOf;
}

/** A model as the newest render of it in a project shows it. */
interface RenderedModel {
  readonly view: ViewSummary;
  readonly modelId: string;
  readonly hash: string;
  readonly materials: readonly ModelAssignment[];
  readonly renderedAt: Date;
}

export interface ProjectModel extends MeasuredModel {
  readonly told: ProjectModelAreas;
}

/**
 * Measures the models that views are renders of, each as the newest of these renders shows it: its export and its materials. What is hidden or
 * cut away in a view is counted: the building has it.
 */
export async function measureProjectModels(
  dependencies: ModelAreaDependencies,
  userId: string,
  views: readonly ViewSummary[],
  signal: AbortSignal,
): Promise<ProjectModel[]> {
  const found = await findModels(dependencies.measuring, views);
  return Promise.all(found.map((model) => measure(dependencies, userId, model, signal)));
}

async function findModels(
  { database }: DrawingDependencies,
  views: readonly ViewSummary[],
): Promise<RenderedModel[]> {
  const found = new Map<string, RenderedModel>();
  for (const view of views) {
    const steps = await lineageOf(database, view);
    const tasks = await database.tasks.findMany(steps.flatMap(({ taskId }) => taskId ?? []));
    for (const { request, createdAt } of tasks) {
      const { modelId, modelHash, materials = [] } = request;
      if (modelId === undefined || modelHash === undefined) continue;
      const known = found.get(modelId);
      if (known && known.renderedAt > createdAt) continue;
      found.set(modelId, { view, modelId, hash: modelHash, materials, renderedAt: createdAt });
    }
    if (found.size >= APPLIED_AT_ONCE_MAX) break;
  }
  return [...found.values()];
}

async function measure(
  { measuring, materialOf }: ModelAreaDependencies,
  userId: string,
  { view, modelId, hash, materials }: RenderedModel,
  signal: AbortSignal,
): Promise<ProjectModel> {
  const name = (await measuring.database.models.find(modelId))?.name ?? '';
  const common = { modelId, name, viewId: view.viewId };
  try {
    const areas = await measureModel(measuring, { userId, modelId, hash, materials }, signal);
    const rooms = new Map(
      areas.rooms.map((room) => [room.key, { name: room.name, type: roomTypeOfName(room.name) }]),
    );
    const floorM2 =
      rooms.size === 0 ? null : rounded(areas.rooms.reduce((sum, room) => sum + room.floorM2, 0));
    const surfaces = surfacesOf(areas).map((surface) => ({
      ...surface,
      materialName: surface.materialId === null ? null : (materialOf(surface.materialId)?.name ?? null),
      room: surface.room === null ? null : (rooms.get(surface.room) ?? null),
    }));
    return {
      areas,
      typeOf: (room) => rooms.get(room)?.type ?? 'room',
      told: { ...common, state: 'measured', floorM2, surfaces },
    };
  } catch (error) {
    if (signal.aborted || !(error instanceof AppError)) throw error;
    const state = error.code === 'GONE' || error.code === 'NOT_FOUND' ? 'gone' : 'unmeasured';
    return { areas: null, typeOf: () => 'room', told: { ...common, state, floorM2: null, surfaces: [] } };
  }
}

/** Whichever way they face, the largest first. */
function surfacesOf({ rows }: ModelAreas) {
  const sums = new Map<string, Omit<ModelAreas['rows'][number], 'facing'>>();
  for (const { facing: _facing, ...surface } of rows) {
    const key = JSON.stringify([surface.class, surface.material, surface.materialId, surface.room]);
    sums.set(key, { ...surface, areaM2: (sums.get(key)?.areaM2 ?? 0) + surface.areaM2 });
  }
  return [...sums.values()]
    .map((surface) => ({ ...surface, areaM2: rounded(surface.areaM2) }))
    .filter(({ areaM2 }) => areaM2 > 0)
    .toSorted((a, b) => b.areaM2 - a.areaM2);
}

/** To the hundredth. */
export function rounded(areaM2: number): number {
  return Math.round(areaM2 * 100) / 100;
}
