import { createRaster, type Raster } from '../raster.ts';
import { linearToSrgbFast } from '../srgb.ts';
import { multiplyHomographies, type Homography } from './homography.ts';
import type { TextureLevel, TiledTexture } from './prepare-texture.ts';

/** How a texture lies on a surface. */
export interface TilePlacement {
  /**
   * From pixels of the picture (the centre of the first is (0.5, 0.5)) to the surface, x to its right and y down, in any
   * unit, mostly millimetres.
   */
  readonly toSurface: Homography;
  /** Width of one tile in that unit; its height follows from the texture's. */
  readonly tileWidth: number;
  /** Turn of the texture on the surface: degrees, counter-clockwise. */
  readonly rotation: number;
  /** Place on the surface of a tile's top left corner; (0, 0) where absent. */
  readonly origin?: { readonly x: number; readonly y: number };
}

/** Most probes along the longer axis of a pixel's footprint; floors blur beyond it. */
const PROBES = 16;

/**
 * Shows a tiled texture as it lies on a surface seen in perspective. A pixel's footprint on the texture is an ellipse;
 * probes as wide as its short axis lie along the long one (McCormack et al., "Feline: Fast elliptical lines for
 * anisotropic texture mapping", 1999), each interpolated in the texture and between two of its sizes. So floors are
 * sharp across and free of moiré along the view. Preview and result read their texture here alone.
 */
export class TileSampler {
  /** Linear light of the place last read. */
  red = 0;
  green = 0;
  blue = 0;
  readonly #texture: TiledTexture;
  /** From pixels of the picture to texels. */
  readonly #toTexels: Homography;

  constructor(texture: TiledTexture, placement: TilePlacement) {
    const { toSurface, tileWidth, rotation, origin = { x: 0, y: 0 } } = placement;
    if (!(tileWidth > 0)) throw new RangeError(`tiles ${tileWidth} wide`);
    const turn = (rotation * Math.PI) / 180;
    const k = texture.width / tileWidth;
    const cos = k * Math.cos(turn);
    const sin = k * Math.sin(turn);
    const onSurface: Homography = [
      cos,
      -sin,
      sin * origin.y - cos * origin.x,
      sin,
      cos,
      -sin * origin.x - cos * origin.y,
      0,
      0,
      1,
    ];
    this.#texture = texture;
    this.#toTexels = multiplyHomographies(onSurface, toSurface);
  }

  /**
   * Reads the texture at a place of the picture.
   *
   * @param span pixels of the picture that the sample stands for: 1, or more for a preview at a lower resolution
   * @returns false at and beyond the horizon, with nothing read
   */
  read(x: number, y: number, span = 1): boolean {
    const [a, b, c, d, e, f, g, h, i] = this.#toTexels;
    const w = g * x + h * y + i;
    if (!(w > 1e-9)) return false;
    const u = (a * x + b * y + c) / w;
    const v = (d * x + e * y + f) / w;
    const ux = ((a - u * g) / w) * span;
    const uy = ((b - u * h) / w) * span;
    const vx = ((d - v * g) / w) * span;
    const vy = ((e - v * h) / w) * span;
    // Axes of the ellipse that a pixel becomes.
    const p = ux * ux + uy * uy;
    const q = vx * vx + vy * vy;
    const r = ux * vx + uy * vy;
    const half = (p + q) / 2;
    const apart = Math.sqrt(((p - q) / 2) ** 2 + r * r);
    const major = Math.sqrt(half + apart);
    const minor = Math.sqrt(Math.max(0, half - apart));
    const probes = Math.max(1, Math.min(PROBES, Math.ceil(major / Math.max(1, minor) - 1e-6)));
    const level = Math.log2(Math.max(1, minor, major / probes));
    this.red = 0;
    this.green = 0;
    this.blue = 0;
    const axis = probes === 1 ? 0 : 0.5 * Math.atan2(2 * r, p - q);
    const stepU = (major / probes) * Math.cos(axis);
    const stepV = (major / probes) * Math.sin(axis);
    const share = 1 / probes;
    for (let probe = 0; probe < probes; probe += 1) {
      const t = probe - (probes - 1) / 2;
      this.#probe(u + t * stepU, v + t * stepV, level, share);
    }
    return true;
  }

  #probe(u: number, v: number, level: number, share: number): void {
    const { levels } = this.#texture;
    const top = levels.length - 1;
    const lower = Math.min(top, Math.floor(level));
    const between = lower === top ? 0 : level - lower;
    this.#add(levels[lower] as TextureLevel, u, v, share * (1 - between));
    if (between > 0) this.#add(levels[lower + 1] as TextureLevel, u, v, share * between);
  }

  #add({ width, height, data }: TextureLevel, u: number, v: number, weight: number): void {
    const x = (u * width) / this.#texture.width - 0.5;
    const y = (v * height) / this.#texture.height - 0.5;
    const floorX = Math.floor(x);
    const floorY = Math.floor(y);
    const right = x - floorX;
    const down = y - floorY;
    const left = floorX - Math.floor(floorX / width) * width;
    const top = floorY - Math.floor(floorY / height) * height;
    const nextX = left + 1 === width ? 0 : left + 1;
    const nextY = top + 1 === height ? 0 : top + 1;
    const one = (top * width + left) * 3;
    const two = (top * width + nextX) * 3;
    const three = (nextY * width + left) * 3;
    const four = (nextY * width + nextX) * 3;
    const w1 = weight * (1 - right) * (1 - down);
    const w2 = weight * right * (1 - down);
    const w3 = weight * (1 - right) * down;
    const w4 = weight * right * down;
    this.red +=
      w1 * (data[one] as number) +
      w2 * (data[two] as number) +
      w3 * (data[three] as number) +
      w4 * (data[four] as number);
    this.green +=
      w1 * (data[one + 1] as number) +
      w2 * (data[two + 1] as number) +
      w3 * (data[three + 1] as number) +
      w4 * (data[four + 1] as number);
    this.blue +=
      w1 * (data[one + 2] as number) +
      w2 * (data[two + 2] as number) +
      w3 * (data[three + 2] as number) +
      w4 * (data[four + 2] as number);
  }
}

/** A part of the picture at a resolution of its own. */
export interface PreviewArea {
  /** Top left corner in pixels of the picture. */
  readonly left: number;
  readonly top: number;
  /** Size of the answer in its own pixels, each `step` pixels of the picture wide. */
  readonly width: number;
  readonly height: number;
  readonly step: number;
}

/**
 * The tiled texture by itself, unlit, over a part of the picture.
 *
 * @returns RGBA in sRGB; clear at and beyond the horizon, opaque elsewhere: the caller cuts it to the quad or the mask
 */
export function tileInQuad(texture: TiledTexture, placement: TilePlacement, area: PreviewArea): Raster {
  const sampler = new TileSampler(texture, placement);
  const picture = createRaster(area.width, area.height, 4);
  const { data } = picture;
  for (let y = 0, at = 0; y < area.height; y += 1)
    for (let x = 0; x < area.width; x += 1, at += 4) {
      if (!sampler.read(area.left + (x + 0.5) * area.step, area.top + (y + 0.5) * area.step, area.step))
        continue;
      data[at] = linearToSrgbFast(sampler.red) * 255;
      data[at + 1] = linearToSrgbFast(sampler.green) * 255;
      data[at + 2] = linearToSrgbFast(sampler.blue) * 255;
      data[at + 3] = 255;
    }
  return picture;
}
