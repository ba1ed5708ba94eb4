import { percentile } from '@plumbline/imaging/percentile.ts';
import type { RegionGeometry } from '../scene-value/scene-geometry.ts';
import type { CarriedLight } from './carry-up.ts';
import { type Way, wayOf } from './way-of.ts';

/** Pixels between those that are looked at. */
const STRIDE = 11;
/** Of the light on faces turned one way, the share below what is taken for open. */
const OPEN_SHARE = 0.75;

export interface OpenLight {
  /** Light of sky and surroundings at a pixel, as a share of what faces turned like its region get that nothing stands before. */
  readonly shareAt: (i: number, region: RegionGeometry) => number;
}

/** @param labels by pixel, numbers of the regions */
export function openLight(
  carried: CarriedLight,
  labels: ArrayLike<number>,
  regions: readonly (RegionGeometry | undefined)[],
): OpenLight {
  const seen = new Map<Way, number[]>();
  for (let i = 0; i < labels.length; i += STRIDE) {
    const region = regions[labels[i] as number];
    if (region === undefined || region.part === 'backdrop' || region.evidence === 'guess') continue;
    const way = wayOf(region);
    const list = seen.get(way) ?? [];
    list.push(brightness(carried, i));
    seen.set(way, list);
  }
  const open = new Map([...seen].map(([way, list]) => [way, Math.max(1e-4, percentile(list, OPEN_SHARE))]));
  return { shareAt: (i, region) => brightness(carried, i) / (open.get(wayOf(region)) ?? 1) };
}

function brightness({ light }: CarriedLight, i: number): number {
  return 0.2126 * (light.r[i] as number) + 0.7152 * (light.g[i] as number) + 0.0722 * (light.b[i] as number);
}
