import { guidedFilter } from '@plumbline/imaging/guided-filter.ts';
import type { Plane, Raster } from '@plumbline/imaging/raster.ts';
import { clamp, smoothstep } from '@plumbline/imaging/scalar.ts';
import { greyscale } from '@plumbline/imaging/greyscale.ts';
import { CLEAN, estimateNoise } from '../model-screenshot/read/denoise-model.ts';
import { decodeOklab, encodeOklab, type OklabPlanes } from '@plumbline/imaging/oklab-planes.ts';

/** Share of a cast that is taken out. */
const CAST_REMOVED = 0.45;

/**
 * Cleans a raw picture: noise off light and, more, off colour; part of a cast out; black and white points brought near the ends
 * of the range; local contrast a little up. Nothing of it depends on a style.
 * @param picture RGB.
 */
export function cleanPicture(picture: Raster): Raster {
  const planes = decodeOklab(picture);
  denoise(planes, estimateNoise(greyscale(picture)));
  balance(planes);
  openRange(planes);
  liftDetail(planes, 0.16);
  return encodeOklab(planes);
}

function denoise(planes: OklabPlanes, noise: number): void {
  const { width, height, l } = planes;
  const unit = Math.max(width, height) / 1024;
  const guide: Plane = { width, height, data: l.slice() };
  const radius = Math.max(2, Math.round(3 * unit));
  const colour = Math.max(2e-5, 6 * noise * noise);
  for (const plane of [planes.a, planes.b])
    plane.set(guidedFilter({ width, height, data: plane }, guide, radius, colour).data);
  if (noise > CLEAN) l.set(guidedFilter(guide, guide, 2, 1.6 * noise * noise).data);
}

/** Grey by the mean colour of what is nearly neutral and light; coloured surfaces say nothing of the light. */
function balance({ l, a, b }: OklabPlanes): void {
  let sumA = 0;
  let sumB = 0;
  let total = 1e-3;
  for (let i = 0; i < l.length; i += 3) {
    const chroma = Math.hypot(a[i] as number, b[i] as number);
    const w = smoothstep(0.45, 0.8, l[i] as number) * (1 - smoothstep(0.03, 0.07, chroma));
    sumA += w * (a[i] as number);
    sumB += w * (b[i] as number);
    total += w;
  }
  // Little evidence moves little.
  const trust = CAST_REMOVED * Math.min(1, (60 * total) / l.length);
  const castA = clamp((sumA / total) * trust, -0.02, 0.02);
  const castB = clamp((sumB / total) * trust, -0.02, 0.02);
  for (let i = 0; i < l.length; i++) {
    a[i] = (a[i] as number) - castA;
    b[i] = (b[i] as number) - castB;
  }
}

function openRange({ l }: OklabPlanes): void {
  const sorted = l.filter((_, i) => i % 11 === 0).sort();
  const low = sorted[Math.floor(0.004 * sorted.length)] as number;
  const high = sorted[Math.floor(0.995 * sorted.length)] as number;
  const black = clamp(0.6 * (low - 0.1), 0, 0.07);
  const white = clamp(high + 0.4 * (0.985 - high), 0.8, 1);
  const scale = Math.min(1.14, 0.985 / (white - black));
  for (let i = 0; i < l.length; i++) l[i] = clamp(((l[i] as number) - black) * scale, 0, 1);
}

/** Raises what stands out of an edge-keeping base layer by `amount`, in place: no haloes, and noise hardly at all. */
export function liftDetail({ width, height, l }: OklabPlanes, amount: number): void {
  const unit = Math.max(width, height) / 1024;
  const plane: Plane = { width, height, data: l.slice() };
  const smooth = guidedFilter(plane, plane, Math.max(3, Math.round(14 * unit)), 0.01).data;
  for (let i = 0; i < l.length; i++) {
    const d = (plane.data[i] as number) - (smooth[i] as number);
    const real = smoothstep(0.004, 0.016, Math.abs(d));
    l[i] = clamp((l[i] as number) + amount * d * real, 0, 1);
  }
}
