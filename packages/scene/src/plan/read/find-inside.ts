import { connectedComponents, labelAreas } from '@plumbline/imaging/connected-components.ts';
import { type BitMask, createBitMask } from '@plumbline/imaging/raster.ts';
import { bridgeGaps, findGaps } from './bridge-gaps.ts';
import { findFootprint } from './find-footprint.ts';
import { countSet, measureParts, unite } from './mask-tools.ts';

/** Share of the rectangle around its walls from which a building is closed; by how much bridged gaps must gain; and parts of walls by the largest that are stray marks. */
const CLOSED = 0.6;
const WORTH_BRIDGING = 1.25;
const STRAY = 0.1;
/** Share of a piece of ink under strokes of a wall's length from which it is one. */
const OF_WALL = 0.2;

/** The inside of a building; where it stands open to the sheet, as far as its walls go on beyond their gaps. */
export function findInside(
  outline: BitMask,
  walls: BitMask,
  strokes: BitMask,
  cut: BitMask | undefined,
): BitMask {
  const closed = findFootprint(outline, walls, cut).mask;
  if (countSet(closed) > CLOSED * extentOf(strokes)) return closed;
  const bridges = bridgeGaps(outline, findGaps(inkOf(outline, strokes)));
  if (countSet(bridges) === 0) return closed;
  const bridged = findFootprint(unite(outline, bridges), unite(walls, bridges), cut).mask;
  return countSet(bridged) > WORTH_BRIDGING * countSet(closed) ? bridged : closed;
}

/** The ink that walls are drawn with, whole: of a hand's stroke only parts are straight. */
function inkOf(outline: BitMask, strokes: BitMask): BitMask {
  const parts = connectedComponents(outline, 8);
  const areas = labelAreas(parts);
  const wall = new Int32Array(parts.count + 1);
  for (let i = 0; i < parts.data.length; i++) {
    const l = parts.data[i] as number;
    wall[l] = (wall[l] as number) + (strokes.data[i] as number);
  }
  const ink = createBitMask(outline.width, outline.height);
  for (let i = 0; i < ink.data.length; i++) {
    const l = parts.data[i] as number;
    ink.data[i] = l > 0 && (wall[l] as number) > OF_WALL * (areas[l] as number) ? 1 : 0;
  }
  return ink;
}

/** Pixels of the upright rectangle around all but stray marks. */
function extentOf(mask: BitMask): number {
  const parts = connectedComponents(mask, 8);
  const { area, x0, y0, x1, y1 } = measureParts(parts);
  const least = STRAY * Math.max(...area);
  let [left, top, right, bottom] = [mask.width, mask.height, -1, -1];
  for (let l = 1; l <= parts.count; l++) {
    if ((area[l] as number) < least) continue;
    left = Math.min(left, x0[l] as number);
    top = Math.min(top, y0[l] as number);
    right = Math.max(right, x1[l] as number);
    bottom = Math.max(bottom, y1[l] as number);
  }
  return Math.max(0, right - left + 1) * Math.max(0, bottom - top + 1);
}
