import { connectedComponents, labelAreas } from '@plumbline/imaging/connected-components.ts';
import { distanceTransform } from '@plumbline/imaging/distance-transform.ts';
import type { BitMask, LabelMap, Plane, Raster } from '@plumbline/imaging/raster.ts';
import { fitWithin, resizeArea } from '@plumbline/imaging/resize-area.ts';
import { labPlanes } from '@plumbline/imaging/segmentation/lab-planes.ts';
import { MinHeap } from '@plumbline/imaging/segmentation/min-heap.ts';
import type { PickSeeds } from '@plumbline/imaging/segmentation/pick-in-picture.ts';
import { cutCells } from '@plumbline/scene/drawing/cut-cells.ts';
import { extendToBorder } from '@plumbline/scene/drawing/extend-to-border.ts';
import { layInk } from '@plumbline/scene/drawing/ink-layers.ts';
import { separateInk } from '@plumbline/scene/drawing/separate-ink.ts';

/** Longest edge at which a drawing is cut into cells. */
const EDGE = 1152;
const INK_OVERSAMPLING = 1.4;
/** Lines are led on to the border below this height alone: higher ones are eaves. */
const EAVES = 0.48;
/** A faint line parts cells where it goes on for this share of the longer edge and is about a line wide, in pixels at 1024 px. */
const LONG = 0.05;
const THIN = 5;
/** Whoever picks everything has picked nothing. */
const MOST = 0.97;
/** Share of a cell that lies in a box where the box holds it. */
const HELD = 0.85;

/** Chroma (CIE L*a*b*) of what is coloured in, and the share of it from which on colours say more than lines. */
const COLOURED = 14;
const COLOURED_SHARE = 0.06;
const GLANCE_EDGE = 256;

export interface DrawingCells {
  /** Between the lines, from 1 on, grown to the middle of the lines. */
  readonly map: LabelMap;
  /** Distance to the nearest line. */
  readonly clearance: Plane;
}

/** Whether a drawing has its things outlined and not coloured in. */
export function isInkOnPaper(picture: Raster): boolean {
  const { width, height } = fitWithin(picture.width, picture.height, GLANCE_EDGE);
  const [, a, b] = labPlanes(resizeArea(picture, width, height));
  let coloured = 0;
  for (let i = 0; i < a.length; i++) if (Math.hypot(a[i] as number, b[i] as number) > COLOURED) coloured++;
  return coloured < COLOURED_SHARE * a.length;
}

/**
 * Cuts a line drawing into the cells between its lines; small gaps in outlines are closed.
 *
 * @param picture RGB
 * @param sketched drawn by hand: wider gaps
 */
export function cellsOfDrawing(picture: Raster, sketched: boolean): DrawingCells {
  const { width, height } = fitWithin(picture.width, picture.height, EDGE);
  const unit = Math.max(width, height) / 1024;
  const large = fitWithin(picture.width, picture.height, Math.round(EDGE * INK_OVERSAMPLING));
  const ink = layInk(separateInk(resizeArea(picture, large.width, large.height)), width, height, unit);
  const barrier: BitMask = { width, height, data: ink.strong.data.slice() };
  addLongLines(barrier, ink.faint, LONG * Math.max(width, height), THIN * unit);
  extendToBorder(barrier, unit, EAVES * height);
  const clearance = distanceTransform(barrier);
  return { map: cutCells(clearance, sketched ? 'sketch' : 'cad', unit).filled, clearance };
}

/** Edges of surfaces are often drawn fainter than outlines, as are hatching and joints: the former go on, the latter are short. */
function addLongLines(barrier: BitMask, faint: BitMask, long: number, thin: number): void {
  const { width } = faint;
  const parts = connectedComponents(faint, 8);
  const areas = labelAreas(parts);
  const bounds = Array.from(areas, () => [width, faint.height, 0, 0] as [number, number, number, number]);
  parts.data.forEach((part, i) => {
    if (part === 0) return;
    const at = bounds[part] as [number, number, number, number];
    const x = i % width;
    const y = Math.floor(i / width);
    at[0] = Math.min(at[0], x);
    at[1] = Math.min(at[1], y);
    at[2] = Math.max(at[2], x + 1);
    at[3] = Math.max(at[3], y + 1);
  });
  const drawn = bounds.map(([left, top, right, bottom], part) => {
    const reach = Math.hypot(right - left, bottom - top);
    return part > 0 && reach >= long && (areas[part] as number) <= thin * reach;
  });
  parts.data.forEach((part, i) => {
    if (drawn[part]) barrier.data[i] = 1;
  });
}

