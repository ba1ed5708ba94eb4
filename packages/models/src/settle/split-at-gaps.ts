import type { Bounds } from '../model/model.ts';

/** Parts a list wherever its boxes leave a gap along an axis, until no part has one. */
export function splitAtGaps(
  all: readonly number[],
  boxes: readonly Bounds[],
  gap: number,
): readonly (readonly number[])[] {
  const found: (readonly number[])[] = [];
  const open: (readonly number[])[] = [all];
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    const pieces = splitOnce(part, boxes, gap);
    if (pieces === null) found.push(part);
    else for (const piece of pieces) open.push(piece);
  }
  return found;
}

function splitOnce(
  part: readonly number[],
  boxes: readonly Bounds[],
  gap: number,
): readonly (readonly number[])[] | null {
  for (const axis of [0, 1, 2] as const) {
    const sorted = part.toSorted((a, b) => (boxes[a] as Bounds).min[axis] - (boxes[b] as Bounds).min[axis]);
    const pieces: number[][] = [];
    let reach = Number.NEGATIVE_INFINITY;
    for (const index of sorted) {
      const { min, max } = boxes[index] as Bounds;
      if (pieces.length === 0 || min[axis] > reach + gap) pieces.push([]);
      pieces.at(-1)?.push(index);
      reach = Math.max(reach, max[axis]);
    }
    if (pieces.length > 1) return pieces;
  }
  return null;
}
