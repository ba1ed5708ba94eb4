import { guidedFilter } from '@plumbline/imaging/guided-filter.ts';
import type { Plane } from '@plumbline/imaging/raster.ts';
import { smoothstep } from '@plumbline/imaging/scalar.ts';
import type { FloorPlane } from '../drawing/floor-plane.ts';
import type { OklabPlanes } from '@plumbline/imaging/oklab-planes.ts';
import type { TextureTile } from './quilt-texture.ts';
import { TEXELS_PER_METRE } from './sample-texture.ts';

/** Share of its own fine detail that a surface keeps under a new texture. */
const OWN_DETAIL = 0.12;
/** Share of a texture that changes nothing to be seen. */
const UNSEEN = 0.02;
/** The lightness of a texture is bent towards this limit. */
const MOST_RELIEF = 0.16;
/** Resampled texture has lost contrast; this gives it back, up to the contrast that floors have in an even light. */
const REVIVED = 1.6;
const EVEN_CONTRAST = 0.03;

/** Lays a texture on the ground of a picture, in its perspective, in place; the light on it stays. @param amount 0…1. */
export function layOnGround(
  planes: OklabPlanes,
  matte: Plane,
  view: FloorPlane,
  tile: TextureTile,
  amount: number,
): void {
  const place = new Float64Array(3);
  lay(planes, matte, tile, amount, (x, y, out) => {
    if (!view.locate(x, y, place)) return 0;
    out[0] = (place[0] as number) * TEXELS_PER_METRE;
    out[1] = (place[1] as number) * TEXELS_PER_METRE;
    // Where a pixel covers several texels, their detail is not seen any more.
    return 1 - smoothstep(1.5, 6, (place[2] as number) * TEXELS_PER_METRE);
  });
}

/** Lays a texture on a surface seen face on, in place. @param scale texels per pixel. */
export function layOnSurface(
  planes: OklabPlanes,
  matte: Plane,
  tile: TextureTile,
  scale: number,
  amount: number,
): void {
  lay(planes, matte, tile, amount, (x, y, out) => {
    out[0] = x * scale;
    out[1] = y * scale;
    return 1;
  });
}

function lay(
  planes: OklabPlanes,
  matte: Plane,
  tile: TextureTile,
  amount: number,
  locate: (x: number, y: number, out: Float64Array) => number,
): void {
  const { width, height, l, a, b } = planes;
  const own: Plane = { width, height, data: l.slice() };
  const smooth = guidedFilter(
    own,
    own,
    Math.max(2, Math.round((5 * Math.max(width, height)) / 1024)),
    0.004,
  ).data;
  const at = new Float64Array(2);
  const deviation = Math.sqrt(tile.l.reduce((sum, v) => sum + v * v, 0) / tile.l.length);
  const gain = Math.min(REVIVED, EVEN_CONTRAST / (deviation + 1e-4));
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const w = amount * (matte.data[i] as number);
      if (w < UNSEEN) continue;
      const seen = locate(x, y, at);
      if (seen <= 0) continue;
      const k = w * seen;
      const relief = gain * sampleTile(tile.l, tile.side, at[0] as number, at[1] as number);
      const bent = relief / (1 + Math.abs(relief) / MOST_RELIEF);
      const base = smooth[i] as number;
      const detail = (own.data[i] as number) - base;
      // Texture is a share of the light that falls on it: less of it shows in shade.
      const light = Math.min(1.2, base / 0.65);
      l[i] = base + detail * (1 - k * (1 - OWN_DETAIL)) + k * bent * light;
      a[i] = (a[i] as number) + k * light * sampleTile(tile.a, tile.side, at[0] as number, at[1] as number);
      b[i] = (b[i] as number) + k * light * sampleTile(tile.b, tile.side, at[0] as number, at[1] as number);
    }
  }
}

/** Linear between texels; beyond its border the tile is mirrored, so that it has no seams. */
function sampleTile(values: Float32Array, side: number, u: number, v: number): number {
  const x = mirror(u, side);
  const y = mirror(v, side);
  const xi = Math.min(side - 2, x | 0);
  const yi = Math.min(side - 2, y | 0);
  const fx = x - xi;
  const fy = y - yi;
  const p = yi * side + xi;
  const top = (values[p] as number) * (1 - fx) + (values[p + 1] as number) * fx;
  const low = (values[p + side] as number) * (1 - fx) + (values[p + side + 1] as number) * fx;
  return top * (1 - fy) + low * fy;
}

function mirror(v: number, side: number): number {
  const period = 2 * (side - 1);
  const t = ((v % period) + period) % period;
  return t < side - 1 ? t : period - t;
}
