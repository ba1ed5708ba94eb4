import { gaussianBlur } from '@plumbline/imaging/gaussian-blur.ts';
import { createPlane, type Plane } from '@plumbline/imaging/raster.ts';
import { smoothstep } from '@plumbline/imaging/scalar.ts';
import { linearToSrgbFast } from '@plumbline/imaging/srgb.ts';
import { fractalNoise } from '@plumbline/imaging/value-noise.ts';
import { type ColourPlanes, linearLuminance } from '@plumbline/imaging/colour-planes.ts';
import { LEAST_CHANGE } from './least-change.ts';

/** Where snow may lie; each is only there where it was found with evidence. */
export interface SnowBeds {
  /** From `measureGreenness` on the picture before it was graded. */
  readonly greenness: Plane;
  /** Row of the horizon, null where no sky tells it: then only `ground` and `roofs` take snow. */
  readonly horizonY: number | null;
  /** The ground before the viewer, 0…1. */
  readonly ground: Plane | null;
  readonly roofs: Plane | null;
}

/** Most of a surface that snow covers: tiles, blades and gravel still show. */
const ON_LAWN = 0.86;
const ON_GROUND = 0.66;
const ON_ROOF = 0.8;
/** Share of a pixel, 0…1, that is ground or roof at least for snow to lie there. */
const LEAST_BED = 0.02;

/**
 * Lets snow settle on lawns and low plants below the horizon, on the ground before the viewer and on roofs, by drifts; light
 * and shade stay. What faces nowhere known (walls, thickets) is left alone.
 */
export function settleSnow(planes: ColourPlanes, beds: SnowBeds, seed: number): void {
  const { width, height, r, g, b } = planes;
  const unit = Math.max(width, height) / 1024;
  const light = createPlane(width, height);
  linearLuminance(planes).forEach((v, i) => {
    light.data[i] = linearToSrgbFast(v);
  });
  const mean = gaussianBlur(light, 14 * unit).data;
  const broad = gaussianBlur(light, 40 * unit).data;
  const squares = createPlane(width, height);
  for (let i = 0; i < squares.data.length; i++) squares.data[i] = (light.data[i] as number) ** 2;
  const meanSquare = gaussianBlur(squares, 14 * unit).data;
  const cover = gaussianBlur(beds.greenness, 5 * unit).data;
  const lawn = gaussianBlur(beds.greenness, 40 * unit).data;
  const { horizonY, ground, roofs } = beds;
  for (let y = 0; y < height; y++) {
    const low = horizonY === null ? 0 : smoothstep(horizonY - 0.02 * height, horizonY + 0.12 * height, y);
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const near = ground === null ? 0 : (ground.data[i] as number);
      const roof = roofs === null ? 0 : (roofs.data[i] as number);
      if (low === 0 && near < LEAST_BED && roof < LEAST_BED) continue;
      const drift = smoothstep(0.2, 0.7, fractalNoise(x / (90 * unit), y / (30 * unit), 3, seed));
      // Only where green prevails far and wide: scattered green on bare soil would come out as blotches.
      const meadow = smoothstep(0.38, 0.62, lawn[i] as number);
      // Snow lies on what is open to the sky; deep thickets stay as they are.
      const open = smoothstep(0.1, 0.24, mean[i] as number);
      // Shrubs and weeds are rough: they are dusted, and do not stand out as white blots beside dark thickets.
      const spread = Math.sqrt(Math.max(0, (meanSquare[i] as number) - (mean[i] as number) ** 2));
      const even = 1 - 0.6 * smoothstep(0.14, 0.34, spread / ((mean[i] as number) + 0.08));
      const grass = low * meadow * open * even * smoothstep(0.12, 0.45, cover[i] as number);
      // On ground that goes on in one piece a shadow or a bare patch is covered like the rest.
      const whole = near * meadow * smoothstep(0.06, 0.14, broad[i] as number);
      const drifted = 0.78 + 0.22 * drift;
      const onGround = Math.max(
        ON_LAWN * drifted * Math.max(grass, whole),
        ON_GROUND * near * (0.55 + 0.45 * drift),
      );
      const a = Math.max(onGround, ON_ROOF * roof * drifted);
      if (a < LEAST_CHANGE) continue;
      const d = light.data[i] as number;
      const m = mean[i] as number;
      // A roof stands before a pale sky: as white as a lawn it would lose its outline.
      const base = roof > near ? 0.6 : 0.7;
      const t = Math.min(1, Math.max(0, base + 0.32 * m + 0.9 * (d - m)));
      const snow = t ** 2.2;
      r[i] = (r[i] as number) + (snow * 0.96 - (r[i] as number)) * a;
      g[i] = (g[i] as number) + (snow * 0.985 - (g[i] as number)) * a;
      b[i] = (b[i] as number) + (snow * 1.03 - (b[i] as number)) * a;
    }
  }
}

/** 0…1: how surely a pixel is grass or leaves by its colour. */
export function measureGreenness({ width, height, r, g, b }: ColourPlanes): Plane {
  const out = createPlane(width, height);
  for (let i = 0; i < r.length; i++) {
    const red = r[i] as number;
    const green = g[i] as number;
    const blue = b[i] as number;
    const sum = red + green + blue + 1e-3;
    out.data[i] = smoothstep(-0.05, 0.02, (green - red) / sum) * smoothstep(0.04, 0.14, (green - blue) / sum);
  }
  return out;
}
