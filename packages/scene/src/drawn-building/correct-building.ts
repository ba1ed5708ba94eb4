import { BuildingClass } from './read/building-class.ts';
import type { Opening } from './read/building-reading.ts';
import type { ExteriorDrawing } from './read/read-exterior-drawing.ts';
import { correctTones } from './correct-tones.ts';
import { glassParts } from '../scene-value/glass-parts.ts';
import { classesOfCells, GLASS, maskOfClasses, type RegionClasses } from '../scene-value/region-classes.ts';
import type { SceneClass } from '../scene-value/scene-value.ts';

const { plaster, sky, lawn, paving, roof, siding, stone, trim, boards, earth, sheet, tree } = BuildingClass;

/** How the painter of drawn outsides shows a class; what it has no look for gets the neutral one. */
const KIND_OF: Readonly<Partial<Record<SceneClass, BuildingClass>>> = {
  sky,
  background: sheet,
  ground: earth,
  lawn,
  paving,
  earth,
  water: paving,
  planting: tree,
  tree,
  siding,
  masonry: stone,
  timber: boards,
  roof,
  // The cell around panes; the panes themselves are pixels.
  glass: trim,
  opening: trim,
  door: boards,
  trim,
  metal: trim,
  floor: paving,
  ceiling: trim,
  joinery: boards,
  furniture: boards,
};

/** The reading with the given classes in place of its own. */
export function correctBuilding(drawing: ExteriorDrawing, given: RegionClasses): ExteriorDrawing {
  const { reading, tones } = drawing;
  const { analysis } = reading;
  const kinds = reading.kinds.slice();
  const eaves = reading.eaves.slice();
  const paneOf = reading.paneOf.slice();
  const openings: Opening[] = [...reading.openings];
  const { filledCellMap, cells } = analysis;
  for (const [cell, own] of classesOfCells(given, filledCellMap, cells.filledArea).entries()) {
    if (own === undefined) continue;
    kinds[cell] = KIND_OF[own] ?? plaster;
    if (kinds[cell] !== trim) eaves[cell] = 0;
  }
  const changed = maskOfClasses(given, () => true).data;
  for (let i = 0; i < paneOf.length; i++) if (changed[i] === 1) paneOf[i] = 0;
  for (const { pixels, x0, y0, x1, y1 } of glassParts(maskOfClasses(given, (own) => GLASS.has(own)))) {
    openings.push({ x0, y0, x1, y1 });
    for (const p of pixels) paneOf[p] = openings.length;
  }
  return {
    ...drawing,
    reading: { ...reading, kinds, eaves, paneOf, openings },
    tones: tones === undefined ? undefined : correctTones(tones, given),
  };
}
