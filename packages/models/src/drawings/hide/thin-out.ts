import type { ModelClass } from '../../classes/class-list.ts';
import type { FoundLine, FoundLines } from './find-lines.ts';

/** Millimetres of line to a square millimetre of paper: more is grey, not a drawing. */
const DENSEST = 2.5;
/** What a drawing is of is drawn at every scale: windows with their frames, stairs with their steps. */
const LOOSE: ReadonlySet<ModelClass | null> = new Set([
  null,
  'furniture',
  'curtain',
  'lamp',
  'sanitary',
  'appliance',
  'vegetation',
  'vehicle',
  'person',
]);

/**
 * Leaves out the folds inside of things that would be a grey patch at this scale, such as trees and cushions of ten thousand facets; their outlines
 * stay. Says how many things that were.
 *
 * @param perUnit millimetres to a unit of the frame.
 */
export function thinOut(
  { lines, depth, weigher }: FoundLines,
  perUnit: number,
): { readonly lines: readonly FoundLine[]; readonly thinned: number } {
  const { faces, parts } = weigher;
  const thingOf = (part: number) => parts[part]?.thing ?? -1;
  const area = new Map<number, number>();
  const cell = (perUnit / depth.perUnit) ** 2;
  for (const face of depth.face) {
    if (face < 0) continue;
    const thing = thingOf(faces.part[face] as number);
    area.set(thing, (area.get(thing) ?? 0) + cell);
  }
  const length = new Map<number, number>();
  const isFold = ({ kind, part }: FoundLine) =>
    part !== null && (kind === 'edge' || kind === 'fine') && LOOSE.has(parts[part]?.class ?? null);
  for (const line of lines) {
    if (!isFold(line)) continue;
    const thing = thingOf(line.part ?? -1);
    const own = Math.hypot(line.to[0] - line.from[0], line.to[1] - line.from[1]) * perUnit;
    length.set(thing, (length.get(thing) ?? 0) + own);
  }
  const dense = new Set<number>();
  // A thing of a few square millimetres is small, not dense.
  for (const [thing, own] of length)
    if (own > 40 && own > DENSEST * Math.max(4, area.get(thing) ?? 0)) dense.add(thing);
  if (dense.size === 0) return { lines, thinned: 0 };
  return {
    lines: lines.filter((line) => !isFold(line) || !dense.has(thingOf(line.part ?? -1))),
    thinned: dense.size,
  };
}
