import { smoothstep } from '@plumbline/imaging/scalar.ts';
import { linearFromHex } from '@plumbline/imaging/srgb.ts';
import type { ColourPlanes } from '@plumbline/imaging/colour-planes.ts';
import type { StyleSpec } from '@plumbline/atmosphere/style-spec.ts';

/** Share of its own tint that a neutral pixel gives up at full strength. */
const SHARE = 0.6;
/** Linear light of the brightest channel, 0…1, up to which a pixel is black and has no hue. */
const BLACK = 1e-4;
/** Share of the wall's hue below which a pixel is left as it is: one step of 255. */
const LEAST_SHARE = 0.004;

/**
 * Draws what is nearly neutral and not dark (walls that were not found as such, ceilings, paving) towards the hue of the
 * style's walls, in place. It follows colour alone, without any outline, so that it can neither miss an edge nor make one.
 * @param strength 0 none … 1 all of it. @param keep where given, 1 = left as it is.
 */
export function settleNeutrals(
  { r, g, b }: ColourPlanes,
  style: StyleSpec,
  strength: number,
  keep?: Float32Array,
): void {
  const wall = linearFromHex(style.palette.walls[0]);
  const tone = 0.2126 * wall[0] + 0.7152 * wall[1] + 0.0722 * wall[2];
  for (let i = 0; i < r.length; i++) {
    const red = r[i] as number;
    const green = g[i] as number;
    const blue = b[i] as number;
    const most = Math.max(red, green, blue);
    const chroma = most > BLACK ? (most - Math.min(red, green, blue)) / most : 1;
    const neutral = (1 - smoothstep(0.15, 0.55, chroma)) * smoothstep(0.03, 0.2, most);
    const w = Math.min(1, SHARE * strength * neutral) * (1 - (keep?.[i] ?? 0));
    if (w < LEAST_SHARE) continue;
    const light = (0.2126 * red + 0.7152 * green + 0.0722 * blue) / tone;
    r[i] = red + (light * wall[0] - red) * w;
    g[i] = green + (light * wall[1] - green) * w;
    b[i] = blue + (light * wall[2] - blue) * w;
  }
}
