import type { PlanReading } from '@plumbline/scene/plan/read/plan-reading.ts';
import type { Vector3 } from '@plumbline/models/model/model.ts';
import type { Place } from '../outlines/ring.ts';

/** Where a plan's picture lies in its model: north is up on the sheet, the middle of the building is the origin, floors are at 0. */
export interface PlanFrame {
  /** Metres of a pixel of the raster. */
  readonly metres: number;
  /** Pixels: what lies at the model's origin. */
  readonly centre: Place;
  /** Pixels: the building with its walls. */
  readonly width: number;
  readonly height: number;
}

/** @param metresOf a pixel of the reading raster, by the longer side of the building with its walls in pixels. */
export function frameOf(
  { footprint: { width, data } }: PlanReading,
  metresOf: (longSide: number) => number,
): PlanFrame {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < data.length; i++) {
    if (data[i] === 0) continue;
    const x = i % width;
    const y = (i - x) / width;
    x0 = Math.min(x0, x);
    y0 = Math.min(y0, y);
    x1 = Math.max(x1, x + 1);
    y1 = Math.max(y1, y + 1);
  }
  if (x1 < x0) [x0, y0, x1, y1] = [0, 0, 1, 1];
  const [w, h] = [x1 - x0, y1 - y0];
  return { metres: metresOf(Math.max(w, h)), centre: [(x0 + x1) / 2, (y0 + y1) / 2], width: w, height: h };
}

/** A place of the plan at a height, in the model. */
export function toModel({ metres, centre }: PlanFrame, [x, y]: Place, height: number): Vector3 {
  return [(x - centre[0]) * metres, height, (y - centre[1]) * metres];
}
