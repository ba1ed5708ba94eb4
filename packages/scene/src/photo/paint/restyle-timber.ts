import { boxBlur } from '@plumbline/imaging/box-blur.ts';
import { createPlane, type Plane } from '@plumbline/imaging/raster.ts';
import { clamp, smoothstep } from '@plumbline/imaging/scalar.ts';
import { linearFromHex, type Rgb } from '@plumbline/imaging/srgb.ts';
import type { ColourPlanes } from '@plumbline/imaging/colour-planes.ts';
import type { StyleSpec } from '@plumbline/atmosphere/style-spec.ts';
import { LEAST_CHANGE } from './least-change.ts';

/** Share of the picture below which what is brown is no timber worth staining. */
const LEAST_SHARE = 0.01;
/** Linear light of red, 0…1, below which a pixel is too dark to have the colour of timber. */
const LEAST_RED = 0.012;

/**
 * Stains what has the colour of timber towards the style's timber, in place. It follows colour alone, without any outline,
 * so that it can neither miss an edge nor make one; the grain stays the photo's own.
 * @param keep where given, 1 = left as it is. @param strength 0 none … 1 all of it.
 * @returns share of the picture that was stained.
 */
export function restyleTimber(
  planes: ColourPlanes,
  style: StyleSpec,
  strength: number,
  keep?: Float32Array,
): number {
  const { width, height, r, g, b } = planes;
  const weight = boxBlur(measureBrown(planes, keep), Math.max(1, Math.round((1.5 * width) / 1024)));
  const sum: [number, number, number] = [1e-4, 1e-4, 1e-4];
  let total = 0;
  for (let i = 0; i < r.length; i += 3) {
    const w = weight.data[i] as number;
    total += w;
    sum[0] += w * (r[i] as number);
    sum[1] += w * (g[i] as number);
    sum[2] += w * (b[i] as number);
  }
  const share = (3 * total) / (width * height);
  if (share < LEAST_SHARE || strength <= 0) return 0;
  const gains = stain([sum[0] / total, sum[1] / total, sum[2] / total], style, strength);
  for (const [c, plane] of [r, g, b].entries()) {
    const log = gains[c] as number;
    for (let i = 0; i < plane.length; i++) {
      const w = weight.data[i] as number;
      if (w > LEAST_CHANGE) plane[i] = (plane[i] as number) * Math.exp(log * w);
    }
  }
  return share;
}

/** 0…1: how surely a pixel is timber by its colour: browns between brick red and straw, neither pale nor vivid. */
function measureBrown({ width, height, r, g, b }: ColourPlanes, keep?: Float32Array): Plane {
  const out = createPlane(width, height);
  for (let i = 0; i < r.length; i++) {
    const red = r[i] as number;
    const green = g[i] as number;
    const blue = b[i] as number;
    if (red < LEAST_RED || red <= green || green <= blue) continue;
    const chroma = 1 - blue / red;
    // Where green lies between blue and red: 0 is red, 1 yellow.
    const hue = (green - blue) / (red - blue);
    out.data[i] =
      smoothstep(0.42, 0.62, chroma) *
      (1 - smoothstep(0.93, 0.99, chroma)) *
      smoothstep(0.16, 0.28, hue) *
      (1 - smoothstep(0.62, 0.8, hue)) *
      (1 - (keep?.[i] ?? 0));
  }
  return out;
}

function stain(own: Rgb, style: StyleSpec, strength: number): Rgb {
  const target = linearFromHex(style.palette.timber);
  return own.map((v, c) =>
    clamp(Math.log((target[c] as number) / v) * 0.7 * strength, -0.6, 0.4),
  ) as unknown as Rgb;
}
