import type { LabelMap } from '@plumbline/imaging/raster.ts';
import type { PlainBackdrop } from '../../backdrop/find-plain-backdrop.ts';
import { PAPER } from './backdrop-tones.ts';
import type { RegionTable } from './region-table.ts';

/** Least shares of the top, and of both sides together, that a backdrop takes. */
const LEAST_TOP = 0.55;
const LEAST_SIDES = 0.4;
/** Share of both sides and the bottom of one that goes round a model which is cut off above. */
const ALL_ROUND = 0.8;
/** A backdrop without the white of paper or the blue of a sky may be a ceiling: it must go round the model, or what it shows rise before it. */
const LEAST_BOTTOM = 0.4;
const LEAST_RISE = 0.02;
/** Share of a surface that lies in the backdrop. */
const WITHIN = 0.5;
/** What the model cuts off from the backdrop has its colour in the same rows, largest channel 0…1; white and grey walls have no colour to be told by. */
const CUT_OFF = 0.02;
const LEAST_CHROMA = 0.06;
/** Share of the height below which a backdrop that ends above is not looked for any more. */
const LOWEST = 0.72;
/** How much bluer than red a sky is. */
const BLUE = 0.04;
/** Share of the bottom border from which a backdrop goes on below the model. */
const GOES_ON = 0.1;

export interface PlainSky {
  /** 1 where a region, by label, is of the backdrop. */
  readonly sky: Uint8Array;
  /** True where it is one with the ground: paper, or what goes on below the model. */
  readonly empty: boolean;
}

/** The regions of a plain backdrop; undefined where it may as well be a surface of the model. */
export function findPlainSky(
  labels: LabelMap,
  t: RegionTable,
  plain: PlainBackdrop | undefined,
): PlainSky | undefined {
  if (plain === undefined || !surrounds(plain)) return undefined;
  const [r, g, b] = middleOf(plain);
  const paper = Math.min(r, g, b) > PAPER;
  const blue = b > r + BLUE && b > g - BLUE / 4;
  if (!paper && !blue && plain.bottom < LEAST_BOTTOM && plain.rise < LEAST_RISE) return undefined;
  const inside = new Int32Array(t.count + 1);
  for (let i = 0; i < plain.mask.length; i++) {
    const l = labels.data[i] as number;
    inside[l] = (inside[l] as number) + (plain.mask[i] as number);
  }
  const sky = new Uint8Array(t.count + 1);
  for (let l = 1; l <= t.count; l++) if ((inside[l] as number) > WITHIN * (t.area[l] as number)) sky[l] = 1;
  const empty = paper || plain.bottom > GOES_ON;
  const lowest = empty ? labels.height : LOWEST * labels.height;
  for (let l = 1; l <= t.count; l++)
    if (sky[l] === 0 && (t.y1[l] as number) < lowest && isCutOff(t, l, plain)) sky[l] = 1;
  return { sky, empty };
}

/** Whether it takes the top and the sides, or all of the rest where a model reaches over the top. */
function surrounds({ top, left, right, bottom }: PlainBackdrop): boolean {
  if (top < LEAST_TOP) return Math.min(left, right, bottom) > ALL_ROUND;
  return left + right > LEAST_SIDES;
}

/** Its colour half-way down, where it is. */
function middleOf({ rows }: PlainBackdrop): readonly [number, number, number] {
  const at = 3 * Math.floor(rows.length / 12);
  return [rows[at] as number, rows[at + 1] as number, rows[at + 2] as number];
}

function isCutOff(t: RegionTable, l: number, { rows }: PlainBackdrop): boolean {
  const at = 3 * Math.round(t.centreY[l] as number);
  const [r, g, b] = [rows[at] as number, rows[at + 1] as number, rows[at + 2] as number];
  if (Math.max(r, g, b) - Math.min(r, g, b) < LEAST_CHROMA) return false;
  const misfit = Math.max(
    Math.abs((t.r[l] as number) - r),
    Math.abs((t.g[l] as number) - g),
    Math.abs((t.b[l] as number) - b),
  );
  return misfit < CUT_OFF;
}
