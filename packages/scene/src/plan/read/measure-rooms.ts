import { distanceTransform } from '@plumbline/imaging/distance-transform.ts';
import { type BitMask, createBitMask, type LabelMap } from '@plumbline/imaging/raster.ts';
import { tensorCoherence, tensorStrokeAngle } from '@plumbline/imaging/structure-tensor.ts';
import type { PlanSheet } from './read-sheet.ts';

/** What is measured of each room, index by label (entry 0 is unused). Lengths in pixels. */
export interface RoomTable {
  readonly count: number;
  readonly area: Int32Array;
  readonly x0: Int32Array;
  readonly y0: Int32Array;
  readonly x1: Int32Array;
  readonly y1: Int32Array;
  /** Border on walls, on other rooms, and on the open sheet. */
  readonly onWall: Int32Array;
  readonly onRoom: Int32Array;
  readonly onSheet: Int32Array;
  /** Of the last, what the picture's edge cuts off. */
  readonly onEdge: Int32Array;
  /** Radius of the largest circle between walls. */
  readonly inradius: Float32Array;
  /** Share under outlines. */
  readonly ink: Float32Array;
  /** Share under faint ink away from outlines, and the direction in which it runs (NaN where none). */
  readonly hatchShare: Float32Array;
  readonly hatchAngle: Float32Array;
}

/** Faint ink counts only this far from an outline, in pixels, whose soft edge looks like it. */
export const OFF_OUTLINE = 3;
/** Faint ink runs in one direction from this coherence on. */
const COHERENT = 0.35;
/** Pixels of a room off its outlines that must be exceeded for its hatch to be told. */
const LEAST_FREE = 300;

export function measureRooms(rooms: LabelMap, walls: BitMask, sheet: PlanSheet): RoomTable {
  const { width, height, data, count } = rooms;
  const ints = (): Int32Array => new Int32Array(count + 1);
  const table = {
    count,
    area: ints(),
    x0: ints().fill(width),
    y0: ints().fill(height),
    x1: ints().fill(-1),
    y1: ints().fill(-1),
    onWall: ints(),
    onRoom: ints(),
    onSheet: ints(),
    onEdge: ints(),
    inradius: new Float32Array(count + 1),
    ink: new Float32Array(count + 1),
    hatchShare: new Float32Array(count + 1),
    hatchAngle: new Float32Array(count + 1).fill(Number.NaN),
  };
  const outside = createBitMask(width, height);
  for (let i = 0; i < data.length; i++) outside.data[i] = data[i] === 0 ? 1 : 0;
  const depth = distanceTransform(outside).data;
  const add = (into: Int32Array | Float32Array, l: number, v = 1): void => {
    into[l] = (into[l] as number) + v;
  };
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const l = data[i] as number;
      if (l === 0) continue;
      add(table.area, l);
      if (x < (table.x0[l] as number)) table.x0[l] = x;
      if (x > (table.x1[l] as number)) table.x1[l] = x;
      if (y < (table.y0[l] as number)) table.y0[l] = y;
      if (y > (table.y1[l] as number)) table.y1[l] = y;
      if ((depth[i] as number) > (table.inradius[l] as number)) table.inradius[l] = depth[i] as number;
      if (sheet.strong.data[i]) add(table.ink, l);
      for (const j of [
        x > 0 ? i - 1 : -1,
        x < width - 1 ? i + 1 : -1,
        y > 0 ? i - width : -1,
        i + width < data.length ? i + width : -1,
      ]) {
        if (j < 0) {
          add(table.onSheet, l);
          add(table.onEdge, l);
        } else if (walls.data[j]) add(table.onWall, l);
        else if (data[j] === 0) add(table.onSheet, l);
        else if (data[j] !== l) add(table.onRoom, l);
      }
    }
  }
  for (let l = 1; l <= count; l++)
    table.ink[l] = (table.ink[l] as number) / Math.max(1, table.area[l] as number);
  measureHatch(rooms, sheet, table.hatchShare, table.hatchAngle);
  return table;
}

function measureHatch(
  { width, height, data, count }: LabelMap,
  { strong, faint, darkest, twoWeights }: PlanSheet,
  share: Float32Array,
  angle: Float32Array,
): void {
  if (!twoWeights) return;
  const clearance = distanceTransform(strong).data;
  const free = new Float64Array(count + 1);
  const sums = new Float64Array((count + 1) * 3);
  const d = darkest.data;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const l = data[i] as number;
      if (l === 0 || (clearance[i] as number) < OFF_OUTLINE) continue;
      free[l] = (free[l] as number) + 1;
      if (faint.data[i]) share[l] = (share[l] as number) + 1;
      const gx = (d[i + 1] as number) - (d[i - 1] as number);
      const gy = (d[i + width] as number) - (d[i - width] as number);
      sums[l * 3] = (sums[l * 3] as number) + gx * gx;
      sums[l * 3 + 1] = (sums[l * 3 + 1] as number) + gy * gy;
      sums[l * 3 + 2] = (sums[l * 3 + 2] as number) + gx * gy;
    }
  }
  for (let l = 1; l <= count; l++) {
    share[l] = (free[l] as number) > LEAST_FREE ? (share[l] as number) / (free[l] as number) : 0;
    const tensor = {
      xx: sums[l * 3] as number,
      yy: sums[l * 3 + 1] as number,
      xy: sums[l * 3 + 2] as number,
    };
    if (tensorCoherence(tensor) > COHERENT) angle[l] = tensorStrokeAngle(tensor);
  }
}
