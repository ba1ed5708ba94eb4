import type { StyleSpec } from './style-spec.ts';
import type { ColourPlanes } from '@plumbline/imaging/colour-planes.ts';

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

/** Rolls highlights off softly, so that added light does not clip: unchanged below .62, 1 only in the limit. */
export function rollOffHighlights({ r, g, b }: ColourPlanes): void {
  for (const plane of [r, g, b]) {
    for (let i = 0; i < plane.length; i++) {
      const v = plane[i] as number;
      if (v > 0.62) plane[i] = 0.62 + 0.38 * (1 - Math.exp((0.62 - v) / 0.38));
    }
  }
}
