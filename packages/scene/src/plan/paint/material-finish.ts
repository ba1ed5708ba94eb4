import { CHANNELS } from '@plumbline/imaging/raster.ts';
import type { Rgb } from '@plumbline/imaging/srgb.ts';
import { findMaterial } from '@plumbline/materials/materials.ts';
import { renderMaterialTile } from '@plumbline/materials/render-material-tile.ts';

/** A floor or ground: writes its display colour at a point, in millimetres of the plan. */
export type Finish = (x: number, y: number, texel: Float32Array) => void;

export interface FinishOptions {
  readonly material: string;
  /** Its mean colour, display values 0…1. */
  readonly colour: Rgb;
  /** Direction of its boards or courses in the sheet, radians. */
  readonly angle?: number;
  /** 1 draws the material at its true size, .5 at half. */
  readonly size?: number;
  /** How strongly its pattern shows; 1 as the material has it. */
  readonly contrast?: number;
  /** Shift of the pattern in mm, so that rooms do not share joints. */
  readonly shift?: readonly [number, number];
}

/** Edge of a tile in pixels, at least and at most. */
const FEWEST = 24;
const MOST = 640;
/** With more tiles than this in the cache it is emptied. */
const TILES_KEPT = 24;
/** No texel differs from the mean by more than this factor, so that patterns never turn into lines. */
const DEEPEST = 0.92;
const BRIGHTEST = 1.05;

const cache = new Map<string, { width: number; height: number; detail: Float32Array }>();

/**
 * A material of the library at plan scale: its pattern, about a colour of the style.
 * @param mmPerPixel of the result, for the resolution of the tile.
 */
export function materialFinish(options: FinishOptions, mmPerPixel: number): Finish {
  const { colour, angle = 0, size = 1, contrast = 1, shift = [0, 0] } = options;
  const material = findMaterial(options.material);
  if (material === undefined) return plainFinish(colour);
  const [tileX, tileY] = [material.tileSizeMm[0] * size, material.tileSizeMm[1] * size];
  const edge = Math.round(Math.max(FEWEST, Math.min(MOST, Math.max(tileX, tileY) / mmPerPixel)));
  const { width, height, detail } = detailOf(options.material, edge);
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const kx = width / tileX;
  const ky = height / tileY;
  return (x, y, texel) => {
    const u = (x * cos + y * sin + shift[0]) * kx;
    const v = (y * cos - x * sin + shift[1]) * ky;
    const fu = Math.floor(u);
    const fv = Math.floor(v);
    const x0 = ((fu % width) + width) % width;
    const y0 = ((fv % height) + height) % height;
    const x1 = x0 + 1 === width ? 0 : x0 + 1;
    const y1 = y0 + 1 === height ? 0 : y0 + 1;
    const tu = u - fu;
    const tv = v - fv;
    for (let c = 0; c < CHANNELS; c++) {
      const top = at(detail, (y0 * width + x0) * 3 + c, (y0 * width + x1) * 3 + c, tu);
      const bottom = at(detail, (y1 * width + x0) * 3 + c, (y1 * width + x1) * 3 + c, tu);
      const k = 1 + (top + (bottom - top) * tv - 1) * contrast;
      texel[c] = (colour[c] as number) * (k < DEEPEST ? DEEPEST : k > BRIGHTEST ? BRIGHTEST : k);
    }
  };
}

export function plainFinish(colour: Rgb): Finish {
  return (_x, _y, texel) => {
    texel[0] = colour[0];
    texel[1] = colour[1];
    texel[2] = colour[2];
  };
}

function at(data: Float32Array, a: number, b: number, t: number): number {
  const low = data[a] as number;
  return low + ((data[b] as number) - low) * t;
}

/** A tile's colours over their mean. Tiles are the same for the same size, so a few are kept. */
function detailOf(id: string, edge: number): { width: number; height: number; detail: Float32Array } {
  const key = `${id}:${edge}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const material = findMaterial(id);
  if (material === undefined) throw new RangeError(`no material ${id}`);
  const { albedo } = renderMaterialTile(material, { size: edge });
  const { width, height, data } = albedo;
  const mean = [0, 0, 0];
  for (let p = 0; p < data.length; p++) mean[p % 3] = (mean[p % 3] as number) + (data[p] as number);
  const n = width * height;
  const detail = new Float32Array(n * 3);
  for (let p = 0; p < detail.length; p++) detail[p] = (data[p] as number) / ((mean[p % 3] as number) / n);
  if (cache.size > TILES_KEPT) cache.clear();
  const made = { width, height, detail };
  cache.set(key, made);
  return made;
}
