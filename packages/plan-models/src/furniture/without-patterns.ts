import { boxAround, type DrawnGroup, type DrawnPart } from './drawn-things.ts';

/** Parts of one size, of at least so many, in one group: metres and share by which sizes differ. */
const TREADS = { count: 4, short: 0.42, long: [0.6, 2.4], alike: 0.2 } as const;
/** Metres: a car is drawn in many outlines, and stands in no model. */
const CAR = { parts: 3, long: [3.6, 5.6], short: [1.4, 2.3] } as const;
/** Share of its floor under outlines from which a room of so many m² has a floor of tiles or boards. */
const TILED = { share: 0.5, leastM2: 8 } as const;

/**
 * Groups without what is drawn in outlines and is no furniture: treads of stairs, cars, and floors that are drawn tile by tile.
 *
 * @param areas m² of each room by its label
 */
export function withoutPatterns(
  groups: readonly DrawnGroup[],
  areas: ReadonlyMap<number, number>,
  metres: number,
): DrawnGroup[] {
  const covered = new Map<number, number>();
  for (const { room, parts } of groups)
    covered.set(
      room,
      parts.reduce((sum, { area }) => sum + area, covered.get(room) ?? 0),
    );
  const isTiled = (room: number): boolean => {
    const area = areas.get(room) ?? 0;
    return area >= TILED.leastM2 && (covered.get(room) ?? 0) > TILED.share * area;
  };
  return groups
    .filter(({ room, parts }) => !isTiled(room) && !isCar(parts, metres))
    .map(({ room, parts }) => ({ room, parts: withoutTreads(parts) }));
}

function isCar(parts: readonly DrawnPart[], metres: number): boolean {
  if (parts.length < CAR.parts) return false;
  const { long, short } = boxAround(parts, metres);
  return long >= CAR.long[0] && long <= CAR.long[1] && short >= CAR.short[0] && short <= CAR.short[1];
}

function withoutTreads(parts: readonly DrawnPart[]): readonly DrawnPart[] {
  const isTread = ({ box: { long, short } }: DrawnPart): boolean => {
    if (short > TREADS.short || long < TREADS.long[0] || long > TREADS.long[1]) return false;
    const like = parts.filter(
      ({ box }) =>
        Math.abs(box.long - long) < TREADS.alike * long && Math.abs(box.short - short) < TREADS.alike * short,
    );
    return like.length >= TREADS.count;
  };
  return parts.filter((part) => !isTread(part));
}
