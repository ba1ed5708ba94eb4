/**
 * What a cell of a garden, a square or a site seen from above is taken for. `wall`, `trim` and `ground` are the neutral
 * ones, for whatever passes no gate.
 */
export const SiteClass = {
  wall: 0,
  sky: 1,
  /** Bare sheet around a drawing without a horizon, with its notes. */
  sheet: 2,
  /** Ground of no known kind: painted as pale gravel. */
  ground: 3,
  lawn: 4,
  bed: 5,
  path: 6,
  paving: 7,
  road: 8,
  water: 9,
  /** Crowns, shrubs, hedges. */
  crown: 10,
  trunk: 11,
  roof: 12,
  glass: 13,
  trim: 14,
  timber: 15,
  stone: 16,
  /** People and cars: they stay pale. */
  figure: 17,
  /** A rim of water or planting. */
  kerb: 18,
  /** Single flowers that are drawn one by one. */
  blossom: 19,
} as const;

export const SITE_CLASSES = 20;

const GROUND = new Uint8Array(256);
for (const kind of [
  SiteClass.ground,
  SiteClass.lawn,
  SiteClass.bed,
  SiteClass.path,
  SiteClass.paving,
  SiteClass.road,
  SiteClass.water,
])
  GROUND[kind] = 1;

/** Level ground, water included. */
export function isSiteGround(kind: number): boolean {
  return GROUND[kind] === 1;
}

/** Neither sky, sheet nor ground: what stands on the site and casts shadows. */
export function standsOnSite(kind: number): boolean {
  return (
    kind !== SiteClass.sky &&
    kind !== SiteClass.sheet &&
    GROUND[kind] !== 1 &&
    kind !== SiteClass.kerb &&
    kind !== SiteClass.blossom
  );
}
