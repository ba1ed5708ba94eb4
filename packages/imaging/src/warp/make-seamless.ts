import { gaussianBlur } from '../gaussian-blur.ts';
import { createPlane, createRaster, type Raster } from '../raster.ts';
import { fitWithin, resizeArea } from '../resize-area.ts';
import { smoothstep } from '../scalar.ts';

/** Longest edge of a texture that is laid. */
const LONGEST = 2048;
/** Share of a texture's edge that is given up to join its ends. */
const OVERLAP = 1 / 7;
/** Ends that step no more than this over the picture's own neighbouring rows are joined already. */
const JOINED = 1.6;
/** Pixels over which a joint is softened. */
const SOFT = 3;
/** Photographed textures are brighter on one side: this share of it is taken out before it repeats. */
const EVEN = 0.8;

export interface OwnTexture {
  /** RGB; its right edge goes on at its left one, its bottom at its top. */
  readonly tile: Raster;
  /** Width of the tile as a share of the picture's that it was made from. */
  readonly kept: number;
}

/**
 * Makes an own picture repeat. Ends that meet already are left alone; others overlap by a seventh, cut along the path
 * where the two differ least (Kwatra and others, "Graphcut textures", 2003; here the shortest path of Efros and Freeman,
 * "Image quilting", 2001) and softened there.
 *
 * @param texture RGB, 8 pixels or more each way
 */
export function makeSeamless(texture: Raster): OwnTexture {
  const size = fitWithin(texture.width, texture.height, LONGEST);
  const picture = resizeArea(texture, size.width, size.height);
  const sideways = isJoined(picture);
  const upright = isJoined(transpose(picture));
  if (sideways && upright) return { tile: picture, kept: 1 };
  const even = evenOut(picture);
  const wide = sideways ? even : joinEnds(even);
  const both = upright ? wide : transpose(joinEnds(transpose(wide)));
  return { tile: both, kept: both.width / picture.width };
}

/** Whether the step from the last column to the first is like those between neighbours. */
function isJoined({ width, height, data }: Raster): boolean {
  let across = 0;
  let usual = 0;
  for (let y = 0; y < height; y++) {
    const row = 3 * y * width;
    for (let c = 0; c < 3; c++) {
      across += Math.abs((data[row + c] as number) - (data[row + 3 * (width - 1) + c] as number));
      for (const at of [0.25, 0.5, 0.75]) {
        const x = 3 * Math.min(width - 2, Math.floor(at * width)) + row + c;
        usual += Math.abs((data[x] as number) - (data[x + 3] as number)) / 3;
      }
    }
  }
  return across <= JOINED * usual + 2 * height * 3;
}

/** Lays the right end over the left one. */
function joinEnds(picture: Raster): Raster {
  const { width, height, data } = picture;
  const overlap = Math.max(2, Math.round(OVERLAP * width));
  const out = createRaster(width - overlap, height, 3);
  const cost = new Float32Array(overlap * height);
  const tail = width - overlap;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < overlap; x++) {
      const a = 3 * (y * width + x);
      const b = 3 * (y * width + tail + x);
      let sum = 0;
      for (let c = 0; c < 3; c++) sum += ((data[a + c] as number) - (data[b + c] as number)) ** 2;
      cost[y * overlap + x] = sum;
    }
  }
  const cut = cheapestPath(cost, overlap, height);
  for (let y = 0; y < height; y++) {
    const row = 3 * y * width;
    out.data.set(data.subarray(row + 3 * overlap, row + 3 * tail), 3 * (y * out.width + overlap));
    for (let x = 0; x < overlap; x++) {
      // Left of the cut the tail goes on, which is what lies before the first column when the tile repeats.
      const t = smoothstep(-SOFT, SOFT, x - (cut[y] as number));
      const head = row + 3 * x;
      const before = row + 3 * (tail + x);
      for (let c = 0; c < 3; c++)
        out.data[3 * (y * out.width + x) + c] =
          (1 - t) * (data[before + c] as number) + t * (data[head + c] as number);
    }
  }
  return out;
}

/** Column of the cheapest path from top to bottom, one step sideways a row at most, whose ends meet. */
function cheapestPath(cost: Float32Array, width: number, height: number): Int32Array {
  const sums = Float64Array.from(cost);
  for (let y = 1; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let least = sums[(y - 1) * width + x] as number;
      if (x > 0) least = Math.min(least, sums[(y - 1) * width + x - 1] as number);
      if (x < width - 1) least = Math.min(least, sums[(y - 1) * width + x + 1] as number);
      sums[y * width + x] = (cost[y * width + x] as number) + least;
    }
  }
  const path = new Int32Array(height);
  let x = cheapest(sums, (height - 1) * width, 0, width - 1);
  path[height - 1] = x;
  for (let y = height - 2; y >= 0; y--) {
    x = cheapest(sums, y * width, Math.max(0, x - 1), Math.min(width - 1, x + 1));
    path[y] = x;
  }
  return path;
}

function cheapest(sums: Float64Array, row: number, from: number, to: number): number {
  let best = from;
  for (let x = from + 1; x <= to; x++) if ((sums[row + x] as number) < (sums[row + best] as number)) best = x;
  return best;
}

function transpose({ width, height, data }: Raster): Raster {
  const out = createRaster(height, width, 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let c = 0; c < 3; c++)
        out.data[3 * (x * height + y) + c] = data[3 * (y * width + x) + c] as number;
  return out;
}

/** Takes out most of the slow drift of light over the picture. */
function evenOut(picture: Raster): Raster {
  const { width, height, data } = picture;
  const light = createPlane(width, height);
  let mean = 0;
  for (let i = 0; i < light.data.length; i++) {
    const v = (data[3 * i] as number) + (data[3 * i + 1] as number) + (data[3 * i + 2] as number) + 3;
    light.data[i] = v;
    mean += v / light.data.length;
  }
  const slow = gaussianBlur(light, Math.max(width, height) / 5).data;
  const out = createRaster(width, height, 3);
  for (let i = 0, p = 0; i < slow.length; i++, p += 3) {
    const k = (mean / (slow[i] as number)) ** EVEN;
    for (let c = p; c < p + 3; c++) out.data[c] = (data[c] as number) * k;
  }
  return out;
}