/**
 * The cells that are clicked, less those clicked as not meant; where both lie in one cell, through a gap in an outline, it is
 * parted at its narrow places. Of a box alone, the cells that lie in it.
 *
 * @returns of the cells' size; undefined where that is nothing, or all
 */
export function pickInDrawing(
  { map, clearance }: DrawingCells,
  { on, off, box }: PickSeeds,
): BitMask | undefined {
  const { width, height, data } = map;
  const pixelAt = ([x, y]: readonly [number, number]): number =>
    Math.min(height - 1, Math.floor(y * height)) * width + Math.min(width - 1, Math.floor(x * width));
  const ons = on.map(pixelAt);
  const offs = off.map(pixelAt);
  const mask: BitMask = { width, height, data: new Uint8Array(width * height) };
  if (box && on.length === 0) markHeld(map, box, mask);
  for (const cell of new Set(ons.map((at) => data[at] as number))) {
    const against = offs.filter((at) => data[at] === cell);
    const within = ons.filter((at) => data[at] === cell);
    if (against.length > 0) partCell(map, clearance, within, against, mask);
    else for (let i = 0; i < data.length; i++) if (data[i] === cell) mask.data[i] = 1;
  }
  for (const at of offs) {
    const cell = data[at] as number;
    if (ons.some((other) => data[other] === cell)) continue;
    for (let i = 0; i < data.length; i++) if (data[i] === cell) mask.data[i] = 0;
  }
  const total = mask.data.reduce((sum, value) => sum + value, 0);
  return total === 0 || total > MOST * mask.data.length ? undefined : mask;
}

/** Floods one cell from both kinds of clicks, wide places first, so that they meet where it is narrow. */
function partCell(
  { width, height, data }: LabelMap,
  clearance: Plane,
  on: readonly number[],
  off: readonly number[],
  mask: BitMask,
): void {
  const cell = data[on[0] as number];
  const side = new Int8Array(data.length);
  const heap = new MinHeap();
  const take = (i: number, value: number): void => {
    if (side[i] !== 0 || data[i] !== cell) return;
    side[i] = value;
    heap.push(-(clearance.data[i] as number), i);
  };
  for (const at of on) take(at, 1);
  for (const at of off) take(at, -1);
  for (let i = heap.pop(); i >= 0; i = heap.pop()) {
    const value = side[i] as number;
    if (value === 1) mask.data[i] = 1;
    const x = i % width;
    if (x > 0) take(i - 1, value);
    if (x < width - 1) take(i + 1, value);
    if (i >= width) take(i - width, value);
    if (i < width * (height - 1)) take(i + width, value);
  }
}

/** Marks the cells that lie in a box. */
function markHeld(map: LabelMap, box: NonNullable<PickSeeds['box']>, mask: BitMask): void {
  const { width, height, data, count } = map;
  const areas = labelAreas(map);
  const inside = new Int32Array(count + 1);
  for (let i = 0; i < data.length; i++) {
    const x = ((i % width) + 0.5) / width;
    const y = (Math.floor(i / width) + 0.5) / height;
    if (x < box.x0 || x >= box.x1 || y < box.y0 || y >= box.y1) continue;
    const cell = data[i] as number;
    inside[cell] = (inside[cell] as number) + 1;
  }
  for (let i = 0; i < data.length; i++) {
    const cell = data[i] as number;
    if (cell > 0 && (inside[cell] as number) > HELD * (areas[cell] as number)) mask.data[i] = 1;
  }
}
