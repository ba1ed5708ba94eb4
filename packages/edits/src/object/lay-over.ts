import { distanceTransform } from '@plumbline/imaging/distance-transform.ts';
import { type BitMask, createRaster, type Plane, type Raster } from '@plumbline/imaging/raster.ts';
import { readBilinear } from '@plumbline/imaging/read-bilinear.ts';
import { clamp, mix, smoothstep } from '@plumbline/imaging/scalar.ts';
import { LINEAR_OF_BYTE, linearToSrgbFast } from '@plumbline/imaging/srgb.ts';
import type { SurfaceLight } from '../view/estimate-light.ts';
import { eachPlace } from './each-place.ts';
import { grainAt } from './find-grain.ts';
import type { Pen } from './find-pen.ts';
import type { PixelBox } from './fit-object.ts';
import { inkAt, type Strokes } from './ink-over.ts';
import type { TracedObject } from './trace-object.ts';

export interface Laying {
  readonly light: SurfaceLight;
  /** Shadows count by this power: models that show none get a faint one. */
  readonly shadow: number;
  /** Standard deviation of the picture's grain, in 8-bit values. */
  readonly grain: number;
  /** Height in metres up to which blades of grass stand before an object; 0 on anything else. */
  readonly grass: number;
  /** Edges that are drawn over it, as the picture's own are. */
  readonly drawn?: { readonly strokes: Strokes; readonly pen: Pen; readonly unit: number };
  readonly seed: number;
}

/** Shadows fade towards the mask's border, where they would be cut off, over this share of its size. */
const FADE = 0.09;
/** At the foot, where a shadow is darkest, over less. */
const FADE_AT_FOOT = 0.3;
/** Blades as much brighter than the grass about them as this stand before a thing up to the full height. */
const BLADE = 0.5;

/** Lays a traced object over a picture, with its shadow, in the picture's own light and grain. */
export function layOver(
  picture: Raster,
  weights: BitMask,
  { cover, light, shade, rise }: TracedObject,
  part: PixelBox,
  { light: { strength, tint }, shadow, grain, grass, drawn, seed }: Laying,
): Raster {
  const out = createRaster(picture.width, picture.height, 3);
  out.data.set(picture.data);
  const { width, height } = cover;
  const planes: readonly Plane[] = [light.r, light.g, light.b].map((data) => ({ width, height, data }));
  const fade = fadeAtBorder(weights, part, cover);
  const blades = grass > 0 ? bladesIn(picture, part) : undefined;
  eachPlace(part, cover, (x, y, u, v) => {
    const whole = readBilinear(cover, u, v);
    let shown = 1;
    if (blades && whole > 0) {
      const up = readBilinear(rise, u, v) / whole;
      const blade = blades.data[(y - part.y0) * blades.width + x - part.x0] as number;
      shown = smoothstep(-0.2, 0.2, up / grass - clamp(0.35 + blade / BLADE, 0, 1));
    }
    const a = whole * shown;
    const shaded = readBilinear(shade, u, v) ** shadow;
    const left = (1 - a) * (1 - readBilinear(fade, u, v) * (1 - shaded));
    if (left > 0.999 && a === 0 && drawn === undefined) return;
    const p = 3 * (y * picture.width + x);
    const noise = a * grain * (grain > 0 ? grainAt(x, y, seed) : 0);
    const ink = drawn ? shown * inkAt(drawn.strokes, drawn.pen, drawn.unit, u, v) : 0;
    for (let c = 0; c < 3; c++) {
      const own = strength * (tint[c] as number) * shown * readBilinear(planes[c] as Plane, u, v);
      const seen =
        255 * linearToSrgbFast(left * (LINEAR_OF_BYTE[picture.data[p + c] as number] as number) + own) +
        noise;
      out.data[p + c] = drawn ? (1 - ink) * seen + ink * Math.min(seen, drawn.pen.ink) : seen;
    }
  });
  return out;
}

/** 0 at the mask's border, where no shadow may be cut off, 1 farther in; the picture's own border cuts nothing off. */
function fadeAtBorder(weights: BitMask, part: PixelBox, { width, height }: Plane): Plane {
  // One pixel more on every side: what lies there is outside, too.
  const [w, h] = [width + 2, height + 2];
  const outside = new Uint8Array(w * h);
  for (let y = 0, i = 0; y < h; y++)
    for (let x = 0; x < w; x++, i++) {
      const bx = Math.floor(part.x0 + ((x - 0.5) * (part.x1 - part.x0)) / width);
      const by = Math.floor(part.y0 + ((y - 0.5) * (part.y1 - part.y0)) / height);
      if (bx < 0 || by < 0 || bx >= weights.width || by >= weights.height) continue;
      const beyond = bx < part.x0 || by < part.y0 || bx >= part.x1 || by >= part.y1;
      outside[i] = beyond || weights.data[by * weights.width + bx] === 0 ? 1 : 0;
    }
  const reach = FADE * Math.max(width, height);
  const distance = outside.includes(1)
    ? distanceTransform({ width: w, height: h, data: outside }).data
    : undefined;
  const data = new Float32Array(width * height).fill(1);
  if (distance)
    for (let y = 0, i = 0; y < height; y++)
      for (let x = 0; x < width; x++, i++)
        data[i] = smoothstep(
          0,
          reach * mix(1, FADE_AT_FOOT, smoothstep(0.7, 0.9, y / height)),
          distance[(y + 1) * w + x + 1] as number,
        );
  return { width, height, data };
}

/** How much brighter than what lies about it each pixel of a part is, as a share. */
function bladesIn({ width, data }: Raster, { x0, y0, x1, y1 }: PixelBox): Plane {
  const [w, h] = [x1 - x0, y1 - y0];
  const value = new Float32Array(w * h);
  for (let y = 0, i = 0; y < h; y++)
    for (let x = 0; x < w; x++, i++)
      value[i] = LINEAR_OF_BYTE[data[3 * ((y0 + y) * width + x0 + x) + 1] as number] as number;
  const out = new Float32Array(w * h);
  const reach = 4;
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      let sum = 0;
      let n = 0;
      for (let dx = -reach; dx <= reach; dx++) {
        const cx = x + dx;
        if (cx < 0 || cx >= w) continue;
        sum += value[y * w + cx] as number;
        n++;
      }
      const mean = Math.max(0.01, sum / n);
      out[y * w + x] = (value[y * w + x] as number) / mean - 1;
    }
  return { width: w, height: h, data: out };
}
