import { boxBlurInto } from './box-blur.ts';
import { createPlane, type Plane } from './raster.ts';

/**
 * Gaussian blur, edges repeated. From σ 2 on by three box passes (Kovesi, "Fast almost-Gaussian filtering", 2010),
 * below with the exact separable kernel, where boxes are too coarse.
 * @param sigma standard deviation in pixels; 0 copies.
 */
export function gaussianBlur(source: Plane, sigma: number): Plane {
  const { width, height } = source;
  const out = createPlane(width, height);
  if (sigma <= 0.01) {
    out.data.set(source.data);
    return out;
  }
  const scratch = new Float32Array(width * height);
  if (sigma < 2) {
    separableKernelInto(source.data, out.data, scratch, width, height, gaussianKernel(sigma));
    return out;
  }
  const passes = boxRadii(sigma);
  let from = source.data;
  for (const radius of passes) {
    boxBlurInto(from, out.data, scratch, width, height, radius);
    from = out.data;
  }
  return out;
}

/** The weights of a Gaussian, 3σ to each side, summing to 1. */
function gaussianKernel(sigma: number): Float32Array {
  const r = Math.max(1, Math.ceil(sigma * 3));
  const kernel = new Float32Array(2 * r + 1);
  let sum = 0;
  for (let k = -r; k <= r; k++) {
    const w = Math.exp((-k * k) / (2 * sigma * sigma));
    kernel[k + r] = w;
    sum += w;
  }
  for (let k = 0; k < kernel.length; k++) kernel[k] = (kernel[k] as number) / sum;
  return kernel;
}

/** Radii of three boxes whose variances add up to σ². */
function boxRadii(sigma: number): readonly [number, number, number] {
  const ideal = Math.sqrt(4 * sigma * sigma + 1);
  let low = Math.floor(ideal);
  if (low % 2 === 0) low--;
  const lows = Math.round((12 * sigma * sigma - 3 * low * low - 12 * low - 9) / (-4 * low - 4));
  const radius = (k: number): number => ((k < lows ? low : low + 2) - 1) / 2;
  return [radius(0), radius(1), radius(2)];
}

function separableKernelInto(
  source: Float32Array,
  target: Float32Array,
  scratch: Float32Array,
  width: number,
  height: number,
  kernel: Float32Array,
): void {
  const r = (kernel.length - 1) >> 1;
  for (let y = 0; y < height; y++) {
    const row = y * width;
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let k = -r; k <= r; k++) {
        const xx = x + k;
        sum +=
          (kernel[k + r] as number) * (source[row + (xx < 0 ? 0 : xx >= width ? width - 1 : xx)] as number);
      }
      scratch[row + x] = sum;
    }
  }
  target.fill(0);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    for (let k = -r; k <= r; k++) {
      const yy = y + k;
      const from = (yy < 0 ? 0 : yy >= height ? height - 1 : yy) * width;
      const w = kernel[k + r] as number;
      for (let x = 0; x < width; x++)
        target[row + x] = (target[row + x] as number) + w * (scratch[from + x] as number);
    }
  }
}
