import { boxBlur } from '@plumbline/imaging/box-blur.ts';
import { guidedFilter } from '@plumbline/imaging/guided-filter.ts';
import { gaussianBlur } from '@plumbline/imaging/gaussian-blur.ts';
import { createPlane, type Plane } from '@plumbline/imaging/raster.ts';
import { clamp, smoothstep } from '@plumbline/imaging/scalar.ts';
import type { OklabPlanes } from '@plumbline/imaging/oklab-planes.ts';
import { paperGrain, slowNoise } from '../illustration/paper-grain.ts';

/** Share of freshening that changes nothing to be seen. */
const UNSEEN = 0.01;

/** Deepens creases and what lies under things, in place, as light does that reaches them from few sides. */
export function deepenContacts({ width, height, l }: OklabPlanes, amount: number): void {
  const unit = Math.max(width, height) / 1024;
  const plane: Plane = { width, height, data: l.slice() };
  const near = guidedFilter(plane, plane, Math.max(2, Math.round(6 * unit)), 0.004).data;
  const around = gaussianBlur({ width, height, data: near }, 22 * unit).data;
  for (let i = 0; i < l.length; i++) {
    const dip = Math.max(0, (around[i] as number) - (near[i] as number));
    l[i] = (l[i] as number) * (1 - amount * Math.min(0.22, 1.1 * dip) * (1 - smoothstep(0.1, 0.4, dip)));
  }
}

/** Freshens grass and leaves, in place: greener, fuller, a little lighter. Colour alone decides, so no outline can show. */
export function freshenGreens({ l, a, b }: OklabPlanes, amount: number): void {
  for (let i = 0; i < l.length; i++) {
    const green = -(a[i] as number);
    const yellow = b[i] as number;
    const plant =
      smoothstep(0.008, 0.04, green + 0.25 * yellow) *
      smoothstep(0.015, 0.05, yellow) *
      smoothstep(-0.02, 0.012, green);
    // What is vivid already is left alone: fuller, it would look dyed.
    const vivid = smoothstep(0.08, 0.14, Math.hypot(green, yellow));
    const w = amount * plant * (1 - 0.9 * vivid) * smoothstep(0.12, 0.3, l[i] as number);
    if (w < UNSEEN) continue;
    a[i] = (a[i] as number) - 0.018 * w;
    b[i] = yellow * (1 + 0.08 * w);
    l[i] = (l[i] as number) + 0.022 * w;
  }
}

/** Share of a picture that must be perfectly flat before it counts as computed and not as photographed. */
const COMPUTED = 0.2;

/**
 * Gives surfaces that are perfectly flat, as only computed pictures have them, the faint mottle of plaster, in place; a photo
 * is left as it is. @param keep 0…1 per pixel: sky. @returns share of the picture that was textured.
 */
export function textureFlats(planes: OklabPlanes, keep: Plane | null, amount: number, seed: number): number {
  const { width, height, l } = planes;
  const unit = Math.max(width, height) / 1024;
  const flat = measureFlatness(planes);
  let share = 0;
  for (let i = 0; i < flat.data.length; i++) {
    if (keep !== null) flat.data[i] = (flat.data[i] as number) * (1 - (keep.data[i] as number));
    share += flat.data[i] as number;
  }
  share /= flat.data.length;
  if (share < COMPUTED) return 0;
  const soft = boxBlur(flat, 1).data;
  const fine = paperGrain(width, height, Math.max(1.4, 2.2 * unit), seed + 31);
  const slow = slowNoise(width, height, 46 * unit, seed + 32);
  for (let i = 0; i < l.length; i++) {
    const w = amount * (soft[i] as number) * smoothstep(0.1, 0.35, l[i] as number);
    l[i] = clamp((l[i] as number) + w * (0.008 * (fine[i] as number) + 0.011 * (slow[i] as number)), 0, 1);
  }
  return share;
}

function measureFlatness({ width, height, l }: OklabPlanes): Plane {
  const mean = boxBlur({ width, height, data: l }, 2).data;
  const square = createPlane(width, height);
  for (let i = 0; i < l.length; i++) square.data[i] = ((l[i] as number) - (mean[i] as number)) ** 2;
  const variance = boxBlur(square, 2);
  for (let i = 0; i < l.length; i++)
    variance.data[i] = 1 - smoothstep(0.003 ** 2, 0.009 ** 2, variance.data[i] as number);
  return variance;
}
