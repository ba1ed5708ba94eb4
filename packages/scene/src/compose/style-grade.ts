import { smoothstep } from '@plumbline/imaging/scalar.ts';
import { linearFromHex } from '@plumbline/imaging/srgb.ts';
import type { StyleSpec } from '../render-types.ts';
import type { ColourPlanes } from './colour-planes.ts';

/**
 * The last touch of a style on a finished picture in linear light: warmth, chroma, contrast about the middle grey.
 * @param strength 0 none … 1 all of it.
 */
export function gradeInStyle(planes: ColourPlanes, style: StyleSpec, strength: number): void {
  const { r, g, b } = planes;
  const warm = 0.09 * style.light.warmth * strength;
  const saturation = 1 + (style.grade.saturation - 1) * strength;
  const slope = 1 + 0.28 * style.grade.contrast * strength;
  for (let i = 0; i < r.length; i++) {
    let red = (r[i] as number) * (1 + warm);
    let green = g[i] as number;
    let blue = (b[i] as number) * (1 - warm);
    const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    // .18 is the middle grey in linear light; the power keeps black and the order of tones.
    const k = light > 1e-5 ? (light / 0.18) ** (slope - 1) : 1;
    red = (light + (red - light) * saturation) * k;
    green = (light + (green - light) * saturation) * k;
    blue = (light + (blue - light) * saturation) * k;
    r[i] = red > 0 ? red : 0;
    g[i] = green > 0 ? green : 0;
    b[i] = blue > 0 ? blue : 0;
  }
}

/**
 * Draws what is nearly neutral and not dark (walls, ceilings, paving) gently towards the hue of the style's walls, in place.
 * It follows colour alone, without any outline, so that it can neither miss an edge nor make one.
 * @param keep where given, 1 = left as it is.
 */
export function tintNeutrals(
  planes: ColourPlanes,
  style: StyleSpec,
  strength: number,
  keep?: Float32Array,
): void {
  const { r, g, b } = planes;
  const wall = linearFromHex(style.palette.walls[0]);
  const light = 0.2126 * wall[0] + 0.7152 * wall[1] + 0.0722 * wall[2];
  const [tr, tg, tb] = wall.map((v) => v / light - 1) as [number, number, number];
  for (let i = 0; i < r.length; i++) {
    const red = r[i] as number;
    const green = g[i] as number;
    const blue = b[i] as number;
    const most = Math.max(red, green, blue);
    const chroma = most > 1e-4 ? (most - Math.min(red, green, blue)) / most : 1;
    const w =
      strength * (1 - smoothstep(0.12, 0.42, chroma)) * smoothstep(0.04, 0.25, most) * (1 - (keep?.[i] ?? 0));
    if (w < 0.004) continue;
    r[i] = red * (1 + tr * w);
    g[i] = green * (1 + tg * w);
    b[i] = blue * (1 + tb * w);
  }
}

/** Rolls highlights off softly, so that added light does not clip: unchanged below .62, 1 only in the limit. */
export function rollOffHighlights({ r, g, b }: ColourPlanes): void {
  for (const plane of [r, g, b]) {
    for (let i = 0; i < plane.length; i++) {
      const v = plane[i] as number;
      if (v > 0.62) plane[i] = 0.62 + 0.38 * (1 - Math.exp((0.62 - v) / 0.38));
    }
  }
}
