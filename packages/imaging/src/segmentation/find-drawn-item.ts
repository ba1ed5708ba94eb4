import { connectedComponents, labelAreas } from '../connected-components.ts';
import { distanceTransform } from '../distance-transform.ts';
import { greyscale } from '../greyscale.ts';
import type { BitMask, Plane, Raster } from '../raster.ts';
import { fitWithin, resizeArea } from '../resize-area.ts';
import type { Subject } from './find-subject.ts';

const EDGE = 768;
/** Side of the squares whose brightest part is paper, in shares of the longer edge. */
const PAPER_SQUARE = 0.03;
/** Ink is darker than this share of its paper. */
const INK = 0.89;
/** Ink covers this much of a drawing, and hardly any of it lies deeper than lines are wide (share of the longer edge). */
const LEAST_INK = 0.004;
const MOST_INK = 0.35;
const DEEP = 0.006;
const MOST_DEEP = 0.25;
/** Radii of the ball that looks for ways in, in shares of the longer edge; 0 is every gap. */
const BALLS = [0, 0.0015, 0.003, 0.005, 0.008];
/** A wider ball is taken where it holds this much more: the outline leaked. */
const LEAKED = 0.88;
/** Paper within the outline against all within it. */
const LEAST_ENCLOSED = 0.3;
/** A drawing that fills its sheet shows no single item. */
const MOST_FRAME = 0.12;
const LEAST_AREA = 0.01;
const MOST_AREA = 0.85;
/** Parts beside the largest one belong to the item from this share of it on. */
const BESIDE = 0.15;
/** Lines that lead away from the item, as ground and measures do: thinner than this share of the longer edge. */
const WHISKER = 0.006;

/**
 * The item of a line drawing: what ink encloses, seen from the frame. Outlines that leak are closed by a ball that does not fit
 * through their gaps (S.-H. Zhang et al., "Vectorizing cartoon animations", 2009), the smallest one that holds.
 *
 * @param picture RGB
 * @returns undefined where the picture is no line drawing, or nothing in it is closed
 */
export function findDrawnItem(picture: Raster): Subject | undefined {
  const { width, height } = fitWithin(picture.width, picture.height, EDGE);
  const ink = inkOf(greyscale(resizeArea(picture, width, height)));
  const unit = Math.max(width, height);
  if (!isDrawn(ink, Math.max(2, DEEP * unit))) return undefined;
  const clearance = distanceTransform(ink);
  const held = BALLS.map((ball) => enclosed(ink, clearance, ball * unit));
  const areas = held.map(areaOf);
  const most = areas.reduce((a, b) => Math.max(a, b), 0);
  const mask = held.find((_, at) => (areas[at] as number) >= LEAKED * most);
  if (!mask) return undefined;
  dropWhiskers(mask, Math.max(1.5, WHISKER * unit));
  const whole = keepLargest(mask);
  const area = areaOf(mask);
  const inked = ink.data.reduce((sum, value, i) => sum + (value & (mask.data[i] as number)), 0);
  const within = 1 - inked / area;
  const share = area / mask.data.length;
  if (!(within >= LEAST_ENCLOSED) || share < LEAST_AREA || share > MOST_AREA) return undefined;
  const frame = frameShare(mask);
  if (frame > MOST_FRAME) return undefined;
  return { mask, clarity: Math.min(0.9, 0.5 + within / 2) * (1 - frame) * (whole / area) };
}

