import { FINISH_NAMES } from '@plumbline/tracer/finishes/finish-list.ts';
import type { ModelClass } from '@plumbline/models/classes/class-list.ts';
import type { Model } from '@plumbline/models/model/model.ts';
import { boxOf, type Extent } from '../parts/boxes.ts';
import type { ModelParts } from '../parts/read-parts.ts';
import type { Plot } from './lay-surroundings.ts';

/** Classes that a building does not stand on the ground with. */
const NOT_BUILDING: ReadonlySet<ModelClass | null> = new Set([
  'ground',
  'road',
  'water',
  'vegetation',
  'vehicle',
  'person',
]);
/** The sill of a door that one steps out of, above the ground and below it. */
const SILL_ABOVE = 0.7;
const SILL_BELOW = 0.25;

/** What the surroundings of a model have to know of it; undefined where nothing is shown. */
export function findSurroundings(
  model: Model,
  parts: ModelParts,
  level: number,
  turn: readonly [cos: number, sin: number],
  finish: Uint16Array,
  sun: Plot['sun'],
): Plot | undefined {
  const low: [number, number, number] = [Infinity, Infinity, Infinity];
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  let ownLand = false;
  let door: { readonly box: Extent; readonly size: number } | undefined;
  for (let index = 0; index < model.instances.count; index += 1) {
    const kind = parts.kinds[parts.kind[index] as number];
    if (kind === undefined) continue;
    const box = boxOf(model, index);
    for (let axis = 0; axis < 3; axis++) {
      low[axis] = Math.min(low[axis] as number, box.low[axis] as number);
      high[axis] = Math.max(high[axis] as number, box.high[axis] as number);
    }
    if (kind.class === 'ground' || kind.class === 'road') ownLand = true;
    const sill = (box.low[1] as number) - level;
    if (kind.class !== 'door' || sill > SILL_ABOVE || sill < -SILL_BELOW) continue;
    const size = sizeOf(box);
    if (door === undefined || size > door.size * 1.02) door = { box, size };
  }
  if (!Number.isFinite(low[0])) return undefined;
  return {
    level,
    turn,
    ownLand,
    sun,
    low,
    high,
    door: door && { low: asVector(door.box.low), high: asVector(door.box.high) },
    isBuilding: (primitive) => {
      const kind = (finish[primitive] as number) - FINISH_NAMES.length;
      const of = kind < 0 ? undefined : parts.kinds[kind % (parts.kinds.length + 1)];
      return of !== undefined && !NOT_BUILDING.has(of.class);
    },
  };
}

function sizeOf({ low, high }: Extent): number {
  const [x = 0, y = 0, z = 0] = low.map((value, axis) => (high[axis] as number) - value);
  return Math.hypot(x, z) * y;
}

function asVector([x = 0, y = 0, z = 0]: readonly number[]): readonly [number, number, number] {
  return [x, y, z];
}
