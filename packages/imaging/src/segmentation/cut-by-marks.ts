import type { BitMask } from '../raster.ts';
import { cutRegions, OFF_THING, ON_THING, UNKNOWN } from './cut-box.ts';
import type { PickAnalysis } from './pick-analysis.ts';
import { spreadSides } from './pick-regions.ts';
import { tidyMask } from './tidy-mask.ts';

const NOISE = { holes: 0.0004, islands: 0.0015 };

/**
 * What strokes on the thing and strokes beside it part. Without strokes beside it the picture's frame stands for them.
 *
 * @param marks of each pixel of the analysis: 1 on the thing, −1 beside it, 0 open
 * @returns undefined where nothing is marked as the thing
 */
export function cutByMarks({ width, height, graph }: PickAnalysis, marks: Int8Array): BitMask | undefined {
  const side = new Int8Array(graph.area.length);
  const votes = new Int32Array(graph.area.length);
  let beside = false;
  for (let i = 0; i < marks.length; i++) {
    const region = (graph.regions.data[i] as number) - 1;
    votes[region] = (votes[region] as number) + (marks[i] as number);
    beside ||= marks[i] === -1;
  }
  for (let region = 0; region < side.length; region++) {
    side[region] = Math.sign(votes[region] as number);
    if (!beside && side[region] === 0 && (graph.frame[region] as number) > 0) side[region] = -1;
  }
  if (!side.includes(1)) return undefined;
  const known = Uint8Array.from(side, (value) =>
    value === 1 ? ON_THING : value === -1 ? OFF_THING : UNKNOWN,
  );
  spreadSides(graph, side, new Uint8Array(side.length).fill(1));
  const cut = cutRegions(
    graph,
    known,
    Uint8Array.from(side, (value) => (value === 1 ? 1 : 0)),
  );
  const data = Uint8Array.from(graph.regions.data, (region) => cut[region - 1] as number);
  const mask: BitMask = { width, height, data };
  return tidyMask(mask, [], NOISE) > 0 ? mask : undefined;
}
