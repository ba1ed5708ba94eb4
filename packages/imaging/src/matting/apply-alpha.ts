import type { Raster } from '../raster.ts';
import { fitOpacity, type LinearOpacity, prepareGuide } from '../segmentation/linear-opacity.ts';
import type { Box } from './crop.ts';
import type { ForegroundColours } from './foreground-colours.ts';
import { ITEM, type Trimap } from './trimap.ts';

export interface SolvedPart {
  /** The part of the picture at the size in which it was solved. */
  readonly crop: Raster;
  readonly trimap: Trimap;
  /** 0…1. */
  readonly alpha: Float32Array;
  readonly colours: ForegroundColours;
}

/** Opacity below and above which a pixel is clear or solid: sensor noise shows through otherwise. */
const CLEAR = 0.03;
const SOLID = 0.97;
/** Solid and clear pixels beside the open band are open at full size, too. */
const SIDE = 1;
/** Rows between two looks whether to go on. */
const ROWS = 32;

/**
 * Writes the item of a solved part into `out` (RGBA) at full size: opacity by the linear model of colour that holds around each
 * place (fast guided filter, K. He, J. Sun, 2015), colours without what the background lends them.
 *
 * @param check called now and then; may throw to abort
 */
export function applyAlpha(
  picture: Raster,
  out: Raster,
  box: Box,
  part: SolvedPart,
  check: () => void,
): void {
  const { crop, trimap, alpha, colours } = part;
  const { width, height } = crop;
  const full = width === box.width && height === box.height;
  const model = full ? undefined : fitOpacity(alpha, prepareGuide(crop));
  const open = openBand(trimap, alpha);
  const sample = sampler(width, height);
  for (let row = 0; row < box.height; row++) {
    if (row % ROWS === 0) check();
    for (let column = 0; column < box.width; column++) {
      const from = ((box.y + row) * picture.width + box.x + column) * picture.channels;
      const to = ((box.y + row) * out.width + box.x + column) * 4;
      const cx = Math.min(width - 1, Math.floor(((column + 0.5) * width) / box.width));
      const cy = Math.min(height - 1, Math.floor(((row + 0.5) * height) / box.height));
      const at = cy * width + cx;
      if (open[at] === 0) {
        if (trimap.data[at] !== ITEM && (alpha[at] as number) < 0.5) {
          out.data[to + 3] = 0;
          continue;
        }
        for (let k = 0; k < 3; k++) out.data[to + k] = picture.data[from + k] as number;
        out.data[to + 3] = 255;
        continue;
      }
      sample.move(((column + 0.5) * width) / box.width - 0.5, ((row + 0.5) * height) / box.height - 0.5);
      const value = model ? opacityAt(model, sample, picture, from) : (alpha[at] as number);
      const share = value < CLEAR ? 0 : value > SOLID ? 1 : value;
      for (let k = 0; k < 3; k++) {
        const own = picture.data[from + k] as number;
        const item = sample.read(colours.item[k] as Float32Array);
        const back = sample.read(colours.back[k] as Float32Array);
        out.data[to + k] = share === 1 ? own : item + share * (own - share * item - (1 - share) * back);
      }
      out.data[to + 3] = 255 * share;
    }
  }
}

function opacityAt(model: LinearOpacity, sample: Sampler, picture: Raster, at: number): number {
  const value =
    (sample.read(model.red) * (picture.data[at] as number) +
      sample.read(model.green) * (picture.data[at + 1] as number) +
      sample.read(model.blue) * (picture.data[at + 2] as number)) /
      255 +
    sample.read(model.offset);
  return Math.min(1, Math.max(0, value));
}

/** 1 where opacity is neither 0 nor 1, and right beside. */
function openBand({ width, height }: Trimap, alpha: Float32Array): Uint8Array {
  const open = new Uint8Array(alpha.length);
  for (let i = 0; i < alpha.length; i++) {
    const value = alpha[i] as number;
    const x = i % width;
    const y = (i - x) / width;
    const mixed = value > CLEAR && value < SOLID;
    const edge =
      (x + 1 < width && Math.abs((alpha[i + 1] as number) - value) > 0.5) ||
      (y + 1 < height && Math.abs((alpha[i + width] as number) - value) > 0.5);
    if (!mixed && !edge) continue;
    for (let dy = -SIDE; dy <= SIDE + 1; dy++)
      for (let dx = -SIDE; dx <= SIDE + 1; dx++)
        if (x + dx >= 0 && x + dx < width && y + dy >= 0 && y + dy < height) open[i + dy * width + dx] = 1;
  }
  return open;
}

interface Sampler {
  move(x: number, y: number): void;
  read(plane: Float32Array): number;
}

/** Reads planes between their pixels without making anything anew. */
function sampler(width: number, height: number): Sampler {
  let [p00, p10, p01, p11] = [0, 0, 0, 0];
  let [w00, w10, w01, w11] = [0, 0, 0, 0];
  return {
    move(x, y) {
      const fx = Math.min(width - 1, Math.max(0, x));
      const fy = Math.min(height - 1, Math.max(0, y));
      const x0 = fx | 0;
      const y0 = fy | 0;
      const x1 = Math.min(width - 1, x0 + 1);
      const y1 = Math.min(height - 1, y0 + 1);
      const tx = fx - x0;
      const ty = fy - y0;
      p00 = y0 * width + x0;
      p10 = y0 * width + x1;
      p01 = y1 * width + x0;
      p11 = y1 * width + x1;
      w00 = (1 - tx) * (1 - ty);
      w10 = tx * (1 - ty);
      w01 = (1 - tx) * ty;
      w11 = tx * ty;
    },
    read: (plane) =>
      (plane[p00] as number) * w00 +
      (plane[p10] as number) * w10 +
      (plane[p01] as number) * w01 +
      (plane[p11] as number) * w11,
  };
}
