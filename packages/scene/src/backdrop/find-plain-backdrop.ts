import { boxBlur } from '@plumbline/imaging/box-blur.ts';
import type { DisplayPlanes } from './display-planes.ts';

/** What a model stands before: one plain colour, or one that fades evenly, which reaches the border of the picture. */
export interface PlainBackdrop {
  /** 1 where a pixel belongs to it. */
  readonly mask: Uint8Array;
  /** Its colour by row, three display values each; rows without it have that of the nearest row with it. */
  readonly rows: Float32Array;
  /** Shares of the four sides of the picture that it takes, 0…1. */
  readonly top: number;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  /** Its share of the picture. */
  readonly area: number;
  /** How much deeper it reaches from the top at the sides than in the middle, by the picture's height: what stands before it rises. */
  readonly rise: number;
}

/** Most that a plain colour changes from pixel to pixel, display values: less is a fade or grain, more is an edge. */
const STEP = 0.014;
/** Most that it differs from the mean of its row: vignettes and lamps light a table unevenly. */
const SPREAD = 0.06;
/** A part that something has cut off from the rest has its colour in the same rows within this much. */
const ALIKE = 0.045;
/** How far within the picture, by its shorter side, its border is looked at: frames and tabs of programs lie further out. */
const INSET = 0.03;
/** Fewest pixels that tell the colour of a row. */
const LEAST_IN_ROW = 3;
/** Least share of the top and of the sides together that it takes. */
const LEAST_TOP = 0.2;
const LEAST_SIDE = 0.1;
/** The middle and each side of a picture, by its width. */
const MIDDLE = [0.3, 0.7] as const;
const FLANK = 0.12;

/**
 * The plain backdrop of a picture: what the top and the sides of the border run into without an edge. It is told by that connection, never by a tone alone.
 * @returns undefined where nothing plain reaches the top and a side.
 */
export function findPlainBackdrop({
  r,
  g,
  b,
}: Pick<DisplayPlanes, 'r' | 'g' | 'b'>): PlainBackdrop | undefined {
  const { width, height } = r;
  const soft = { r: boxBlur(r, 1).data, g: boxBlur(g, 1).data, b: boxBlur(b, 1).data };
  const parts = growParts(soft, width, height);
  const main = parts.border.reduce(
    (best, length, part) =>
      (parts.top[part] as number) > 0 && length > (parts.border[best] as number) ? part : best,
    0,
  );
  if (main === 0) return undefined;
  // Near the sides first: what stands in the middle may have let some of itself be taken for it.
  const flanks = rowColours(soft, width, height, (i) => {
    const x = i % width;
    return parts.data[i] === main && (x < FLANK * width || x >= (1 - FLANK) * width);
  });
  const members = alikeParts(soft, parts, main, flanks, width);
  const mask = new Uint8Array(width * height);
  let area = 0;
  for (let i = 0; i < mask.length; i++) {
    if (members[parts.data[i] as number] !== 1 || misfit(soft, flanks, i, width) > SPREAD) continue;
    mask[i] = 1;
    area++;
  }
  const sides = sideShares(mask, width, height);
  if (sides.top < LEAST_TOP || sides.left + sides.right < 2 * LEAST_SIDE) return undefined;
  const rows = rowColours(soft, width, height, (i) => mask[i] === 1);
  return { mask, rows, ...sides, area: area / mask.length, rise: riseBefore(mask, width, height) };
}

interface SoftChannels {
  readonly r: Float32Array;
  readonly g: Float32Array;
  readonly b: Float32Array;
}

interface Parts {
  /** Number of the part by pixel; 0 where no plain colour reaches the ring. */
  readonly data: Int32Array;
  /** Pixels of each part on the ring, and of those the ones on its upper side. */
  readonly border: number[];
  readonly top: number[];
}

/** The four sides of a picture, a little within it: first pixel, step and number of pixels. */
function ringOf(width: number, height: number) {
  const inset = Math.ceil(INSET * Math.min(width, height));
  const across = width - 2 * inset;
  const down = height - 2 * inset;
  const first = inset * width + inset;
  return {
    inset,
    top: [first, 1, across],
    left: [first, width, down],
    right: [inset * width + width - 1 - inset, width, down],
    bottom: [(height - 1 - inset) * width + inset, 1, across],
  } as const;
}

