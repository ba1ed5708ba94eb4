import { connectedComponents, labelAreas } from '@plumbline/imaging/connected-components.ts';
import { labelBounds } from '@plumbline/imaging/label-bounds.ts';
import { dilate } from '@plumbline/imaging/morphology.ts';
import { createPlane, type BitMask, type Raster } from '@plumbline/imaging/raster.ts';
import { fitWithin, resizeArea } from '@plumbline/imaging/resize-area.ts';
import { toRgb } from '@plumbline/imaging/to-rgb.ts';
import { positiveDrawing } from '../drawing/positive-drawing.ts';
import { separateInk } from '../drawing/separate-ink.ts';
import { type Box, boxArea, gapBetween, overlap, union } from './box.ts';
import { eraseRules } from './erase-rules.ts';
import type { SheetDrawing } from './sheet-drawing.ts';

/** Longest edge at which a sheet is looked at; lengths below are shares of it. */
const EDGE = 800;
/** Opacity (`separateInk`) from which a pixel is ink; light grey lines of a frame have about .2. And the share of bare paper that a sheet has at least. */
const INKED = 0.14;
const LEAST_PAPER = 0.3;
/** Ink within so much of other ink hangs together. */
const JOINED = 0.009;
/** A drawing is at least so long and so wide, and covers at least this share of what the largest one covers. */
const LEAST_LENGTH = 0.07;
const LEAST_WIDTH = 0.035;
const LEAST_OF_LARGEST = 0.03;
/** A stroke that hangs together reaches over so much of a drawing. */
const LONG_STROKE = 0.35;
/** Boxes of two drawings overlap by less than this share of the smaller one. */
const MOST_OVERLAP = 0.2;
/** What is too small to be a drawing belongs to one that is so near: letters, arrows, single trees. */
const NEAR = 0.035;
/** Paper that is left around a drawing. */
const MARGIN = 0.012;
/** What lies around a sheet runs along so many sides of the picture, and reaches in by so much of them, but for this share of it. */
const SURROUNDED_SIDES = 3;
const SURROUND = 0.12;
const MOST_CENTRAL = 0.1;
/** A title block covers at most this share of the sheet, and reaches the rules that were taken away from around it. */
const LARGEST_BLOCK = 0.25;
/** Share of a part that lies within one to be of it. */
const IN_BLOCK = 0.5;
const TOUCHING = 0.007;
/** Share of the drawings that the picture's border may cut off: what goes on beyond it is a piece of one large drawing. */
const MOST_CUT = 0.4;
/** What comes so near to the border is cut off by it. */
const CUT = 0.006;
const MOST_DRAWINGS = 30;
/** They cover at least this share of what is inked of the sheet. */
const LEAST_COVERED = 0.07;

/**
 * The drawings of a sheet that shows several, each apart from the others by paper: plan beside elevations, sections and details. Frames, fields and
 * title blocks are none.
 *
 * @returns top to bottom and left to right; empty where the picture is one drawing, or none on paper
 */
export function splitSheet(picture: Raster): SheetDrawing[] {
  const rgb = toRgb(picture);
  const { width, height } = fitWithin(rgb.width, rgb.height, EDGE);
  const ink = findInk(positiveDrawing(resizeArea(rgb, width, height)));
  if (ink === undefined) return [];
  const unit = Math.max(width, height);
  const within = boundsOf(ink);
  if (within === undefined) return [];
  const rules = eraseRules(ink, within);
  const parts = withoutTitleBlocks(boxesOf(ink, Math.round(JOINED * unit)), rules, within, unit);
  const strokes = boxesOf(ink, 0);
  const drawings = keepDrawings(
    parts.filter((part) => !isLarge(part, unit) || hasLongStroke(part, strokes)),
    unit,
  );
  if (drawings.length < 2 || drawings.length > MOST_DRAWINGS) return [];
  if (drawings.reduce((sum, box) => sum + boxArea(box), 0) < LEAST_COVERED * boxArea(within)) return [];
  if (drawings.filter((box) => isCut(box, width, height)).length > MOST_CUT * drawings.length) return [];
  return inReadingOrder(drawings).map((box) => toShares(box, width, height, MARGIN * unit));
}

function isCut({ left, top, right, bottom }: Box, width: number, height: number): boolean {
  const near = CUT * Math.max(width, height);
  return left < near || top < near || right > width - near || bottom > height - near;
}

function findInk(picture: Raster): BitMask | undefined {
  const { alpha, paper } = separateInk(picture);
  if (paper.share < LEAST_PAPER) return undefined;
  const data = Uint8Array.from(alpha.data, (a) => (a > INKED ? 1 : 0));
  return withoutSurround({ width: picture.width, height: picture.height, data });
}

/** Without what lies around the sheet: a desk, the edge of a scan. It reaches three of the picture's borders, and hardly into its middle. */
function withoutSurround(ink: BitMask): BitMask {
  const { width, height } = ink;
  const labels = connectedComponents(ink, 8);
  const bounds = labelBounds(labels);
  const areas = labelAreas(labels);
  const central = new Int32Array(labels.count + 1);
  const [x0, y0] = [Math.round(SURROUND * width), Math.round(SURROUND * height)];
  for (let y = y0; y < height - y0; y++)
    for (let x = x0; x < width - x0; x++) {
      const label = labels.data[y * width + x] as number;
      central[label] = (central[label] as number) + 1;
    }
  const isSurround = Uint8Array.from(areas, (area, label) => {
    if (label === 0) return 0;
    const [left, top, right, bottom] = bounds.subarray(4 * (label - 1), 4 * label);
    const borders = [left === 0, top === 0, right === width, bottom === height].filter(Boolean).length;
    return borders >= SURROUNDED_SIDES && (central[label] as number) < MOST_CENTRAL * area ? 1 : 0;
  });
  const data = Uint8Array.from(ink.data, (on, i) => (isSurround[labels.data[i] as number] ? 0 : on));
  return { width, height, data };
}

