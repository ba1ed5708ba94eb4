import { labelAreas } from '@plumbline/imaging/connected-components.ts';
import type { BitMask, LabelMap, Plane } from '@plumbline/imaging/raster.ts';
import { spreadLabels } from '@plumbline/imaging/spread-labels.ts';
import type { Adjacency } from './cell-neighbours.ts';
import type { DrawingKind } from './drawing-analysis.ts';
import { type CellRules, dropSmallCells, watershedCells } from './watershed-cells.ts';

/** Share of the picture: the outlines of smaller cells do not count. */
const MIN_AREA = 0.003;

export interface CellMaps {
  /** 0 on the barrier. */
  readonly open: LabelMap;
  /** Grown under the ink. */
  readonly filled: LabelMap;
}

/**
 * Cuts the paper into cells by the rules for the kind of drawing.
 * @param clearance distance to the barrier. @param inside where given, the part of the picture that has cells.
 */
export function cutCells(clearance: Plane, kind: DrawingKind, unit: number, inside?: BitMask): CellMaps {
  const sketched = kind === 'sketch';
  const rules = sketched ? sketchedCells(clearance.width) : ruledCells(clearance.width);
  const least = Math.round((sketched ? 24 : 6) * unit * unit);
  const open = dropSmallCells(watershedCells(clearance, rules, inside), least);
  return { open, filled: spreadLabels(open, inside) };
}

/** Share of the outlines of large cells (> .3 % of the picture) that is on no straight stroke. */
export function curvedOutlines(filled: LabelMap, { perimeter, onStroke }: Adjacency): number {
  const areas = labelAreas(filled);
  let length = 0;
  let curved = 0;
  for (let l = 1; l <= filled.count; l++) {
    if ((areas[l] as number) < MIN_AREA * filled.data.length) continue;
    length += perimeter[l] as number;
    curved += onStroke[0]?.[l] ?? 0;
  }
  return length > 0 ? curved / length : 1;
}

/** Outlines ruled on a computer leave small gaps; those of a hand, wide ones. */
const ruledCells = (width: number): CellRules => ({
  gap: 0.006 * width,
  relative: 0.35,
  minPeak: 0.006 * width,
  minArea: 40,
});
const sketchedCells = (width: number): CellRules => ({
  gap: 0.018 * width,
  relative: 0.45,
  minPeak: 0.006 * width,
  minArea: 40,
});
