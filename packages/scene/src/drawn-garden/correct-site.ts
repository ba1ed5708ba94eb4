import { groupPlants } from './read/group-plants.ts';
import { SiteClass } from './read/site-class.ts';
import type { SiteReading } from './read/site-reading.ts';
import { classesOfCells, type RegionClasses } from '../scene-value/region-classes.ts';
import type { SceneClass } from '../scene-value/scene-value.ts';

const { wall, sky, sheet, ground, lawn, bed, path, paving, water, crown, roof, glass, trim, timber, stone } =
  SiteClass;

/** How the painters of gardens and sites show a class; what they have no look for gets the neutral one. */
const KIND_OF: Readonly<Partial<Record<SceneClass, number>>> = {
  sky,
  background: sheet,
  ground,
  lawn,
  paving,
  earth: path,
  water,
  planting: bed,
  tree: crown,
  siding: timber,
  masonry: stone,
  timber,
  roof,
  glass,
  opening: glass,
  door: timber,
  trim,
  metal: trim,
  floor: paving,
  joinery: timber,
  furniture: timber,
  person: SiteClass.figure,
  vehicle: SiteClass.figure,
};

/** The reading with the given classes in place of its own. A streak or blossom within a region goes with the region. */
export function correctSite<T extends SiteReading>(reading: T, given: RegionClasses): T {
  if (given.byLabel.size === 0) return reading;
  const { analysis } = reading;
  const kinds = reading.kinds.slice();
  const classes = classesOfCells(given, analysis.filledCellMap, analysis.cells.filledArea);
  for (const [cell, own] of classes.entries()) if (own !== undefined) kinds[cell] = KIND_OF[own] ?? wall;
  return { ...reading, ...groupPlants(analysis, kinds), kinds, given };
}
