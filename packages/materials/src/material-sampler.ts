import { LINEAR_OF_BYTE } from '@plumbline/imaging/srgb.ts';
import type { MaterialSpec, MaterialTile } from './spec/material-spec.ts';

/** What a sampler writes: linear light, height 0…1 and roughness 0…1. */
export interface MaterialSample {
  r: number;
  g: number;
  b: number;
  height: number;
  roughness: number;
}

/** Reads a material at any scale. Coordinates in millimetres, any range: the tile repeats. */
export interface MaterialSampler {
  readonly material: MaterialSpec;
  /** Linear mean colour of the tile. */
  readonly mean: readonly [number, number, number];
  /** Standard deviation of its luminance over the mean: how strong its pattern is. */
  readonly spread: number;
  /**
   * @param footprint millimetres that a pixel covers; detail finer than that is averaged away.
   */
  readonly sample: (u: number, v: number, footprint: number, out: MaterialSample) => void;
}

interface Level {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue (linear) and height, interleaved. */
  readonly data: Float32Array;
}

export function createMaterialSample(): MaterialSample {
  return { r: 0, g: 0, b: 0, height: 0, roughness: 1 };
}

/** Makes the levels of a tile, each half as fine as the last (Lance Williams, "Pyramidal Parametrics", 1983). */
export function createMaterialSampler(tile: MaterialTile, material: MaterialSpec): MaterialSampler {
  const levels: Level[] = [firstLevel(tile)];
  for (let level = levels[0] as Level; level.width > 1 || level.height > 1; ) {
    level = halve(level);
    levels.push(level);
  }
  const [widthMm, heightMm] = material.tileSizeMm;
  const finest = Math.max(widthMm / tile.albedo.width, heightMm / tile.albedo.height);
  const last = (levels.at(-1) as Level).data;
  const { roughness } = material;
  return {
    material,
    mean: [last[0] as number, last[1] as number, last[2] as number],
    spread: spreadOf((levels[0] as Level).data),
    sample: (u, v, footprint, out) => {
      const depth = Math.max(0, Math.min(levels.length - 1, Math.log2(Math.max(footprint, 1e-6) / finest)));
      const k = Math.floor(depth);
      const t = depth - k;
      const s = u / widthMm;
      const q = v / heightMm;
      out.r = 0;
      out.g = 0;
      out.b = 0;
      out.height = 0;
      out.roughness = roughness;
      addBilinear(levels[k] as Level, s - Math.floor(s), q - Math.floor(q), 1 - t, out);
      if (t > 0) addBilinear(levels[k + 1] as Level, s - Math.floor(s), q - Math.floor(q), t, out);
    },
  };
}

function spreadOf(data: Float32Array): number {
  let sum = 0;
  let squares = 0;
  for (let p = 0; p < data.length; p += 4) {
    const y =
      0.2126 * (data[p] as number) + 0.7152 * (data[p + 1] as number) + 0.0722 * (data[p + 2] as number);
    sum += y;
    squares += y * y;
  }
  const n = data.length / 4;
  return Math.sqrt(Math.max(0, squares / n - (sum / n) ** 2)) / Math.max(1e-4, sum / n);
}

function addBilinear(level: Level, s: number, q: number, weight: number, out: MaterialSample): void {
  const { width, height, data } = level;
  const x = s * width - 0.5;
  const y = q * height - 0.5;
  let x0 = Math.floor(x);
  let y0 = Math.floor(y);
  const fx = x - x0;
  const fy = y - y0;
  if (x0 < 0) x0 += width;
  if (y0 < 0) y0 += height;
  const x1 = x0 + 1 >= width ? 0 : x0 + 1;
  const y1 = y0 + 1 >= height ? 0 : y0 + 1;
  add(data, 4 * (y0 * width + x0), weight * (1 - fx) * (1 - fy), out);
  add(data, 4 * (y0 * width + x1), weight * fx * (1 - fy), out);
  add(data, 4 * (y1 * width + x0), weight * (1 - fx) * fy, out);
  add(data, 4 * (y1 * width + x1), weight * fx * fy, out);
}

function add(data: Float32Array, p: number, w: number, out: MaterialSample): void {
  out.r += w * (data[p] as number);
  out.g += w * (data[p + 1] as number);
  out.b += w * (data[p + 2] as number);
  out.height += w * (data[p + 3] as number);
}

function firstLevel({ albedo, height }: MaterialTile): Level {
  const data = new Float32Array(4 * albedo.width * albedo.height);
  for (let i = 0; i < height.data.length; i++) {
    for (let c = 0; c < 3; c++) data[4 * i + c] = LINEAR_OF_BYTE[albedo.data[3 * i + c] as number] as number;
    data[4 * i + 3] = height.data[i] as number;
  }
  return { width: albedo.width, height: albedo.height, data };
}

/** Means of two samples a side; an odd edge shares its middle sample between two. */
function halve(level: Level): Level {
  const width = Math.max(1, level.width >> 1);
  const height = Math.max(1, level.height >> 1);
  const data = new Float32Array(4 * width * height);
  const rx = level.width / width;
  const ry = level.height / height;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (let sy = Math.floor(y * ry); sy < Math.min(level.height, (y + 1) * ry); sy++) {
        const wy = Math.min(sy + 1, (y + 1) * ry) - Math.max(sy, y * ry);
        for (let sx = Math.floor(x * rx); sx < Math.min(level.width, (x + 1) * rx); sx++) {
          const w = (wy * (Math.min(sx + 1, (x + 1) * rx) - Math.max(sx, x * rx))) / (rx * ry);
          const from = 4 * (sy * level.width + sx);
          const to = 4 * (y * width + x);
          for (let c = 0; c < 4; c++)
            data[to + c] = (data[to + c] as number) + w * (level.data[from + c] as number);
        }
      }
    }
  }
  return { width, height, data };
}
