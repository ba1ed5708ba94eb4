import { distanceTransform } from '@plumbline/imaging/distance-transform.ts';
import { createBitMask, type LabelMap } from '@plumbline/imaging/raster.ts';
import type { PixelBox } from './fit-opening-quad.ts';
import type { Point } from './point.ts';

export interface RegionMeasure extends PixelBox {
  readonly area: number;
  /** The pixel farthest from the region's border. */
  readonly anchor: Point;
}

/** Area, bounds and innermost pixel of every label, index by label. */
export function measureLabels(labels: LabelMap): RegionMeasure[] {
  const { width, height, data, count } = labels;
  const border = createBitMask(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const l = data[i] as number;
      const ends =
        x === 0 ||
        y === 0 ||
        x === width - 1 ||
        y === height - 1 ||
        data[i - 1] !== l ||
        data[i + 1] !== l ||
        data[i - width] !== l ||
        data[i + width] !== l;
      if (ends) border.data[i] = 1;
    }
  }
  const inside = distanceTransform(border).data;
  const out = Array.from({ length: count + 1 }, () => ({
    area: 0,
    x0: width,
    y0: height,
    x1: 0,
    y1: 0,
    deepest: -1,
    at: 0,
  }));
  for (let i = 0; i < data.length; i++) {
    const m = out[data[i] as number];
    if (m === undefined) continue;
    const x = i % width;
    const y = Math.floor(i / width);
    m.area++;
    m.x0 = Math.min(m.x0, x);
    m.x1 = Math.max(m.x1, x);
    m.y0 = Math.min(m.y0, y);
    m.y1 = Math.max(m.y1, y);
    if ((inside[i] as number) > m.deepest) {
      m.deepest = inside[i] as number;
      m.at = i;
    }
  }
  return out.map(({ area, x0, y0, x1, y1, at }) => ({
    area,
    x0,
    y0,
    x1,
    y1,
    anchor: [at % width, Math.floor(at / width)],
  }));
}
