import { guidedFilter } from '@plumbline/imaging/guided-filter.ts';
import { createPlane, type Plane } from '@plumbline/imaging/raster.ts';
import { clamp } from '@plumbline/imaging/scalar.ts';
import { linearFromHex, type Rgb } from '@plumbline/imaging/srgb.ts';
import { type ColourPlanes, linearLuminance } from '@plumbline/imaging/colour-planes.ts';
import type { StyleSpec } from '@plumbline/atmosphere/style-spec.ts';
import type { PlainSurface, PlainSurfaces } from '../read/find-plain-surfaces.ts';

/** How far a wall may be darkened or lightened, as a factor on linear light. */
const DARKEN = 0.5;
const LIGHTEN = 1.6;
/** Share of the way from the wall's tone to the style's, at full strength. */
const TONE_SHARE = 0.7;

/**
 * Paints walls and ceilings in the style's colours, in place. Each surface gets one factor per channel, so that the light and
 * shade on it stay those of the photo; towards edges it is feathered.
 * @param guide luma 0…1 of the base. @param strength 0 none … 1 all of it.
 * @returns share of the picture that was painted.
 */
export function restyleWalls(
  planes: ColourPlanes,
  surfaces: PlainSurfaces,
  guide: Plane,
  style: StyleSpec,
  strength: number,
): number {
  if (surfaces.found.length === 0 || strength <= 0) return 0;
  const { width, height } = planes;
  const unit = Math.max(width, height) / 1024;
  const means = measureMeans(planes, surfaces);
  const walls = meanOf(surfaces.found, means);
  const wall = linearFromHex(style.palette.walls[0]);
  const white = sceneWhite(planes);
  const wished = (own: Rgb, target: Rgb): number =>
    Math.log((0.8 * luminance(target) * white) / luminance(own)) * TONE_SHARE * strength;
  const logs = new Map<number, Rgb>();
  for (const surface of surfaces.found) {
    const own = means.get(surface.label) ?? walls;
    const target = surface.kind === 'ceiling' ? linearFromHex(style.palette.ceiling) : wall;
    // Half by its own tone, half by that of all walls: a wall in shade must not be lit as brightly as its neighbour.
    const lift = 0.5 * (wished(own, target) + wished(walls, wall));
    const tone = clamp(lift, Math.log(DARKEN), Math.log(LIGHTEN));
    logs.set(surface.label, logGains(own, walls, target, tone, strength));
  }
  const radius = Math.max(3, Math.round(7 * unit));
  for (const [c, plane] of [planes.r, planes.g, planes.b].entries()) {
    const gain = createPlane(width, height);
    for (let i = 0; i < plane.length; i++) {
      const l = surfaces.labels[i] as number;
      if (l !== 0) gain.data[i] = (logs.get(l) as Rgb)[c] as number;
    }
    const soft = guidedFilter(gain, guide, radius, 4e-4).data;
    for (let i = 0; i < plane.length; i++) plane[i] = lift(plane[i] as number, Math.exp(soft[i] as number));
  }
  return surfaces.found.reduce((sum, s) => sum + s.area, 0) / (width * height);
}

/** A gain that leaves white white: what lightens a wall must not burn out the sun on it. */
function lift(v: number, gain: number): number {
  return gain <= 1 ? v * gain : (v * gain) / (1 + (gain - 1) * v);
}

function measureMeans(planes: ColourPlanes, { labels, found }: PlainSurfaces): Map<number, Rgb> {
  const sums = new Map(found.map((s) => [s.label, [0, 0, 0] as [number, number, number]]));
  for (let i = 0; i < labels.length; i += 2) {
    const l = labels[i] as number;
    if (l === 0) continue;
    const sum = sums.get(l);
    if (sum === undefined) continue;
    sum[0] += planes.r[i] as number;
    sum[1] += planes.g[i] as number;
    sum[2] += planes.b[i] as number;
  }
  return new Map(
    found.map(({ label, area }) => {
      const [r, g, b] = sums.get(label) ?? [0, 0, 0];
      return [label, [(2 * r) / area + 1e-3, (2 * g) / area + 1e-3, (2 * b) / area + 1e-3]];
    }),
  );
}

function meanOf(found: readonly PlainSurface[], means: ReadonlyMap<number, Rgb>): Rgb {
  let total = 0;
  const sum: [number, number, number] = [0, 0, 0];
  for (const { label, area } of found) {
    const mean = means.get(label);
    if (mean === undefined) continue;
    total += area;
    sum[0] += area * mean[0];
    sum[1] += area * mean[1];
    sum[2] += area * mean[2];
  }
  return [sum[0] / total, sum[1] / total, sum[2] / total];
}

/** The brightest that the picture shows for certain, by which albedo is judged. */
function sceneWhite(planes: ColourPlanes): number {
  const light = linearLuminance(planes)
    .filter((_, i) => i % 7 === 0)
    .sort();
  return clamp(light[Math.floor(0.97 * light.length)] as number, 0.35, 1);
}

/** Half of a surface's own tint against the other walls is kept: it is the colour of the light there. */
function logGains(own: Rgb, walls: Rgb, target: Rgb, tone: number, strength: number): Rgb {
  const share = Math.min(1, 1.1 * strength);
  const hue = (c: number): number => {
    const from = Math.sqrt(((own[c] as number) / luminance(own)) * ((walls[c] as number) / luminance(walls)));
    return clamp(Math.log((target[c] as number) / luminance(target) / from) * share, -0.5, 0.45);
  };
  return [hue(0) + tone, hue(1) + tone, hue(2) + tone];
}

function luminance([r, g, b]: Rgb): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
