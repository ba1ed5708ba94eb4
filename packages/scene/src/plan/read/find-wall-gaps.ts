import { connectedComponents } from '@plumbline/imaging/connected-components.ts';
import { type BitMask, createBitMask, type LabelMap, type Plane } from '@plumbline/imaging/raster.ts';
import { measureParts } from './mask-tools.ts';
import { findSwing } from './find-swings.ts';
import type { PlanOpening, PlanPoint } from './plan-reading.ts';
import { ANY_LINE, type PlanSheet } from './read-sheet.ts';

/** Openings in mm: narrower gaps are joints, wider ones are missing walls. */
const NARROWEST = 350;
const WIDEST = 3600;
/** A wall goes on beyond its opening for at least this many thicknesses. */
const JAMB = 1.3;
/** A gap filled by lines along the wall over this share of its length is glazed. */
const GLAZED = 0.6;
/** A gap goes through at least this part of a wall's thickness, and fills this share of its rectangle. */
const SHALLOWEST = 0.45;
const FILLED = 0.7;

/** A gap is an opening where the net, if it is heard, sees this much of one in it. */
const HEARD = 0.2;

/**
 * Gaps between two ends of the same wall that lead outdoors: windows where lines run through them, doors where not.
 * Walls along the sheet only; slanted ones keep their windows in the drawing's own lines.
 */
export function findWallGaps(
  sheet: PlanSheet,
  walls: BitMask,
  rooms: LabelMap,
  thickness: number,
  mmPerPixel: number,
  heard?: Plane,
): PlanOpening[] {
  const range = { least: NARROWEST / mmPerPixel, most: WIDEST / mmPerPixel, jamb: JAMB * thickness };
  return [
    ...gapsAlong(sheet, walls, rooms, thickness, range, false, heard),
    ...gapsAlong(sheet, walls, rooms, thickness, range, true, heard),
  ];
}

interface Range {
  readonly least: number;
  readonly most: number;
  readonly jamb: number;
}

function gapsAlong(
  sheet: PlanSheet,
  walls: BitMask,
  rooms: LabelMap,
  thickness: number,
  range: Range,
  upright: boolean,
  heard?: Plane,
): PlanOpening[] {
  const { width, height } = walls;
  const gaps = markGaps(walls, range, upright);
  const parts = connectedComponents(gaps);
  const shape = measureParts(parts);
  const openings: PlanOpening[] = [];
  for (let l = 1; l <= parts.count; l++) {
    const [x0, x1, y0, y1] = [shape.x0, shape.x1, shape.y0, shape.y1].map((a) => a[l] as number) as [
      number,
      number,
      number,
      number,
    ];
    const across = (upright ? x1 - x0 : y1 - y0) + 1;
    const along = (upright ? y1 - y0 : x1 - x0) + 1;
    const deepest = Math.max(
      1.9 * thickness,
      1.3 * thicknessBeside(walls, { x0, x1, y0, y1 }, upright, 4 * thickness),
    );
    if (across < SHALLOWEST * thickness || across > deepest) continue;
    if ((shape.area[l] as number) < FILLED * across * along) continue;
    const cx = Math.round((x0 + x1) / 2);
    const cy = Math.round((y0 + y1) / 2);
    const reach = Math.round(across / 2 + thickness * 0.4 + 3);
    const side = (sign: number): number => {
      const x = upright ? cx + sign * reach : cx;
      const y = upright ? cy : cy + sign * reach;
      if (x < 0 || y < 0 || x >= width || y >= height) return 0;
      return walls.data[y * width + x] ? -1 : (rooms.data[y * width + x] as number);
    };
    const between: [number, number] = [side(-1), side(1)];
    if (Math.min(...between) !== 0 || Math.max(...between) === 0) continue;
    const from: PlanPoint = upright ? [cx, y0] : [x0, cy];
    const to: PlanPoint = upright ? [cx, y1] : [x1, cy];
    if (heard !== undefined && meanWithin(heard, x0, y0, x1, y1) < HEARD) continue;
    const swing = findSwing(sheet.darkest, from, to);
    const glazed = glazedShare(sheet, x0, y0, x1, y1, upright) > GLAZED;
    openings.push({
      kind: swing !== undefined || !glazed ? 'door' : 'window',
      from,
      to,
      swing,
      width: along,
      rooms: between,
    });
  }
  return openings;
}

function meanWithin({ width, data }: Plane, x0: number, y0: number, x1: number, y1: number): number {
  let sum = 0;
  for (let y = y0; y <= y1; y++) for (let x = x0; x <= x1; x++) sum += data[y * width + x] as number;
  return sum / ((x1 - x0 + 1) * (y1 - y0 + 1));
}

/** How thick the wall is on both sides of a gap: the thinner one, as across a corner it runs on. @param most where it is thicker, 0 */
function thicknessBeside(
  walls: BitMask,
  { x0, x1, y0, y1 }: { readonly x0: number; readonly x1: number; readonly y0: number; readonly y1: number },
  upright: boolean,
  most: number,
): number {
  const { width, height, data } = walls;
  const [cx, cy] = [Math.round((x0 + x1) / 2), Math.round((y0 + y1) / 2)];
  const isWall = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && data[y * width + x] === 1;
  const runAt = (x: number, y: number): number => {
    if (!isWall(x, y)) return 0;
    let run = 1;
    for (const sign of [-1, 1])
      for (let k = 1; k <= most && isWall(upright ? x + sign * k : x, upright ? y : y + sign * k); k++) run++;
    return run;
  };
  const [before, after] = upright
    ? [runAt(cx, y0 - 2), runAt(cx, y1 + 2)]
    : [runAt(x0 - 2, cy), runAt(x1 + 2, cy)];
  const thinner = Math.min(before, after);
  return thinner > most ? 0 : thinner;
}

function markGaps({ width, height, data }: BitMask, { least, most, jamb }: Range, upright: boolean): BitMask {
  const out = createBitMask(width, height);
  const lines = upright ? width : height;
  const length = upright ? height : width;
  const step = upright ? width : 1;
  for (let line = 0; line < lines; line++) {
    const start = upright ? line : line * width;
    let wallFrom = -1;
    let wallLength = 0;
    let gapFrom = -1;
    for (let k = 0; k <= length; k++) {
      const wall = k < length && data[start + k * step] === 1;
      if (wall) {
        if (wallFrom < 0) wallFrom = k;
        continue;
      }
      if (wallFrom >= 0) {
        const run = k - wallFrom;
        const gap = wallFrom - gapFrom;
        if (gapFrom >= 0 && gap >= least && gap <= most && wallLength >= jamb && run >= jamb)
          for (let g = gapFrom; g < wallFrom; g++) out.data[start + g * step] = 1;
        wallLength = run;
        gapFrom = k;
        wallFrom = -1;
      }
    }
  }
  return out;
}

/** Share of the places along an opening where ink crosses the middle of the wall. */
function glazedShare(
  { width, darkest }: PlanSheet,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  upright: boolean,
): number {
  let places = 0;
  let inked = 0;
  const [from, to] = upright ? [y0, y1] : [x0, x1];
  const [low, high] = upright ? [x0, x1] : [y0, y1];
  for (let k = from + 1; k < to; k++) {
    places++;
    for (let s = low; s <= high; s++) {
      if ((darkest.data[upright ? k * width + s : s * width + k] as number) < ANY_LINE) continue;
      inked++;
      break;
    }
  }
  return places > 0 ? inked / places : 0;
}
