import type { BitMask } from '@plumbline/imaging/raster.ts';
import { type Box, gapBetween, union } from './box.ts';

/** A rule runs along this share of the ink, inked for at least that share of itself, dashed by breaks of so many pixels (of a sheet of 800) at most, and drifts aside by no more than this share of its length. */
const ALONG = 0.6;
const BREAK = 7;
const LEAST_INKED = 0.5;
const DRIFT = 0.02;
/** The lines of a frame lie within this share of the ink's size from its border, at all of its four sides. */
const MARGIN = 0.1;
const LEAST_SIDES = 4;
/** Share of the ink that may lie outside of a frame. */
const MOST_OUTSIDE = 0.01;
/** What parts the sheet into fields runs from one rule to another, within so many pixels, and along at least this share of the ink. */
const REACHES = 7;
const ALONG_FIELD = 0.12;
/** Ink on either side of a rule that belongs to its own thickness, in pixels. */
const THICKEST = 3;
/** Share of a rule that may have ink beyond that: the edge of a dark surface is none. */
const MOST_BESIDE = 0.3;

/** A line that runs along the sheet. */
interface Rule {
  readonly upright: boolean;
  /** Its pixels: how far across it lies at each step along from `start` on. */
  readonly start: number;
  readonly path: Int32Array;
  /** Which border of the ink it lies at; undefined further inside. */
  readonly side: 'near' | 'far' | undefined;
}

/**
 * Takes away the lines that a framed sheet is ruled by, the frame and those that part it into fields, so that what they touch no longer hangs
 * together. They may lie a little askew, as on a photographed sheet. Without a frame nothing is taken: what runs along a bare sheet is drawn.
 *
 * @param ink changed in place
 * @param within what of it is inked
 * @returns the boxes of the rules
 */
export function eraseRules(ink: BitMask, within: Box): Box[] {
  const along = findRules(ink, within, ALONG).filter(({ side }) => side !== undefined);
  const frame = along.filter((rule) => endsAt(rule, along));
  const sides = new Set(frame.map(({ upright, side }) => `${upright} ${side}`));
  if (sides.size < LEAST_SIDES || !enclosesAll(ink, within, frame.map(boxOf))) return [];
  for (const rule of frame) erase(ink, rule);
  const rules = [...frame];
  for (let found = true; found; ) {
    const fields = findRules(ink, within, ALONG_FIELD).filter((rule) => endsAt(rule, rules));
    for (const rule of fields) erase(ink, rule);
    rules.push(...fields);
    found = fields.length > 0;
  }
  return rules.map(boxOf);
}

/** Whether hardly any ink lies outside of a frame: the outline of a house has its ground beside it, that of a plan its dimensions. */
function enclosesAll(ink: BitMask, within: Box, frame: readonly Box[]): boolean {
  const around = frame.reduce(union);
  let all = 0;
  let outside = 0;
  for (let y = within.top; y < within.bottom; y++)
    for (let x = within.left; x < within.right; x++) {
      if (ink.data[y * ink.width + x] === 0) continue;
      all++;
      if (x < around.left - THICKEST || x >= around.right + THICKEST) outside++;
      else if (y < around.top - THICKEST || y >= around.bottom + THICKEST) outside++;
    }
  return outside <= MOST_OUTSIDE * all;
}

/** Whether a rule runs from one of those across it to another. */
function endsAt(rule: Rule, rules: readonly Rule[]): boolean {
  const others = rules.filter(({ upright }) => upright !== rule.upright).map(boxOf);
  const { left, top, right, bottom } = boxOf(rule);
  const ends = rule.upright
    ? [
        { left, right, top, bottom: top + 1 },
        { left, right, top: bottom - 1, bottom },
      ]
    : [
        { left, right: left + 1, top, bottom },
        { left: right - 1, right, top, bottom },
      ];
  return ends.every((end) => others.some((other) => gapBetween(end, other) <= REACHES));
}

function findRules(ink: BitMask, within: Box, share: number): Rule[] {
  return [...rulesAlong(ink, within, share, false), ...rulesAlong(ink, within, share, true)];
}

function rulesAlong(ink: BitMask, within: Box, share: number, upright: boolean): Rule[] {
  const { left, top, right, bottom } = within;
  const [from, to] = upright ? [left, right] : [top, bottom];
  const [start, end] = upright ? [top, bottom] : [left, right];
  const isInk = inkAcross(ink, from, to, upright);
  const length = end - start;
  const path = new Int32Array(end);
  const rules: Rule[] = [];
  for (let across = from; across < to; across++) {
    for (let along = start; along < end - share * length; along++) {
      if (!isInk(across, along)) continue;
      const last = follow(isInk, path, across, along, end);
      const side =
        across - from <= MARGIN * (to - from)
          ? 'near'
          : to - 1 - across <= MARGIN * (to - from)
            ? 'far'
            : undefined;
      if (
        last + 1 - along >= share * length &&
        inkedShare(isInk, path, along, last) >= LEAST_INKED &&
        besideShare(isInk, path, along, last) <= MOST_BESIDE
      )
        rules.push({ upright, side, start: along, path: path.slice(along, last + 1) });
      along = last;
    }
  }
  return rules;
}

type IsInk = (across: number, along: number) => boolean;

function inkAcross({ width, data }: BitMask, from: number, to: number, upright: boolean): IsInk {
  return (across, along) =>
    across >= from && across < to && data[upright ? along * width + across : across * width + along] !== 0;
}

function erase({ width, height, data }: BitMask, { upright, start, path }: Rule): void {
  const limit = upright ? width : height;
  path.forEach((at, k) => {
    const along = start + k;
    for (let across = Math.max(0, at - THICKEST); across <= Math.min(limit - 1, at + THICKEST); across++)
      data[upright ? along * width + across : across * width + along] = 0;
  });
}

function boxOf({ upright, start, path }: Rule): Box {
  const near = Math.min(...path);
  const far = Math.max(...path) + 1;
  const end = start + path.length;
  return upright
    ? { left: near, right: far, top: start, bottom: end }
    : { left: start, right: end, top: near, bottom: far };
}

function inkedShare(isInk: IsInk, path: Int32Array, first: number, last: number): number {
  let inked = 0;
  for (let k = first; k <= last; k++) if (isInk(path[k] as number, k)) inked++;
  return inked / (last + 1 - first);
}

/** Share of a line's length that has ink on one side beyond its own thickness, of the side that has more. */
function besideShare(isInk: IsInk, path: Int32Array, first: number, last: number): number {
  const beside = [0, 0];
  for (let k = first; k <= last; k++)
    [1, -1].forEach((side, i) => {
      if (isInk((path[k] as number) + side * (THICKEST + 1), k)) beside[i] = (beside[i] as number) + 1;
    });
  return Math.max(...beside) / (last + 1 - first);
}

/** Follows a line from a pixel of it, aside by a pixel where it goes on there. @returns where it ends; `path` says how far across it was on its way */
function follow(isInk: IsInk, path: Int32Array, across: number, start: number, end: number): number {
  let at = across;
  let last = start;
  for (let along = start; along < end; along++) {
    const step = [0, 1, -1].find((aside) => isInk(at + aside, along));
    if (step !== undefined && Math.abs(at + step - across) <= 1 + DRIFT * (along - start)) {
      at += step;
      last = along;
    } else if (along - last > BREAK) break;
    path[along] = at;
  }
  return last;
}
