import { createPlane, type Plane } from './raster.ts';

export interface GradientField {
  readonly dx: Plane;
  readonly dy: Plane;
}

/** Sobel derivatives per pixel (weights sum to 1), edges repeated. */
export function sobel(source: Plane): GradientField {
  const { width, height, data } = source;
  const dx = createPlane(width, height);
  const dy = createPlane(width, height);
  for (let y = 0; y < height; y++) {
    const up = Math.max(0, y - 1) * width;
    const mid = y * width;
    const down = Math.min(height - 1, y + 1) * width;
    for (let x = 0; x < width; x++) {
      const l = x > 0 ? x - 1 : 0;
      const r = x < width - 1 ? x + 1 : x;
      const a = data[up + l] as number;
      const b = data[up + r] as number;
      const c = data[down + l] as number;
      const d = data[down + r] as number;
      dx.data[mid + x] = (b + d - a - c + 2 * ((data[mid + r] as number) - (data[mid + l] as number))) / 8;
      dy.data[mid + x] = (c + d - a - b + 2 * ((data[down + x] as number) - (data[up + x] as number))) / 8;
    }
  }
  return { dx, dy };
}
