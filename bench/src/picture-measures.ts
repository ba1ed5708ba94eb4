import type { Raster } from '@plumbline/imaging/raster.ts';

/** Rows and columns at the border that are not measured: there every method guesses. */
const BORDER = 8;

function lumaOf({ width, height, channels, data }: Raster): Float64Array {
  const luma = new Float64Array(width * height);
  for (let pixel = 0; pixel < luma.length; pixel += 1) {
    const at = pixel * channels;
    luma[pixel] =
      channels < 3
        ? (data[at] as number)
        : 0.299 * (data[at] as number) + 0.587 * (data[at + 1] as number) + 0.114 * (data[at + 2] as number);
  }
  return luma;
}

/** Peak signal-to-noise ratio of luma, dB. */
export function psnr(a: Raster, b: Raster): number {
  const [first, second] = [lumaOf(a), lumaOf(b)];
  let sum = 0;
  let count = 0;
  for (let y = BORDER; y < a.height - BORDER; y += 1)
    for (let x = BORDER; x < a.width - BORDER; x += 1, count += 1)
      sum += ((first[y * a.width + x] as number) - (second[y * a.width + x] as number)) ** 2;
  return 10 * Math.log10((255 * 255 * count) / sum);
}

/** Mean structural similarity of luma over windows of 8 × 8 (Wang, Bovik, Sheikh, Simoncelli, 2004), 0…1. */
export function ssim(a: Raster, b: Raster): number {
  const [first, second] = [lumaOf(a), lumaOf(b)];
  const [c1, c2] = [(0.01 * 255) ** 2, (0.03 * 255) ** 2];
  let total = 0;
  let windows = 0;
  for (let top = BORDER; top + 8 <= a.height - BORDER; top += 4)
    for (let left = BORDER; left + 8 <= a.width - BORDER; left += 4, windows += 1) {
      let [sa, sb, saa, sbb, sab] = [0, 0, 0, 0, 0];
      for (let y = top; y < top + 8; y += 1)
        for (let x = left; x < left + 8; x += 1) {
          const [va, vb] = [first[y * a.width + x] as number, second[y * a.width + x] as number];
          sa += va;
          sb += vb;
          saa += va * va;
          sbb += vb * vb;
          sab += va * vb;
        }
      const [ma, mb] = [sa / 64, sb / 64];
      const [va, vb, cov] = [saa / 64 - ma * ma, sbb / 64 - mb * mb, sab / 64 - ma * mb];
      total += ((2 * ma * mb + c1) * (2 * cov + c2)) / ((ma * ma + mb * mb + c1) * (va + vb + c2));
    }
  return total / windows;
}

/**
 * Of the truth's strongest tenth of edges: how much of their slope is there (1: all of it), and how far samples beside
 * them leave the truth's range (8-bit levels): sharpness, and halos.
 */
export function edgeMeasures(made: Raster, truth: Raster): { readonly slope: number; readonly halo: number } {
  const [first, second] = [lumaOf(made), lumaOf(truth)];
  const { width, height } = truth;
  const slopeAt = (luma: Float64Array, at: number) =>
    Math.hypot(
      (luma[at + 1] as number) - (luma[at - 1] as number),
      (luma[at + width] as number) - (luma[at - width] as number),
    );
  const places: { at: number; slope: number }[] = [];
  for (let y = BORDER; y < height - BORDER; y += 1)
    for (let x = BORDER; x < width - BORDER; x += 1)
      places.push({ at: y * width + x, slope: slopeAt(second, y * width + x) });
  places.sort((a, b) => b.slope - a.slope);
  const strongest = places.slice(0, Math.ceil(places.length / 10));
  let [kept, all] = [0, 0];
  const beside = new Set<number>();
  for (const { at, slope } of strongest) {
    kept += slopeAt(first, at);
    all += slope;
    for (let dy = -3; dy <= 3; dy += 1) for (let dx = -3; dx <= 3; dx += 1) beside.add(at + dy * width + dx);
  }
  let beyond = 0;
  for (const at of beside) {
    let [low, high] = [255, 0];
    for (let dy = -2; dy <= 2; dy += 1)
      for (let dx = -2; dx <= 2; dx += 1) {
        const value = second[at + dy * width + dx] as number;
        low = Math.min(low, value);
        high = Math.max(high, value);
      }
    const value = first[at] as number;
    beyond += Math.max(0, low - value, value - high);
  }
  return { slope: kept / all, halo: beyond / beside.size };
}
