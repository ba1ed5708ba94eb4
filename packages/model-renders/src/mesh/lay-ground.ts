import type { Model } from '@plumbline/models/model/model.ts';
import type { ModelClass } from '@plumbline/models/classes/class-list.ts';
import { boxOf, type Extent } from '../parts/boxes.ts';
import type { ModelParts } from '../parts/read-parts.ts';

export interface Ground {
  /** Metres. */
  readonly level: number;
  /** What stands in it, seen from above, in the frame of the scene: it goes down further than the ground. */
  readonly pit:
    | { readonly minX: number; readonly minZ: number; readonly maxX: number; readonly maxZ: number }
    | undefined;
}

/** A door's sill stands so far above the ground outside. */
const SILL = 0.03;
/** Plots that are thinner are flat. */
const FLAT_PLOT = 1.6;
/** Smaller parts of a site, as shares of its largest one seen from above, lie on it and do not say where it is. */
const SITE_SHARE = 0.02;
/** The ground stays so far below the eye. */
const BELOW_EYE = 0.4;

/**
 * Where the ground lies that a model stands on: level with the lowest surface of its own site, so that it buries none of them, else a
 * step below its lowest doors, else at its foot. Parts that go deeper, cellars and footings, are in a pit.
 *
 * @param eyeHeight metres: whoever looks from within a cellar does not see the ground.
 */
export function findGround(model: Model, parts: ModelParts, eyeHeight: number): Ground {
  const all = extentOf(model, parts, (name) => name !== 'ground' && name !== 'road');
  const site = extentOf(model, parts, (name) => name === 'ground' || name === 'road');
  const doors = lowestOf(model, parts, 'door');
  const foot = Number.isFinite(all.low[1]) ? (all.low[1] as number) : (site.low[1] ?? 0);
  const top = Number.isFinite(all.high[1]) ? (all.high[1] as number) : foot;
  let level = doors !== undefined && doors > foot && doors - foot < 0.6 * (top - foot) ? doors - SILL : foot;
  if (Number.isFinite(site.low[1])) {
    const [low, high] = [site.low[1] as number, site.high[1] as number];
    // A flat plot is of slabs, whose upper sides are the ground; land that rises is met at its lowest edge.
    level = (high - low < FLAT_PLOT ? lowestSurfaceOf(model, parts) : low) + 0.012;
  }
  const deeper = foot < level - 0.15;
  const inCellar = eyeHeight < level + BELOW_EYE && eyeHeight > foot;
  if (eyeHeight <= foot) level = Math.min(level, eyeHeight - BELOW_EYE);
  else if (inCellar && !deeper) level = Math.min(level, eyeHeight - BELOW_EYE);
  return {
    level: level - 0.02,
    pit: deeper && inCellar ? pitOf(all) : undefined,
  };
}

function pitOf({ low, high }: Extent): Ground['pit'] {
  return {
    minX: (low[0] as number) - 0.02,
    minZ: (low[2] as number) - 0.02,
    maxX: (high[0] as number) + 0.02,
    maxZ: (high[2] as number) + 0.02,
  };
}

/** The box, in the frame of the scene, of all parts whose class counts. */
function extentOf(model: Model, parts: ModelParts, counts: (name: ModelClass | null) => boolean): Extent {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (let index = 0; index < model.instances.count; index += 1) {
    const kind = parts.kinds[parts.kind[index] as number];
    if (kind === undefined || !counts(kind.class)) continue;
    const box = boxOf(model, index);
    for (let axis = 0; axis < 3; axis++) {
      low[axis] = Math.min(low[axis] as number, box.low[axis] as number);
      high[axis] = Math.max(high[axis] as number, box.high[axis] as number);
    }
  }
  return { low, high };
}

/** The upper side of the lowest of all large parts of the site. */
function lowestSurfaceOf(model: Model, parts: ModelParts): number {
  const slabs: { readonly top: number; readonly area: number }[] = [];
  for (let index = 0; index < model.instances.count; index += 1) {
    const name = parts.kinds[parts.kind[index] as number]?.class;
    if (name !== 'ground' && name !== 'road') continue;
    const { low, high } = boxOf(model, index);
    const [wide, deep] = [0, 2].map((axis) => (high[axis] as number) - (low[axis] as number));
    slabs.push({ top: high[1] as number, area: (wide as number) * (deep as number) });
  }
  const largest = Math.max(...slabs.map(({ area }) => area));
  return Math.min(...slabs.flatMap(({ top, area }) => (area >= SITE_SHARE * largest ? [top] : [])));
}

/** The foot of the lowest part of a class; undefined where there is none. */
function lowestOf(model: Model, parts: ModelParts, name: ModelClass): number | undefined {
  let lowest: number | undefined;
  for (let index = 0; index < model.instances.count; index += 1) {
    if (parts.kinds[parts.kind[index] as number]?.class !== name) continue;
    const { low } = boxOf(model, index);
    if (lowest === undefined || (low[1] as number) < lowest) lowest = low[1] as number;
  }
  return lowest;
}
