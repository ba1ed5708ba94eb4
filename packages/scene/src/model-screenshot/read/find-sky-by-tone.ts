import type { LabelMap } from '@plumbline/imaging/raster.ts';
import { isBlue, isPaper, isPureWhite } from './backdrop-tones.ts';
import type { RegionTable } from './region-table.ts';

/** Sky: the part of the top border that one surface must take by the picture's width, and its share of the picture. */
const SKY_LEAST_TOP = 0.02;
const SKY_LEAST_AREA = 0.004;
/** The same of all that is sky together. */
const ALL_SKY_LEAST_TOP = 0.12;
const ALL_SKY_LEAST_AREA = 0.03;
/** Share of the width that must be sky in a row for its colour to be believed. */
const SKY_ROW = 0.02;
/** Misfit to the sky of its rows, the sum over three channels 0…1: of cut-off paper, and of cut-off blue. */
const PAPER_MISFIT = 0.02;
const BLUE_MISFIT = 0.34;
/** Share of the picture that a part may have which the building has cut off: larger ones are things of the sky's tone. */
const MOST_CUT_OFF = 0.008;
/** Tone of a cut-off blue at least, 0…1. */
const CUT_OFF_LEAST_TONE = 0.3;

/** Sky by its tone alone: regions on the top border that are white or blue. */
export function findSkyByTone(
  labels: LabelMap,
  t: RegionTable,
): { sky: Uint8Array; empty: boolean } | undefined {
  const { width, height } = labels;
  const n = width * height;
  const sky = new Uint8Array(t.count + 1);
  let top = 0;
  let blueArea = 0;
  let area = 0;
  for (let l = 1; l <= t.count; l++) {
    if ((t.top[l] as number) < SKY_LEAST_TOP * width || (t.area[l] as number) < SKY_LEAST_AREA * n) continue;
    if (!isPaper(t, l) && !isBlue(t, l)) continue;
    sky[l] = 1;
    top += t.top[l] as number;
    area += t.area[l] as number;
    if (isBlue(t, l)) blueArea += t.area[l] as number;
  }
  const found = top > ALL_SKY_LEAST_TOP * width && area > ALL_SKY_LEAST_AREA * n;
  return found ? { sky, empty: blueArea < area / 2 } : undefined;
}

/** White or blue parts that the building cuts off, where they have the colour of the sky in their own rows; in place. */
export function addCutOffSky(
  labels: LabelMap,
  sky: Uint8Array,
  t: RegionTable,
  horizonY: number,
  empty: boolean,
): void {
  const { width, height, data } = labels;
  const rows = new Float32Array(height * 4);
  for (let i = 0; i < data.length; i++) {
    const l = data[i] as number;
    if (sky[l] === 0) continue;
    const at = Math.floor(i / width) * 4;
    rows[at] = (rows[at] as number) + 1;
    rows[at + 1] = (rows[at + 1] as number) + (t.r[l] as number);
    rows[at + 2] = (rows[at + 2] as number) + (t.g[l] as number);
    rows[at + 3] = (rows[at + 3] as number) + (t.b[l] as number);
  }
  // Below its last row the sky is taken to go on as it was: it shows again under canopies and between posts.
  for (let y = 1; y < height; y++) {
    if ((rows[y * 4] as number) < SKY_ROW * width) rows.copyWithin(y * 4, y * 4 - 4, y * 4);
  }
  const most = MOST_CUT_OFF * width * height;
  const lowest = empty ? horizonY + 0.02 * height : 0.72 * height;
  for (let l = 1; l <= t.count; l++) {
    // Paper at the side of the picture is setting, also where lines on the ground have cut it off; the horizon parts it.
    if (empty && isPureWhite(t, l) && (t.sides[l] as number) > 0) sky[l] = 2;
    if (sky[l] !== 0 || (t.y1[l] as number) > lowest || (t.area[l] as number) > most) continue;
    const at = Math.round(t.centreY[l] as number) * 4;
    const count = Math.max(1, rows[at] as number);
    const misfit =
      Math.abs((rows[at + 1] as number) / count - (t.r[l] as number)) +
      Math.abs((rows[at + 2] as number) / count - (t.g[l] as number)) +
      Math.abs((rows[at + 3] as number) / count - (t.b[l] as number));
    // White panels and doors are white too: cut-off paper must be as white as paper itself.
    const enough = empty
      ? misfit < PAPER_MISFIT && isPaper(t, l)
      : misfit < BLUE_MISFIT && isBlue(t, l) && (t.light[l] as number) > CUT_OFF_LEAST_TONE;
    if (enough) sky[l] = 2;
  }
  for (let l = 1; l <= t.count; l++) if (sky[l] === 2) sky[l] = 1;
}
