import type { Model } from '@plumbline/models/model/model.ts';
import type { Vec } from '@plumbline/tracer/trace/solid-mesh.ts';
import type { Tracer } from '@plumbline/tracer/trace/tracer.ts';
import { boxOf } from '../parts/boxes.ts';
import type { ModelParts } from '../parts/read-parts.ts';

/** Where a lamp of a model shines from: a ball. */
export interface LampPlace {
  readonly centre: Vec;
  /** Metres. */
  readonly radius: number;
}

/** A lamp is no longer in any direction: what is called so and is larger is a lit ceiling, or a group of them. */
const LONGEST = 3;
const SMALLEST = 0.04;
const LARGEST = 0.25;
/** Taller than so many times its width it is a cord or a stand with the light at one end. */
const SLENDER = 2.5;

/** What stands has its foot so close to what is below it, in metres. */
const STANDS = 0.25;

/** The lamps that a model brings along, in the frame of the scene. */
export function lampsOfModel(model: Model, parts: ModelParts, tracer: Tracer): readonly LampPlace[] {
  const boxes = new Map<number, { readonly low: number[]; readonly high: number[] }>();
  for (let index = 0; index < model.instances.count; index += 1) {
    if (parts.kinds[parts.kind[index] as number]?.class !== 'lamp') continue;
    const { low, high } = boxOf(model, index);
    const thing = model.instances.thing[index] as number;
    const known = boxes.get(thing);
    if (known === undefined) boxes.set(thing, { low: [...low], high: [...high] });
    else
      for (let axis = 0; axis < 3; axis++) {
        known.low[axis] = Math.min(known.low[axis] as number, low[axis] as number);
        known.high[axis] = Math.max(known.high[axis] as number, high[axis] as number);
      }
  }
  return [...boxes.values()].flatMap(({ low, high }) => placeOf(low, high, tracer));
}

function placeOf(low: readonly number[], high: readonly number[], tracer: Tracer): LampPlace[] {
  const [x0 = 0, y0 = 0, z0 = 0] = low;
  const [x1 = 0, y1 = 0, z1 = 0] = high;
  const [wide, tall, deep] = [x1 - x0, y1 - y0, z1 - z0];
  if (Math.max(wide, tall, deep) > LONGEST) return [];
  const across = Math.max(wide, deep);
  const radius = Math.min(LARGEST, Math.max(SMALLEST, across / 2));
  const [x, z] = [(x0 + x1) / 2, (z0 + z1) / 2];
  const stands = tracer.blocked(x, y0 - 0.005, z, 0, -1, 0, STANDS);
  const end = stands ? y1 - radius : y0 + radius;
  return [{ centre: [x, tall > SLENDER * across ? end : (y0 + y1) / 2, z], radius }];
}

/** Those of them that an eye sees, nearest first. */
export function lampsInSight(lamps: readonly LampPlace[], [x, y, z]: Vec, tracer: Tracer): LampPlace[] {
  return lamps
    .map((lamp) => ({ lamp, far: Math.hypot(...lamp.centre.map((v, c) => v - ([x, y, z][c] as number))) }))
    .filter(({ lamp: { centre, radius }, far }) => {
      const way = far - reachOf(radius);
      if (way <= 0) return true;
      const [dx, dy, dz] = [centre[0] - x, centre[1] - y, centre[2] - z];
      return !tracer.blocked(x, y, z, dx / far, dy / far, dz / far, way);
    })
    .toSorted((a, b) => a.far - b.far)
    .map(({ lamp }) => lamp);
}

/** A lamp does not stand in its own shade: so much around its middle hides nothing. */
function reachOf(radius: number): number {
  return radius * 1.6 + 0.02;
}
