import type { MaterialLock } from '../render-request.ts';
import { guidedFilter } from '@plumbline/imaging/guided-filter.ts';
import type { Plane, Raster } from '@plumbline/imaging/raster.ts';
import { resizeArea } from '@plumbline/imaging/resize-area.ts';
import { toRgb } from '@plumbline/imaging/to-rgb.ts';
import { decodeOklab, encodeOklab } from '@plumbline/imaging/oklab-planes.ts';

/** Share of a material's own colour and texture that each level keeps. */
const KEPT: Readonly<Record<MaterialLock, number>> = { 0: 0, 1: 0.35, 2: 0.7, 3: 1 };
/** Radius over which a change counts as light, as a share of the longest edge. */
const LIGHT_RADIUS = 0.035;
/** Variance of lightness below which neighbours are one surface. */
const ONE_SURFACE = 0.004;
/** Share of the new light's own tint that falls on kept materials: an evening is warm on them too. */
const TINT = 0.6;

/**
 * Gives a render back the materials of its base. The difference of the two is split into light, which changes softly over a
 * surface, and material, which is the rest; the light stays and the material is the base's by the level of the lock. The split
 * follows the base's own edges (He, Sun, Tang, "Guided image filtering", 2010).
 * @param picture the render, RGB. @param base what was rendered, of any size.
 */
export function keepMaterials(picture: Raster, base: Raster, level: MaterialLock): Raster {
  const kept = KEPT[level];
  if (kept === 0) return picture;
  const { width, height } = picture;
  const own = decodeOklab(toRgb(base.width === width ? base : resizeArea(base, width, height)));
  const made = decodeOklab(toRgb(picture));
  const radius = Math.max(2, Math.round(LIGHT_RADIUS * Math.max(width, height)));
  const guide: Plane = { width, height, data: own.l };
  for (const [channel, tint] of [
    ['l', 1],
    ['a', TINT],
    ['b', TINT],
  ] as const) {
    const change = made[channel].map((value, i) => value - (own[channel][i] as number));
    const light = guidedFilter({ width, height, data: change }, guide, radius, ONE_SURFACE).data;
    for (let i = 0; i < change.length; i++) {
      const lit = (own[channel][i] as number) + tint * (light[i] as number);
      made[channel][i] = (made[channel][i] as number) * (1 - kept) + lit * kept;
    }
  }
  return encodeOklab(made);
}
