import type { RawModel } from '../build/raw-model.ts';
import { NO_BOX, centreOf, diagonalOf, joinBoxes } from '../geometry/boxes.ts';
import type { Bounds } from '../model/model.ts';
import { splitAtGaps } from './split-at-gaps.ts';

/** Half of all parts, the nearest ones to the middle of them, say how large what is being drawn is. */
const CORE = 0.5;
/** An empty stretch so many times as wide parts a house from what was left lying. */
const GAP_TIMES = 20;
/** So much of the parts, and of the triangles, must lie together: of two halves none was left lying. */
const NEARLY_ALL = 0.9;
const FEWEST = 10;

/**
 * What nearly all of a model's instances make up, where the few others lie far from it beside its own size: no unit has to be known. In
 * doubt it is all of them: a town is far from itself.
 *
 * @param all numbers of instances. @param boxes of every instance, in any unit.
 * @param leastGap in the unit of the boxes: nothing nearer is left out.
 */
export function mainPartOf(
  all: readonly number[],
  boxes: readonly Bounds[],
  raw: RawModel,
  leastGap = 0,
): readonly number[] {
  if (all.length < FEWEST) return all;
  const gap = Math.max(leastGap, GAP_TIMES * diagonalOf(coreOf(all, boxes)));
  if (!(gap > 0)) return all;
  const most = splitAtGaps(all, boxes, gap).reduce((best, part) => (part.length > best.length ? part : best));
  const enough =
    most.length >= NEARLY_ALL * all.length && trianglesOf(most, raw) >= NEARLY_ALL * trianglesOf(all, raw);
  return enough ? most : all;
}

/** The box around the half of all that lies nearest to the middle, by numbers: how large a thing is does not count. */
function coreOf(all: readonly number[], boxes: readonly Bounds[]): Bounds {
  const centres = all.map((index) => centreOf(boxes[index] as Bounds));
  const middle = ([0, 1, 2] as const).map((axis) => median(centres.map((centre) => centre[axis])));
  return all
    .map((index, place) => ({
      index,
      away: Math.hypot(...middle.map((value, axis) => (centres[place]?.[axis] ?? 0) - value)),
    }))
    .toSorted((a, b) => a.away - b.away)
    .slice(0, Math.ceil(all.length * CORE))
    .reduce((box, { index }) => joinBoxes(box, boxes[index] as Bounds), NO_BOX);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function trianglesOf(instances: readonly number[], raw: RawModel): number {
  return instances.reduce(
    (sum, index) => sum + (raw.meshes[raw.instances[index]?.mesh ?? -1]?.indices.length ?? 0) / 3,
    0,
  );
}
