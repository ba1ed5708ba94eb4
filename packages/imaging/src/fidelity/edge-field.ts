import type { Plane } from '../raster.ts';

/** Gradient of a luminance plane, scaled so that a sharp step of height h measures h. */
export interface EdgeField {
  readonly width: number;
  readonly height: number;
  readonly dx: Float32Array;
  readonly dy: Float32Array;
  readonly magnitude: Float32Array;
}

/** Sobel gradient; the outermost pixels stay 0 because half of their neighbourhood is missing. */
export function measureEdges(luminance: Plane): EdgeField {
  const { width, height, data } = luminance;
  const dx = new Float32Array(width * height);
  const dy = new Float32Array(width * height);
  const magnitude = new Float32Array(width * height);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const a = data[i - width - 1] as number;
      const b = data[i - width] as number;
      const c = data[i - width + 1] as number;
      const d = data[i - 1] as number;
      const e = data[i + 1] as number;
      const f = data[i + width - 1] as number;
      const g = data[i + width] as number;
      const h = data[i + width + 1] as number;
      const gx = (c + 2 * e + h - a - 2 * d - f) / 4;
      const gy = (f + 2 * g + h - a - 2 * b - c) / 4;
      dx[i] = gx;
      dy[i] = gy;
      magnitude[i] = Math.sqrt(gx * gx + gy * gy);
    }
  }
  return { width, height, dx, dy, magnitude };
}

/**
 * True where the gradient is the largest along its own direction, so that a soft edge counts once and not as often
 * as it is wide (non-maximum suppression, Canny 1986).
 */
export function isCrest(field: EdgeField, i: number): boolean {
  const gx = field.dx[i] as number;
  const gy = field.dy[i] as number;
  const ax = Math.abs(gx);
  const ay = Math.abs(gy);
  // 0.414 = tan 22.5°: the boundary between a straight and a diagonal neighbour.
  const stepX = ax > 0.414 * ay ? Math.sign(gx) : 0;
  const stepY = ay > 0.414 * ax ? Math.sign(gy) : 0;
  const step = stepY * field.width + stepX;
  const m = field.magnitude[i] as number;
  // The tie of a two-pixel crest goes to the brighter side: the outer flank of an ink line, away from its other flank.
  return m > rivalAt(field, i, i + step) && m >= rivalAt(field, i, i - step);
}

/** Magnitude at `j` if it belongs to the same flank; the other flank of a thin line rises the other way and is no rival. */
function rivalAt(field: EdgeField, i: number, j: number): number {
  const along =
    (field.dx[i] as number) * (field.dx[j] as number) + (field.dy[i] as number) * (field.dy[j] as number);
  return along > 0 ? (field.magnitude[j] as number) : 0;
}