/** Plain parts of the picture that touch the ring. */
function growParts(soft: SoftChannels, width: number, height: number): Parts {
  const data = new Int32Array(width * height);
  const border = [0];
  const top = [0];
  const stack: number[] = [];
  const near = (i: number, j: number): boolean =>
    Math.abs((soft.r[i] as number) - (soft.r[j] as number)) < STEP &&
    Math.abs((soft.g[i] as number) - (soft.g[j] as number)) < STEP &&
    Math.abs((soft.b[i] as number) - (soft.b[j] as number)) < STEP;
  const visit = (i: number, j: number, part: number): void => {
    if (data[j] !== 0 || !near(i, j)) return;
    data[j] = part;
    stack.push(j);
  };
  const grow = (seed: number): void => {
    const part = border.length;
    border.push(0);
    top.push(0);
    data[seed] = part;
    stack.push(seed);
    while (stack.length > 0) {
      const i = stack.pop() as number;
      const x = i % width;
      if (x > 0) visit(i, i - 1, part);
      if (x < width - 1) visit(i, i + 1, part);
      if (i >= width) visit(i, i - width, part);
      if (i < data.length - width) visit(i, i + width, part);
    }
  };
  const ring = ringOf(width, height);
  for (const side of ['top', 'left', 'right', 'bottom'] as const) {
    const [first, step, length] = ring[side];
    for (let k = 0; k < length; k++) {
      const i = first + k * step;
      if (data[i] === 0) grow(i);
      const part = data[i] as number;
      border[part] = (border[part] as number) + 1;
      if (side === 'top') top[part] = (top[part] as number) + 1;
    }
  }
  return { data, border, top };
}

/** Mean colours by row of the pixels that count. */
function rowColours(
  soft: SoftChannels,
  width: number,
  height: number,
  counts: (i: number) => boolean,
): Float32Array {
  const rows = new Float32Array(3 * height);
  const known: number[] = [];
  for (let y = 0; y < height; y++) {
    let n = 0;
    const sum = [0, 0, 0] as [number, number, number];
    for (let i = y * width; i < (y + 1) * width; i++) {
      if (!counts(i)) continue;
      n++;
      sum[0] += soft.r[i] as number;
      sum[1] += soft.g[i] as number;
      sum[2] += soft.b[i] as number;
    }
    if (n < LEAST_IN_ROW) continue;
    for (let c = 0; c < sum.length; c++) rows[3 * y + c] = (sum[c] as number) / n;
    known.push(y);
  }
  fillRows(rows, known, height);
  return rows;
}

/** Rows without the backdrop go on as it fades before them. */
function fillRows(rows: Float32Array, known: readonly number[], height: number): void {
  const first = known[0];
  const last = known.at(-1);
  if (first === undefined || last === undefined) return;
  // How it fades is told by its lower part alone.
  const from = known[Math.floor(0.7 * (known.length - 1))] as number;
  const isKnown = new Uint8Array(height);
  for (const y of known) isKnown[y] = 1;
  let before = first;
  for (let y = 0; y < height; y++) {
    if (isKnown[y] === 1) before = y;
    else rows.copyWithin(3 * y, 3 * before, 3 * before + 3);
    if (y <= last || last === from) continue;
    for (let c = 0; c < 3; c++) {
      const fade = (rows[3 * last + c] as number) - (rows[3 * from + c] as number);
      const gone = (fade * (y - last)) / (last - from);
      rows[3 * y + c] = Math.min(1, Math.max(0, (rows[3 * last + c] as number) + gone));
    }
  }
}

function misfit(soft: SoftChannels, rows: Float32Array, i: number, width: number): number {
  const at = 3 * Math.floor(i / width);
  return Math.max(
    Math.abs((soft.r[i] as number) - (rows[at] as number)),
    Math.abs((soft.g[i] as number) - (rows[at + 1] as number)),
    Math.abs((soft.b[i] as number) - (rows[at + 2] as number)),
  );
}

/** 1 for the main part and those on the border that have its colour in their rows. */
function alikeParts(
  soft: SoftChannels,
  { data, border }: Parts,
  main: number,
  rows: Float32Array,
  width: number,
): Uint8Array {
  const sums = new Float64Array(border.length);
  const areas = new Int32Array(border.length);
  for (let i = 0; i < data.length; i++) {
    const part = data[i] as number;
    if (part === 0) continue;
    areas[part] = (areas[part] as number) + 1;
    sums[part] = (sums[part] as number) + misfit(soft, rows, i, width);
  }
  return Uint8Array.from(border, (_, part) =>
    part === main || (part > 0 && (sums[part] as number) < ALIKE * (areas[part] as number)) ? 1 : 0,
  );
}

function sideShares(
  mask: Uint8Array,
  width: number,
  height: number,
): Pick<PlainBackdrop, 'top' | 'left' | 'right' | 'bottom'> {
  const share = ([first, step, length]: readonly [number, number, number]): number => {
    let n = 0;
    for (let k = 0; k < length; k++) n += mask[first + k * step] as number;
    return n / length;
  };
  const { top, left, right, bottom } = ringOf(width, height);
  return { top: share(top), left: share(left), right: share(right), bottom: share(bottom) };
}

function riseBefore(mask: Uint8Array, width: number, height: number): number {
  const { inset } = ringOf(width, height);
  const depth = (from: number, to: number): number => {
    let sum = 0;
    let n = 0;
    for (let x = Math.max(inset, Math.floor(from * width)); x < Math.min(width - inset, to * width); x++) {
      let y = inset;
      while (y < height && mask[y * width + x] === 1) y++;
      sum += y;
      n++;
    }
    return sum / Math.max(1, n) / height;
  };
  return (depth(0, FLANK) + depth(1 - FLANK, 1)) / 2 - depth(MIDDLE[0], MIDDLE[1]);
}
