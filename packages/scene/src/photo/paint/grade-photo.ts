import { smoothstep } from '@plumbline/imaging/scalar.ts';
import { linearFromHex, type Rgb } from '@plumbline/imaging/srgb.ts';
import type { ColourPlanes } from '@plumbline/imaging/colour-planes.ts';
import type { StyleSpec } from '@plumbline/atmosphere/style-spec.ts';

/** Linear luminance, 0…1, up to which a pixel is black: a power below 1 of so little would be boundless. */
const BLACK = 1e-5;

/**
 * The grade of a style on a whole photo in linear light, in place: warmth, chroma and contrast, shadows towards the hue of
 * the style's second wall colour and highlights towards that of its first, and the key (a dark style is exposed darker).
 * It must carry the style where no surface was found, and is therefore stronger than what a painted drawing gets.
 * @param strength 0 none … 1 all of it.
 */
export function gradePhoto({ r, g, b }: ColourPlanes, style: StyleSpec, strength: number): void {
  const warm = 0.2 * style.light.warmth * strength;
  const saturation = style.grade.saturation ** (1.5 * strength);
  const slope = 1 + 0.75 * style.grade.contrast * strength;
  const light = tintOf(style.palette.walls[0], 0.5 * strength);
  const shade = tintOf(style.palette.walls[1], 0.9 * strength);
  const key = keyOf(style) ** strength;
  for (let i = 0; i < r.length; i++) {
    const red = (r[i] as number) * (1 + warm);
    const green = g[i] as number;
    const blue = (b[i] as number) * (1 - warm);
    const l = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    // A bright pivot: contrast deepens shade rather than bleaching walls. The power keeps black and the order of tones.
    const k = l > BLACK ? key * (l / 0.3) ** (slope - 1) : 1;
    const bright = smoothstep(0.04, 0.5, l);
    r[i] = Math.max(0, (l + (red - l) * saturation) * k * (shade[0] + (light[0] - shade[0]) * bright));
    g[i] = Math.max(0, (l + (green - l) * saturation) * k * (shade[1] + (light[1] - shade[1]) * bright));
    b[i] = Math.max(0, (l + (blue - l) * saturation) * k * (shade[2] + (light[2] - shade[2]) * bright));
  }
}

/** Factors per channel that turn grey towards the hue of a colour, at the same luminance. */
function tintOf(hex: string, share: number): Rgb {
  const [r, g, b] = linearFromHex(hex);
  const l = luminance([r, g, b]);
  const limit = (v: number): number => Math.min(1.25, Math.max(0.8, v / l)) ** share;
  const tint: Rgb = [limit(r), limit(g), limit(b)];
  const after = luminance(tint);
  return [tint[0] / after, tint[1] / after, tint[2] / after];
}

/** 1 for a style of white walls, less the darker its walls are. */
function keyOf(style: StyleSpec): number {
  return Math.max(0.62, Math.min(1.06, (luminance(linearFromHex(style.palette.walls[0])) / 0.78) ** 0.22));
}

function luminance([r, g, b]: Rgb): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
