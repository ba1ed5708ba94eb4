import { distanceTransform } from '../distance-transform.ts';
import type { LabelMap } from '../raster.ts';
import type { FeaturePlanes } from './feature-planes.ts';

/** How foreign a source pixel is at a place of the hole: 0 at home … 1 of a surface that does not reach the hole there. */
export type SurfaceCost = (place: number, source: number) => number;

/** Costs below this are none. */
const UNNOTICED = 0.2;
const MOST_TOUCHING = 20;
/** Width of the belt beside the hole in which a surface touches it, in pixels. */
const BELT = 5;
/** Difference of colour (sum of three channels) and of roughness at which surfaces are unlike. */
const COLOUR_APART = 70;
const ROUGH_APART = 14;
/** A surface is expected less and less, until at this share of the hole's reach from where it touches it counts this much. */
const FAR_COST = 0.3;
/** A surface that makes up less of the rim than this is taken for a thing beside the hole. */
const LEAST_RIM = 0.05;
const THING_COST = 0.35;

interface Surface {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly rough: number;
}

/**
 * Restricts sources to surfaces that reach the hole, each near where it does: what stands elsewhere in a room belongs there.
 *
 * @param surfaces of the same size as `features`; 0 in the hole.
 */
export function surfaceCost(features: FeaturePlanes, surfaces: LabelMap): SurfaceCost {
  const { width, height } = features;
  const about = describe(features, surfaces);
  const distance = distanceTransform({ width, height, data: features.unknown }).data;
  const touching = touchingSurfaces(surfaces, distance);
  const reach = deepest(features);
  const nearness = touching.map(({ label }) => {
    const contact = new Uint8Array(width * height);
    for (let i = 0; i < contact.length; i++)
      if (surfaces.data[i] === label && (distance[i] as number) <= BELT) contact[i] = 1;
    const away = distanceTransform({ width, height, data: contact }).data;
    for (let i = 0; i < away.length; i++) away[i] = (FAR_COST * (away[i] as number)) / reach;
    return away;
  });
  const unlike = about.map((surface) =>
    Float32Array.from(touching, ({ label, share }) => {
      const other = about[label];
      if (!surface || !other) return 1;
      const alike = touching.reduce((sum, each) => {
        const third = about[each.label];
        return (
          sum + (third && each.label !== label ? each.share * Math.max(0, 1 - 2 * apart(third, other)) : 0)
        );
      }, share);
      const thing = alike < LEAST_RIM ? THING_COST * (1 - alike / LEAST_RIM) : 0;
      return thing + apart(surface, other);
    }),
  );
  return (place, source) => {
    const row = unlike[surfaces.data[source] as number];
    if (!row) return 1;
    let least = 1;
    for (let t = 0; t < row.length; t++) {
      const u = row[t] as number;
      if (u >= least) continue;
      const cost = u + ((nearness[t] as Float32Array)[place] as number);
      if (cost < least) least = cost;
    }
    return Math.max(0, least - UNNOTICED) / (1 - UNNOTICED);
  };
}

function apart(a: Surface, b: Surface): number {
  if (a === b) return 0;
  const colour = Math.abs(a.r - b.r) + Math.abs(a.g - b.g) + Math.abs(a.b - b.b);
  const rough = Math.abs(a.rough - b.rough);
  const far = (colour / COLOUR_APART) ** 2 + (rough / ROUGH_APART) ** 2;
  return Math.min(1, far);
}

/** Mean colour and slope of each surface; entry 0 is undefined. */
function describe({ r, g, b, dx, dy }: FeaturePlanes, surfaces: LabelMap): (Surface | undefined)[] {
  const sums = new Float64Array(5 * (surfaces.count + 1));
  for (let i = 0; i < surfaces.data.length; i++) {
    const at = 5 * (surfaces.data[i] as number);
    sums[at] = (sums[at] as number) + (r[i] as number);
    sums[at + 1] = (sums[at + 1] as number) + (g[i] as number);
    sums[at + 2] = (sums[at + 2] as number) + (b[i] as number);
    sums[at + 3] = (sums[at + 3] as number) + Math.abs(dx[i] as number) + Math.abs(dy[i] as number);
    sums[at + 4] = (sums[at + 4] as number) + 1;
  }
  return Array.from({ length: surfaces.count + 1 }, (_, label) => {
    const [red = 0, green = 0, blue = 0, rough = 0, count = 0] = sums.subarray(5 * label, 5 * label + 5);
    if (label === 0 || count === 0) return undefined;
    return { r: red / count, g: green / count, b: blue / count, rough: rough / count };
  });
}

function touchingSurfaces(
  surfaces: LabelMap,
  distance: Float32Array,
): readonly { readonly label: number; readonly share: number }[] {
  const areas = new Int32Array(surfaces.count + 1);
  let total = 0;
  for (let i = 0; i < distance.length; i++) {
    const d = distance[i] as number;
    if (d === 0 || d > BELT) continue;
    const label = surfaces.data[i] as number;
    areas[label] = (areas[label] as number) + 1;
    total++;
  }
  return Array.from(areas, (area, label) => ({ label, share: area / Math.max(1, total) }))
    .filter(({ label, share }) => label > 0 && share > 0.003)
    .sort((a, b) => b.share - a.share)
    .slice(0, MOST_TOUCHING);
}

/** Half the thickness of the hole. */
function deepest({ width, height, unknown }: FeaturePlanes): number {
  const known = unknown.map((v) => 1 - v);
  let most = 1;
  for (const d of distanceTransform({ width, height, data: known }).data)
    if (d < 16384) most = Math.max(most, d);
  return most;
}
