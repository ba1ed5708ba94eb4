import type { Plane, Raster } from '@plumbline/imaging/raster.ts';

const TONES = 256;
/** Blocks along each side whose likeness is measured. */
const BLOCKS = 6;
/** Side of the squares, in pixels, over which noise averages out. */
const AVERAGED = 4;
/** Change of tone over two pixels, 0…1, that is a step. */
const STEP = 0.03;
/** Detail of the richest block, mean change of tone 0…1, below which a picture has none that could be alike. */
const BARREN = 0.02;

/** Range of the tones between the 0.1st and the 99.9th percentile, 0…1. */
export function toneRange({ data }: Plane): number {
  const counts = new Int32Array(TONES);
  for (const v of data) {
    const bin = Math.max(0, Math.min(255, Math.floor(v * 255.99)));
    counts[bin] = (counts[bin] as number) + 1;
  }
  const at = (share: number): number => {
    let seen = 0;
    for (let bin = 0; bin < TONES; bin++) {
      seen += counts[bin] as number;
      if (seen > share * data.length) return bin / 255;
    }
    return 1;
  };
  return at(0.999) - at(0.001);
}

/** Share of the pixels at which the tone takes a step. */
export function stepShare({ width, height, data }: Plane): number {
  let steps = 0;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const gx = (data[i + 1] as number) - (data[i - 1] as number);
      const gy = (data[i + width] as number) - (data[i - width] as number);
      if (gx * gx + gy * gy > STEP * STEP) steps++;
    }
  }
  return steps / Math.max(1, (width - 2) * (height - 2));
}

/** Variance that is left when 4 × 4 pixels are averaged, as a share: 1/16 for noise, far more for anything drawn or seen. */
export function coherence({ width, height, data }: Plane): number {
  const mean = data.reduce((sum, v) => sum + v, 0) / data.length;
  const all = data.reduce((sum, v) => sum + (v - mean) ** 2, 0) / data.length;
  let blocks = 0;
  let left = 0;
  for (let y = 0; y + AVERAGED <= height; y += AVERAGED) {
    for (let x = 0; x + AVERAGED <= width; x += AVERAGED) {
      let sum = 0;
      for (let dy = 0; dy < AVERAGED; dy++)
        for (let dx = 0; dx < AVERAGED; dx++) sum += data[(y + dy) * width + x + dx] as number;
      left += (sum / (AVERAGED * AVERAGED) - mean) ** 2;
      blocks++;
    }
  }
  return blocks === 0 || all === 0 ? 1 : left / blocks / all;
}

/**
 * How alike the parts of a picture are in mean and in detail, 0…1: near 1 for a texture that fills it. 1 less the largest of:
 * spread of the blocks' mean tones, of their mean colours, of their amount of detail.
 */
export function sameness({ width, height, data }: Raster, light: Plane): number {
  const sums = Array.from({ length: BLOCKS * BLOCKS }, () => ({ n: 0, v: 0, r: 0, b: 0, detail: 0 }));
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const block = sums[Math.floor((y * BLOCKS) / height) * BLOCKS + Math.floor((x * BLOCKS) / width)];
      if (block === undefined) continue;
      block.n++;
      block.v += light.data[i] as number;
      block.r += ((data[3 * i] as number) - (data[3 * i + 1] as number)) / 255;
      block.b += ((data[3 * i + 2] as number) - (data[3 * i + 1] as number)) / 255;
      block.detail +=
        Math.abs((light.data[i + 1] as number) - (light.data[i - 1] as number)) +
        Math.abs((light.data[i + width] as number) - (light.data[i - width] as number));
    }
  }
  const used = sums.filter((s) => s.n > 0);
  const spread = (of: (s: (typeof used)[number]) => number): number => {
    const values = used.map(of);
    const mean = values.reduce((a, v) => a + v, 0) / values.length;
    return Math.sqrt(values.reduce((a, v) => a + (v - mean) ** 2, 0) / values.length);
  };
  const detail = used.map((s) => s.detail / s.n);
  const most = Math.max(1e-6, ...detail);
  const even = spread((s) => s.detail / s.n) / (detail.reduce((a, v) => a + v, 0) / detail.length + 1e-6);
  const tone = 4 * spread((s) => s.v / s.n);
  const colour =
    8 *
    Math.max(
      spread((s) => s.r / s.n),
      spread((s) => s.b / s.n),
    );
  const barren = most < BARREN ? 1 : 0;
  return Math.max(0, 1 - Math.max(even, tone, colour, barren));
}
