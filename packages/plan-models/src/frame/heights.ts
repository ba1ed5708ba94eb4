/** Heights in metres that no plan shows, as buildings mostly have them. */
export interface PlanHeights {
  readonly wall: number;
  readonly door: number;
  readonly sill: number;
  readonly head: number;
}

const DOOR = 2.1;
const SILL = 0.9;
const HEAD = 2.3;
/** What is left of a wall above its openings. */
const ABOVE = 0.2;

export const USUAL_WALL = 2.8;

/** Heights of openings in walls of a height: as usual, or below the top of low walls. */
export function heightsOf(wall: number): PlanHeights {
  const head = Math.min(HEAD, wall - ABOVE);
  return { wall, door: Math.min(DOOR, wall - ABOVE), sill: Math.min(SILL, head / 2), head };
}
