import type { BitMask } from '../raster.ts';
import { distanceTransform } from '../distance-transform.ts';
import { cutRegions, OFF_THING, ON_THING, UNKNOWN } from './cut-box.ts';
import type { PickAnalysis } from './pick-analysis.ts';
import { tidyMask } from './tidy-mask.ts';

/** A hand paints this far off an outline, against the root of what it paints. */
const OFF = 0.06;
const NOISE = { holes: 0.0004, islands: 0.0015 };

/**
 * What a person has painted over, cut along the edges near its outline: far inside and far outside the paint stands as it is.
 *
 * @param painted 0 or 1, of the analysis' size
 */
export function cutNearMask({ width, height, graph }: PickAnalysis, painted: BitMask): BitMask {
  const total = painted.data.reduce((sum, value) => sum + value, 0);
  const reach = Math.max(2, OFF * Math.sqrt(total));
  const fromOutside = distanceTransform({ width, height, data: painted.data.map((value) => 1 - value) });
  const fromInside = distanceTransform(painted);
  const votes = new Float64Array(graph.area.length);
  const deep = new Float64Array(graph.area.length);
  const far = new Float64Array(graph.area.length);
  for (let i = 0; i < painted.data.length; i++) {
    const region = (graph.regions.data[i] as number) - 1;
    votes[region] = (votes[region] as number) + (painted.data[i] as number);
    if ((fromOutside.data[i] as number) > reach) deep[region] = (deep[region] as number) + 1;
    if ((fromInside.data[i] as number) > reach) far[region] = (far[region] as number) + 1;
  }
  const known = graph.area.map((area, region) =>
    2 * (deep[region] as number) > area ? ON_THING : 2 * (far[region] as number) > area ? OFF_THING : UNKNOWN,
  );
  const first = Uint8Array.from(graph.area, (area, region) => (2 * (votes[region] as number) > area ? 1 : 0));
  const cut = cutRegions(graph, Uint8Array.from(known), first);
  const mask: BitMask = { width, height, data: new Uint8Array(width * height) };
  for (let i = 0; i < mask.data.length; i++)
    mask.data[i] = cut[(graph.regions.data[i] as number) - 1] as number;
  return tidyMask(mask, [], NOISE) > 0 ? mask : painted;
}
