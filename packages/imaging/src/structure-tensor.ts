import { gaussianBlur } from './gaussian-blur.ts';
import { sobel } from './gradient.ts';
import { createPlane, type Plane } from './raster.ts';

/** Second moments of a gradient over one place (Bigün, Granlund, 1987). */
export interface TensorSums {
  readonly xx: number;
  readonly yy: number;
  readonly xy: number;
}

/** 0 for no or every direction, 1 for a single one. */
export function tensorCoherence({ xx, yy, xy }: TensorSums): number {
  const trace = xx + yy;
  return trace > 0 ? Math.hypot(xx - yy, 2 * xy) / trace : 0;
}

/** Direction the strokes run in (across the gradient), radians −π/2…π/2. */
export function tensorStrokeAngle({ xx, yy, xy }: TensorSums): number {
  const gradient = 0.5 * Math.atan2(2 * xy, xx - yy);
  return gradient > 0 ? gradient - Math.PI / 2 : gradient + Math.PI / 2;
}

export interface StructureTensor {
  readonly xx: Plane;
  readonly yy: Plane;
  readonly xy: Plane;
}

/** The tensor smoothed over a Gaussian window of `sigma` pixels. */
export function structureTensor(source: Plane, sigma: number): StructureTensor {
  const { dx, dy } = sobel(source);
  const product = (a: Plane, b: Plane): Plane => {
    const out = createPlane(source.width, source.height);
    for (let i = 0; i < out.data.length; i++) out.data[i] = (a.data[i] as number) * (b.data[i] as number);
    return gaussianBlur(out, sigma);
  };
  return { xx: product(dx, dx), yy: product(dy, dy), xy: product(dx, dy) };
}