function boundsOf({ width, height, data }: BitMask): Box | undefined {
  let box: Box | undefined;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (data[y * width + x]) {
        const pixel = { left: x, top: y, right: x + 1, bottom: y + 1 };
        box = box ? union(box, pixel) : pixel;
      }
  return box;
}

/** Boxes of the ink that hangs together over gaps of twice a reach. */
function boxesOf({ width, height, data }: BitMask, reach: number): Box[] {
  const plane = createPlane(width, height);
  plane.data.set(data);
  const joined = Uint8Array.from(dilate(plane, reach).data);
  const labels = connectedComponents({ width, height, data: joined }, 8);
  const inked = { ...labels, data: labels.data.map((label, i) => (data[i] ? label : 0)) };
  const bounds = labelBounds(inked);
  return Array.from({ length: labels.count }, (_, i) => {
    const [left, top, right, bottom] = bounds.subarray(4 * i, 4 * i + 4);
    return { left, top, right, bottom } as Box;
  });
}

function withoutTitleBlocks(parts: readonly Box[], rules: readonly Box[], within: Box, unit: number): Box[] {
  const blocks = parts.filter((box) => isTitleBlock(box, rules, within, unit));
  return parts.filter((box) =>
    blocks.every((block) => boxArea(overlap(box, block)) < IN_BLOCK * boxArea(box)),
  );
}

/** What hangs at a corner of the frame or of a field, by a level and an upright line of it. */
function isTitleBlock(box: Box, rules: readonly Box[], within: Box, unit: number): boolean {
  if (boxArea(box) > LARGEST_BLOCK * boxArea(within)) return false;
  const touched = rules.filter((rule) => gapBetween(box, rule) <= TOUCHING * unit);
  return touched.some(isUpright) && touched.some((rule) => !isUpright(rule));
}

function isUpright({ left, top, right, bottom }: Box): boolean {
  return bottom - top > right - left;
}

function keepDrawings(parts: readonly Box[], unit: number): Box[] {
  const mains = mergeOverlapping(parts.filter((box) => isLarge(box, unit)));
  const largest = Math.max(0, ...mains.map(boxArea));
  const kept = mains.filter((box) => boxArea(box) >= LEAST_OF_LARGEST * largest);
  const rest = parts.filter((box) => !isLarge(box, unit));
  return withSmallParts(kept, rest, unit);
}

/** Whether one stroke runs through much of a part: letters and scattered signs have none. */
function hasLongStroke(part: Box, strokes: readonly Box[]): boolean {
  return strokes.some(
    (stroke) => boxArea(overlap(part, stroke)) > 0 && longest(stroke) >= LONG_STROKE * longest(part),
  );
}

function longest({ left, top, right, bottom }: Box): number {
  return Math.max(right - left, bottom - top);
}

function isLarge({ left, top, right, bottom }: Box, unit: number): boolean {
  const sides = [right - left, bottom - top];
  return Math.max(...sides) >= LEAST_LENGTH * unit && Math.min(...sides) >= LEAST_WIDTH * unit;
}

function mergeOverlapping(boxes: readonly Box[]): Box[] {
  const merged: Box[] = [];
  for (const next of boxes) {
    let box = next;
    for (let i = 0; i < merged.length; ) {
      const other = merged[i] as Box;
      const shared = boxArea(overlap(box, other));
      if (shared > MOST_OVERLAP * Math.min(boxArea(box), boxArea(other))) {
        box = union(box, other);
        merged.splice(i, 1);
        i = 0;
      } else i++;
    }
    merged.push(box);
  }
  return merged;
}

/** Drawings with the small things that lie by them: each goes to the nearest one, unless it would make that reach into another. */
function withSmallParts(drawings: readonly Box[], parts: readonly Box[], unit: number): Box[] {
  const grown = [...drawings];
  for (const part of parts) {
    let best = -1;
    let least = NEAR * unit;
    drawings.forEach((drawing, i) => {
      const gap = gapBetween(drawing, part);
      if (gap <= least) [best, least] = [i, gap];
    });
    const nearest = grown[best];
    if (nearest === undefined) continue;
    const whole = union(nearest, part);
    const reaches = grown.some(
      (other, i) => i !== best && boxArea(overlap(whole, other)) > boxArea(overlap(nearest, other)),
    );
    if (!reaches) grown[best] = whole;
  }
  return grown;
}

/** Row by row: what begins above the middle of a row's first drawing stands in that row. */
function inReadingOrder(boxes: readonly Box[]): Box[] {
  const left = [...boxes].sort((a, b) => a.top - b.top);
  const ordered: Box[] = [];
  while (left.length > 0) {
    const first = left[0] as Box;
    const middle = (first.top + first.bottom) / 2;
    const row = left.filter(({ top }) => top < middle);
    ordered.push(...row.sort((a, b) => a.left - b.left));
    left.splice(0, left.length, ...left.filter((box) => !row.includes(box)));
  }
  return ordered;
}

function toShares(box: Box, width: number, height: number, margin: number): SheetDrawing {
  const left = Math.max(0, box.left - margin);
  const top = Math.max(0, box.top - margin);
  return {
    x: left / width,
    y: top / height,
    width: (Math.min(width, box.right + margin) - left) / width,
    height: (Math.min(height, box.bottom + margin) - top) / height,
  };
}
