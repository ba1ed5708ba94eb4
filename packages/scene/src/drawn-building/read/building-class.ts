/** What a cell of an exterior drawing is taken for. `plaster` and `trim` are the neutral ones, for whatever passes no gate. */
export const BuildingClass = {
  plaster: 0,
  sky: 1,
  lawn: 2,
  paving: 3,
  roof: 4,
  siding: 5,
  stone: 6,
  glass: 7,
  trim: 8,
  boards: 9,
  earth: 10,
  /** Bare sheet around a drawing without a horizon. */
  sheet: 11,
  tree: 12,
} as const;

export type BuildingClass = (typeof BuildingClass)[keyof typeof BuildingClass];

/** `kinds` starts with this: not yet decided. */
export const UNDECIDED = 255;

const GROUND = new Uint8Array(13);
GROUND[BuildingClass.lawn] = 1;
GROUND[BuildingClass.paving] = 1;
GROUND[BuildingClass.earth] = 1;

export function isGround(kind: number): boolean {
  return GROUND[kind] === 1;
}

/** Sky, ground and sheet: everything that is not the building. */
export function isSurroundings(kind: number): boolean {
  return kind === BuildingClass.sky || kind === BuildingClass.sheet || GROUND[kind] === 1;
}
