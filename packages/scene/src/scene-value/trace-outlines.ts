import type { LabelMap } from '@plumbline/imaging/raster.ts';
import type { Point } from './point.ts';
import { simplifyRing } from './simplify-ring.ts';

const DX = [1, 0, -1, 0] as const;
const DY = [0, 1, 0, -1] as const;
/** Pixel ahead to the right and to the left of a corner, by heading: east, south, west, north. */
const RIGHT_X = [0, -1, -1, 0] as const;
const RIGHT_Y = [0, 0, -1, -1] as const;
const LEFT_X = [0, 0, -1, -1] as const;
const LEFT_Y = [-1, 0, 0, -1] as const;

/**
 * Outlines of all labels along the borders of their pixels, simplified. Rings run clockwise around a part, counter-clockwise
 * around a hole; the largest comes first.
 * @param tolerance in pixels of the map. @param scale multiplies the coordinates of the result.
 * @returns rings by label; entry 0 is empty.
 */
export function traceOutlines(labels: LabelMap, tolerance: number, scale: number): Point[][][] {
  const { width, height, data, count } = labels;
  const visited = new Uint8Array(width * height);
  const rings: { ring: Point[]; area: number }[][] = Array.from({ length: count + 1 }, () => []);
  const labelAt = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= width || y >= height ? -1 : (data[y * width + x] as number);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const label = data[i] as number;
      if (label === 0 || visited[i] === 1 || labelAt(x, y - 1) === label) continue;
      const corners: number[] = [];
      let area = 0;
      let vx = x;
      let vy = y;
      let heading = 0;
      do {
        if (heading === 0) visited[vy * width + vx] = 1;
        const nx = vx + (DX[heading] as number);
        const ny = vy + (DY[heading] as number);
        area += vx * ny - nx * vy;
        vx = nx;
        vy = ny;
        const before = heading;
        if (labelAt(vx + (RIGHT_X[heading] as number), vy + (RIGHT_Y[heading] as number)) !== label)
          heading = (heading + 1) & 3;
        else if (labelAt(vx + (LEFT_X[heading] as number), vy + (LEFT_Y[heading] as number)) === label)
          heading = (heading + 3) & 3;
        if (heading !== before) corners.push(vx, vy);
      } while (vx !== x || vy !== y || heading !== 0);
      rings[label]?.push({ ring: simplifyRing(corners, tolerance, scale), area: Math.abs(area) });
    }
  }
  return rings.map((own) =>
    own
      .sort((a, b) => b.area - a.area)
      .map(({ ring }) => ring)
      .filter((ring) => ring.length > 2),
  );
}
