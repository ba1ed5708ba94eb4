import { gaussianBlur } from '@plumbline/imaging/gaussian-blur.ts';
import type { Plane } from '@plumbline/imaging/raster.ts';
import type { FloorPlane } from '../drawing/floor-plane.ts';
import type { OklabPlanes } from '@plumbline/imaging/oklab-planes.ts';
import type { TextureTile } from './quilt-texture.ts';

/** Texels per metre of a texture on the ground. */
export const TEXELS_PER_METRE = 48;
/** The part of the floor in front of the viewer that is straightened, in texels. */
const MAP = 224;
/** A smaller sample says nothing of a material. */
const LEAST_SIDE = 36;
const MOST_SIDE = 96;
const INSIDE = 0.8;
/** Texels that a pixel of the floor covers at most: from farther floor gaps would be left. */
const COARSEST = 1.6;
/** Share of the picture's height below which floor is near enough to tell where its middle lies. */
const NEAR = 0.75;
/** What varies over more than this share of a sample is light and shade. */
const SHADE = 0.16;
/** A wall that varies more than this has things on it. */
const FINE = 0.022;

/**
 * Straightens the floor of a reference and cuts its largest clear square out of it, without its light and shade.
 * @returns null where no square is clear.
 */
export function sampleGround(picture: OklabPlanes, matte: Plane, view: FloorPlane): TextureTile | null {
  const { width, height } = picture;
  const bounds = groundBounds(matte, view);
  if (bounds === null) return null;
  const inside = new Uint8Array(MAP * MAP);
  const source = new Int32Array(MAP * MAP);
  const texel = new Float64Array(3);
  // Forward: each pixel of the floor marks the texel it lies on. Gaps between far pixels stay unmarked, and are not used.
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if ((matte.data[i] as number) < INSIDE || !view.locate(x, y, texel)) continue;
      const u = Math.floor(((texel[0] as number) - bounds.u) * TEXELS_PER_METRE);
      const v = Math.floor(((texel[1] as number) - bounds.v) * TEXELS_PER_METRE);
      if (u < 0 || v < 0 || u >= MAP || v >= MAP || (texel[2] as number) > COARSEST / TEXELS_PER_METRE)
        continue;
      const t = v * MAP + u;
      inside[t] = 1;
      source[t] = i;
    }
  }
  closeGaps(inside, source);
  const square = largestSquare(inside, MAP, MAP);
  if (square.side < LEAST_SIDE) return null;
  return cutSquare(
    picture,
    { ...square, side: Math.min(MOST_SIDE, square.side) },
    (x, y) => source[y * MAP + x] as number,
  );
}

/** Cuts the largest clear square of a surface that is seen face on, or nearly. @returns null where none is clear. */
export function sampleSurface(picture: OklabPlanes, matte: Plane): TextureTile | null {
  const { width, height } = matte;
  const inside = Uint8Array.from(matte.data, (v) => (v > INSIDE ? 1 : 0));
  const square = largestSquare(inside, width, height);
  if (square.side < LEAST_SIDE) return null;
  const tile = cutSquare(
    picture,
    { ...square, side: Math.min(MOST_SIDE, square.side) },
    (x, y) => y * width + x,
  );
  return isFine(tile) ? tile : null;
}

/** The corner of the map: the nearest floor, and the middle of what is seen there. */
function groundBounds(matte: Plane, view: FloorPlane): { u: number; v: number } | null {
  const { width, height, data } = matte;
  const texel = new Float64Array(3);
  let v = Infinity;
  let sum = 0;
  let count = 0;
  for (let y = Math.floor(0.5 * height); y < height; y += 2) {
    for (let x = 0; x < width; x += 4) {
      if ((data[y * width + x] as number) < INSIDE || !view.locate(x, y, texel)) continue;
      if ((texel[1] as number) < v) v = texel[1] as number;
      if (y < NEAR * height) continue;
      sum += texel[0] as number;
      count++;
    }
  }
  if (!Number.isFinite(v) || count === 0) return null;
  return { u: sum / count - MAP / (2 * TEXELS_PER_METRE), v };
}

function closeGaps(inside: Uint8Array, source: Int32Array): void {
  for (let pass = 0; pass < 2; pass++) {
    const before = inside.slice();
    for (let t = MAP + 1; t < MAP * (MAP - 1) - 1; t++) {
      if (before[t] === 1) continue;
      for (const s of [t - 1, t + 1, t - MAP, t + MAP]) {
        if (before[s] !== 1) continue;
        inside[t] = 1;
        source[t] = source[s] as number;
        break;
      }
    }
  }
}

/** By dynamic programming: the side of the largest square that ends at each place. */
function largestSquare(
  inside: Uint8Array,
  width: number,
  height: number,
): { x: number; y: number; side: number } {
  const sides = new Uint16Array(width * height);
  let best = { x: 0, y: 0, side: 0 };
  for (let y = 1; y < height; y++) {
    for (let x = 1; x < width; x++) {
      const i = y * width + x;
      if (inside[i] === 0) continue;
      const side =
        1 + Math.min(sides[i - 1] as number, sides[i - width] as number, sides[i - width - 1] as number);
      sides[i] = side;
      if (side > best.side) best = { x: x - side + 1, y: y - side + 1, side };
    }
  }
  return best;
}

function cutSquare(
  { l, a, b }: OklabPlanes,
  { x, y, side }: { readonly x: number; readonly y: number; readonly side: number },
  at: (x: number, y: number) => number,
): TextureTile {
  const take = (values: Float32Array): Float32Array => {
    const data = new Float32Array(side * side);
    for (let v = 0; v < side; v++)
      for (let u = 0; u < side; u++) data[v * side + u] = values[at(x + u, y + v)] as number;
    const shade = gaussianBlur({ width: side, height: side, data }, SHADE * side).data;
    return data.map((value, i) => value - (shade[i] as number));
  };
  return { side, l: take(l), a: take(a), b: take(b) };
}

function isFine({ l }: TextureTile): boolean {
  return Math.sqrt(l.reduce((sum, v) => sum + v * v, 0) / l.length) < FINE;
}
