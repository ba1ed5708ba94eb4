import type { BitMask } from '@plumbline/imaging/raster.ts';
import type { PlanMeasures } from '../scene-value/plan-measures.ts';
import type { PlanReading } from './read/plan-reading.ts';
import { measureLabels } from '../scene-value/measure-regions.ts';
import type { Point } from '../scene-value/point.ts';

/** Below this a type is a guess by size alone, and says nothing. */
const TOLD = 0.5;

/** Sizes of a plan; undefined where no room was found. */
export function planMeasures(plan: PlanReading): PlanMeasures | undefined {
  const { rooms, roomMap, footprint, scale, metric } = plan;
  const measures = measureLabels(roomMap);
  const building = boxOf(footprint);
  const found = rooms.flatMap(({ label, type, confidence, areaPixels }) => {
    const measure = measures[label];
    if (measure === undefined || areaPixels === 0) return [];
    const at: Point = [(measure.anchor[0] + 0.5) / scale, (measure.anchor[1] + 0.5) / scale];
    return [{ type: confidence >= TOLD ? type : 'room', at, area: areaPixels / scale ** 2 }];
  });
  if (found.length === 0 || building === undefined) return undefined;
  const { x0, y0, x1, y1 } = building;
  return {
    rooms: found,
    building: { x0: x0 / scale, y0: y0 / scale, x1: x1 / scale, y1: y1 / scale },
    mmPerPixel: metric.mmPerPixel * scale,
    from: metric.from,
    confidence: metric.confidence,
  };
}

/** Its right and lower sides lie behind the last pixels. */
function boxOf({ width, data }: BitMask): PlanMeasures['building'] | undefined {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -1, -1];
  for (let i = 0; i < data.length; i++) {
    if (data[i] === 0) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    x0 = Math.min(x0, x);
    y0 = Math.min(y0, y);
    x1 = Math.max(x1, x + 1);
    y1 = Math.max(y1, y + 1);
  }
  return x1 < 0 ? undefined : { x0, y0, x1, y1 };
}
