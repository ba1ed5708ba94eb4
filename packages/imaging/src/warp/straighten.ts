import { createRaster, type Raster } from '../raster.ts';

export interface Leaning {
  /** Degrees by which the picture is turned clockwise. */
  readonly tilt: number;
  /** Degrees between its uprights at the left and the right edge; above 0 they meet above the picture. */
  readonly convergence: number;
}

const RADIANS = Math.PI / 180;
const SCALE_STEPS = 200;

/**
 * A picture with its uprights upright, of the same size: turned back by its tilt, and its uprights, which meet in one point,
 * made parallel. What would be empty at the edges is cut off by enlarging what is left.
 */
export function straighten(picture: Raster, { tilt, convergence }: Leaning): Raster {
  const { width, height, channels, data } = picture;
  const place = placer(picture, tilt * RADIANS, convergence * RADIANS);
  const scale = largestInside(picture, place);
  const out = createRaster(width, height, channels);
  for (let y = 0, to = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, to += channels) {
      const [u, v] = place((x + 0.5 - width / 2) * scale, (y + 0.5 - height / 2) * scale);
      const left = Math.min(width - 1, Math.max(0, u - 0.5));
      const top = Math.min(height - 1, Math.max(0, v - 0.5));
      const x0 = Math.floor(left);
      const y0 = Math.floor(top);
      const x1 = Math.min(width - 1, x0 + 1);
      const y1 = Math.min(height - 1, y0 + 1);
      const a = left - x0;
      const b = top - y0;
      for (let c = 0; c < channels; c += 1) {
        const at = (column: number, row: number) => data[(row * width + column) * channels + c] as number;
        out.data[to + c] =
          (at(x0, y0) * (1 - a) + at(x1, y0) * a) * (1 - b) + (at(x0, y1) * (1 - a) + at(x1, y1) * a) * b;
      }
    }
  return out;
}

type Place = (x: number, y: number) => readonly [number, number];

/** Where a place of the upright picture, from its middle, lies in the leaning one. */
function placer({ width, height }: Raster, tilt: number, convergence: number): Place {
  const cos = Math.cos(tilt);
  const sin = Math.sin(tilt);
  // Uprights at the edges meet so far from the middle row, above it where they converge.
  const perPixel = Math.tan(convergence / 2) / (width / 2);
  return (x, y) => {
    const w = 1 - y * perPixel;
    const u = x / w;
    const v = y / w;
    return [width / 2 + u * cos - v * sin, height / 2 + u * sin + v * cos];
  };
}

/** How much of the upright picture's size is filled everywhere: its corners are what leaves the leaning one first. */
function largestInside({ width, height }: Raster, place: Place): number {
  for (let step = SCALE_STEPS; step > 0; step -= 1) {
    const scale = (1.2 * step) / SCALE_STEPS;
    const corners = [-1, 1].flatMap((sx) =>
      [-1, 1].map((sy) => place((sx * scale * width) / 2, (sy * scale * height) / 2)),
    );
    if (corners.every(([x, y]) => x >= 0 && y >= 0 && x <= width && y <= height)) return scale;
  }
  return 1 / SCALE_STEPS;
}
