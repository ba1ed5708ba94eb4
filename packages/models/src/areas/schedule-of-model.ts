import type { Facing } from './facing.ts';
import type { ModelClass } from '../classes/class-list.ts';
import { classOf } from '../classes/class-of.ts';
import type { Model } from '../model/model.ts';
import { type MaterialAssignment, assignMaterials } from '../classes/assign-materials.ts';
import { measureAreas } from './measure-areas.ts';

/** Square metres of one finish in one room, as a schedule of materials counts them. */
export interface ScheduledArea {
  readonly class: ModelClass | null;
  /** What the file calls it. */
  readonly material: string;
  /** Of the library; null where nothing is assigned, and the part keeps its own. */
  readonly materialId: string | null;
  /** Key of the room; null for what lies in none, or where the file has none. */
  readonly room: string | null;
  /** Which way it looks into the room. */
  readonly facing: Facing;
  readonly areaM2: number;
}

/**
 * The areas of a model by class, material, room and the way they face, the largest first. One side of every face is counted: a wall that is modelled as a
 * block counts on both its sides, each for the room before it.
 */
export function scheduleOfModel(
  model: Model,
  assignments: readonly MaterialAssignment[],
  signal: AbortSignal,
): readonly ScheduledArea[] {
  const assigned = assignMaterials(assignments);
  const sums = new Map<string, ScheduledArea>();
  for (const { thing: index, material: made, room: inside, facing, areaM2 } of measureAreas(model, signal)) {
    const thing = model.things[index];
    const material = model.materials[made];
    if (thing === undefined || thing.setAside !== null) continue;
    const name = material?.name ?? '';
    const kind = classOf({ ...thing, material: name, opacity: material?.opacity ?? 1 });
    const room = inside === null ? null : (model.rooms[inside]?.key ?? null);
    const part = { thing: thing.key, material: name, layer: thing.layer, class: kind };
    const materialId = assigned(part) ?? null;
    const key = JSON.stringify([kind, name, materialId, room]);
    const faced = `${key} ${facing}`;
    const known = sums.get(faced);
    sums.set(faced, {
      class: kind,
      material: name,
      materialId,
      room,
      facing,
      areaM2: (known?.areaM2 ?? 0) + areaM2,
    });
  }
  return [...sums.values()].toSorted((a, b) => b.areaM2 - a.areaM2);
}