/** Dark against the brightest of its surroundings: paper may be tinted, and photographed in a slope of light. */
function inkOf({ width, height, data }: Plane): BitMask {
  const side = Math.max(4, Math.round(PAPER_SQUARE * Math.max(width, height)));
  const columns = Math.ceil(width / side);
  const rows = Math.ceil(height / side);
  const brightest = new Float32Array(columns * rows);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = Math.floor(y / side) * columns + Math.floor(x / side);
      brightest[at] = Math.max(brightest[at] as number, data[y * width + x] as number);
    }
  const ink = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let paper = 0;
      for (let row = Math.floor(y / side) - 1; row <= Math.floor(y / side) + 1; row++)
        for (let column = Math.floor(x / side) - 1; column <= Math.floor(x / side) + 1; column++)
          if (row >= 0 && row < rows && column >= 0 && column < columns)
            paper = Math.max(paper, brightest[row * columns + column] as number);
      ink[y * width + x] = (data[y * width + x] as number) < INK * paper ? 1 : 0;
    }
  return { width, height, data: ink };
}

function isDrawn(ink: BitMask, deep: number): boolean {
  const total = areaOf(ink);
  const share = total / ink.data.length;
  if (share < LEAST_INK || share > MOST_INK) return false;
  const depth = distanceTransform({ ...ink, data: ink.data.map((value) => 1 - value) }).data;
  const far = depth.reduce((sum, value) => sum + (value > deep ? 1 : 0), 0);
  return far <= MOST_DEEP * total;
}

/** 1 where a ball of that radius, let in from the frame, leaves no paper and what it leaves is not reached from there. */
function enclosed({ width, height, data: ink }: BitMask, clearance: Plane, ball: number): BitMask {
  const outside = new Uint8Array(ink.length);
  const open: number[] = [];
  const enter = (i: number): void => {
    if (outside[i] === 1 || ink[i] === 1 || (clearance.data[i] as number) <= ball) return;
    outside[i] = 1;
    open.push(i);
  };
  for (let x = 0; x < width; x++) {
    enter(x);
    enter((height - 1) * width + x);
  }
  for (let y = 0; y < height; y++) {
    enter(y * width);
    enter(y * width + width - 1);
  }
  for (let i = open.pop(); i !== undefined; i = open.pop()) {
    const x = i % width;
    if (x > 0) enter(i - 1);
    if (x < width - 1) enter(i + 1);
    if (i >= width) enter(i - width);
    if (i < width * (height - 1)) enter(i + width);
  }
  // The ball's middle keeps off the ink: what it covers is outside, too.
  const reached = distanceTransform({ width, height, data: outside }).data;
  const data = Uint8Array.from(ink, (value, i) =>
    value === 0 && (reached[i] as number) <= ball + 0.5 ? 0 : 1,
  );
  return { width, height, data };
}

/** Opens the mask: what a disc of that radius does not fit into goes, but for the outline of what stays. */
function dropWhiskers(mask: BitMask, radius: number): void {
  const { width, height, data } = mask;
  const depth = distanceTransform({ width, height, data: data.map((value) => 1 - value) }).data;
  const core = data.map((value, i) => (value === 1 && (depth[i] as number) > radius ? 1 : 0));
  const near = distanceTransform({ width, height, data: core }).data;
  for (let i = 0; i < data.length; i++) if ((near[i] as number) > radius + 1.5) data[i] = 0;
}

/** Drops what lies apart and is small beside the largest part. Returns the pixels of that one. */
function keepLargest(mask: BitMask): number {
  const parts = connectedComponents(mask, 8);
  const areas = labelAreas(parts);
  areas[0] = 0;
  const largest = areas.reduce((a, b) => Math.max(a, b), 0);
  for (let i = 0; i < mask.data.length; i++)
    if ((areas[parts.data[i] as number] as number) < BESIDE * largest) mask.data[i] = 0;
  return largest;
}

function frameShare({ width, height, data }: BitMask): number {
  let on = 0;
  for (let x = 0; x < width; x++) on += (data[x] as number) + (data[(height - 1) * width + x] as number);
  for (let y = 0; y < height; y++)
    on += (data[y * width] as number) + (data[y * width + width - 1] as number);
  return on / (2 * (width + height));
}

function areaOf({ data }: BitMask): number {
  return data.reduce((sum, value) => sum + value, 0);
}
