import { gaussianBlur } from '@plumbline/imaging/gaussian-blur.ts';
import { hashNoise } from '@plumbline/imaging/random.ts';
import { createPlane, type Plane } from '@plumbline/imaging/raster.ts';
import { clamp } from '@plumbline/imaging/scalar.ts';
import type { Rgb } from '@plumbline/imaging/srgb.ts';
import { valueNoise } from '@plumbline/imaging/value-noise.ts';
import type { ColourPlanes } from '@plumbline/imaging/colour-planes.ts';
import { isSiteGround, SiteClass } from '../read/site-class.ts';
import type { SiteShadows } from './site-shadows.ts';
import type { SiteStage } from './site-stage.ts';

/** Radii of a pool of light. */
const POOL_REACH = 2.4;
/** Light that adds nothing to be seen. */
const UNSEEN = 0.002;

const { glass, sky, sheet } = SiteClass;
const LAMP: Rgb = [1, 0.7, 0.36];

/** Panes mirror the sky by day and are lit from inside as the atmosphere asks. @returns the light that comes from them. */
export function paintPanes(stage: SiteStage, shadows: SiteShadows, out: ColourPlanes): Plane {
  const { width, height, kinds, light, unit, request, cells, reading, palette } = stage;
  const glow = createPlane(width, height);
  const tint = palette[glass] as Rgb;
  const { x0, y0 } = reading.analysis.cells;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (kinds[i] !== glass) continue;
      const cell = cells.data[i] as number;
      // Panes of one window are near one another and are lit together.
      const lot = (v: number): number => Math.floor(v / (34 * reading.analysis.unit));
      const pick = hashNoise(lot(x0[cell] as number), lot(y0[cell] as number), request.seed + 5);
      const on =
        light.lit > 0 && pick < light.litShare
          ? light.lit * (0.6 + 0.4 * hashNoise(cell >> 1, 2, request.seed))
          : 0;
      const high = clamp(
        1 - y / height + 0.5 * (valueNoise(x / (44 * unit), y / (30 * unit), request.seed + 6) - 0.5),
        0,
        1,
      );
      const shade = 1 - 0.45 * (shadows.cast.data[i] as number);
      const inside = clamp(
        0.75 + 0.5 * (valueNoise(x / (26 * unit), y / (20 * unit), request.seed + 7) - 0.5),
        0,
        1,
      );
      for (const [c, plane] of [out.r, out.g, out.b].entries()) {
        const mirror =
          (light.glassLow[c] as number) +
          ((light.glassHigh[c] as number) - (light.glassLow[c] as number)) * high;
        plane[i] =
          mirror * shade * (0.7 + 0.3 * (tint[c] as number)) * (1 - 0.5 * Math.min(1, on)) +
          0.8 * on * inside * (LAMP[c] as number);
      }
      glow.data[i] = on;
    }
  }
  return glow;
}

/** Light that falls from lit windows and lamps on what is near them, and the lamps themselves. */
export function addSiteLights(stage: SiteStage, glow: Plane, out: ColourPlanes): void {
  const { width, height, unit, light, kinds, reading, toAnalysis, palette } = stage;
  if (light.lit <= 0) return;
  const spill = gaussianBlur(glow, 20 * unit);
  const evening = clamp(light.lit - 0.55, 0, 0.75);
  const pools = createPlane(width, height);
  for (const lamp of reading.lamps) {
    stage.check();
    const tall = Math.max(8 * unit, (lamp.footY - lamp.y) / toAnalysis);
    const fx = lamp.footX / toAnalysis;
    const fy = lamp.footY / toAnalysis;
    const rx = 1.25 * tall;
    for (let y = 0; y < height; y++) {
      const dy = (y - fy) / (0.32 * rx);
      if (Math.abs(dy) > POOL_REACH) continue;
      for (let x = Math.max(0, Math.floor(fx - 2.4 * rx)); x < Math.min(width, fx + 2.4 * rx); x++) {
        const d = ((x - fx) / rx) ** 2 + dy * dy;
        const i = y * width + x;
        if (isSiteGround(kinds[i] as number))
          pools.data[i] = Math.max(pools.data[i] as number, 1.5 * Math.exp(-1.5 * d));
      }
    }
    shineAround(stage, pools, lamp.x / toAnalysis, lamp.y / toAnalysis, 0.9 * tall, 0.55);
  }
  for (let i = 0; i < kinds.length; i++) {
    const kind = kinds[i] as number;
    if (kind === sky || kind === sheet) continue;
    const add =
      evening * ((pools.data[i] as number) + (kind === glass ? 0 : 1.3 * (spill.data[i] as number)));
    if (add < UNSEEN) continue;
    const albedo = palette[kind] as Rgb;
    out.r[i] = (out.r[i] as number) + add * 0.62 * LAMP[0] * albedo[0];
    out.g[i] = (out.g[i] as number) + add * 0.62 * LAMP[1] * albedo[1];
    out.b[i] = (out.b[i] as number) + add * 0.62 * LAMP[2] * albedo[2];
  }
  for (const lamp of reading.lamps)
    glowHead(stage, out, lamp.x / toAnalysis, lamp.y / toAnalysis, lamp.size / toAnalysis);
}

/** Leaves and walls round a lamp's head catch its light. */
function shineAround(
  { width, height, kinds }: SiteStage,
  pools: Plane,
  cx: number,
  cy: number,
  r: number,
  strength: number,
): void {
  for (let y = Math.max(0, Math.floor(cy - 2 * r)); y < Math.min(height, cy + 2 * r); y++)
    for (let x = Math.max(0, Math.floor(cx - 2 * r)); x < Math.min(width, cx + 2 * r); x++) {
      const i = y * width + x;
      if (isSiteGround(kinds[i] as number)) continue;
      const d = ((x - cx) ** 2 + (y - cy) ** 2) / (r * r);
      pools.data[i] = Math.max(pools.data[i] as number, strength * Math.exp(-1.8 * d));
    }
}

/** The lantern is bright; a soft halo stands round it. */
function glowHead(
  { width, height, light, unit }: SiteStage,
  out: ColourPlanes,
  cx: number,
  cy: number,
  size: number,
): void {
  const evening = clamp(light.lit - 0.5, 0, 0.8);
  if (evening <= 0) return;
  const core = 0.55 * size;
  const halo = 2.4 * size + 8 * unit;
  for (let y = Math.max(0, Math.floor(cy - halo)); y < Math.min(height, cy + halo); y++)
    for (let x = Math.max(0, Math.floor(cx - halo)); x < Math.min(width, cx + halo); x++) {
      const i = y * width + x;
      const d = Math.hypot(x - cx, y - cy);
      const v = evening * (0.95 * Math.exp(-((d / core) ** 4)) + 0.28 * Math.exp(-(((1.8 * d) / halo) ** 2)));
      out.r[i] = (out.r[i] as number) + v * LAMP[0];
      out.g[i] = (out.g[i] as number) + v * LAMP[1];
      out.b[i] = (out.b[i] as number) + v * LAMP[2];
    }
}
