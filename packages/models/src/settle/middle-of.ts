import { NO_BOX, diagonalOf } from '../geometry/boxes.ts';
import type { Bounds } from '../model/model.ts';

/** A few far things must not decide how large the rest is. */
const MIDDLE = 0.96;
/** Nor a few vast ones: so many times as large as nine of ten. */
const VAST_TIMES = 20;

/** A box around most of what is there, the larger things counting more: what lies kilometres away does not count. */
export function middleOf(boxes: readonly Bounds[]): Bounds {
  const sizes = boxes.map(diagonalOf).toSorted((a, b) => a - b);
  const typical = sizes[Math.floor(sizes.length * 0.9)] ?? 0;
  const usual = boxes.length < 3 ? boxes : boxes.filter((box) => diagonalOf(box) <= typical * VAST_TIMES);
  if (usual.length === 0) return NO_BOX;
  const cut = (pick: (box: Bounds) => number, share: number) => weightedQuantile(usual, pick, share);
  return {
    min: [
      cut(({ min }) => min[0], 1 - MIDDLE),
      cut(({ min }) => min[1], 1 - MIDDLE),
      cut(({ min }) => min[2], 1 - MIDDLE),
    ],
    max: [
      cut(({ max }) => max[0], MIDDLE),
      cut(({ max }) => max[1], MIDDLE),
      cut(({ max }) => max[2], MIDDLE),
    ],
  };
}

function weightedQuantile(boxes: readonly Bounds[], pick: (box: Bounds) => number, share: number): number {
  const sorted = boxes
    .map((box) => ({ value: pick(box), weight: diagonalOf(box) }))
    .toSorted((a, b) => a.value - b.value);
  const total = sorted.reduce((sum, { weight }) => sum + weight, 0);
  let passed = 0;
  for (const { value, weight } of sorted) {
    passed += weight;
    if (passed >= total * share) return value;
  }
  return sorted.at(-1)?.value ?? 0;
}
