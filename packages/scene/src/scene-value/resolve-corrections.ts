import type { LabelMap } from '@plumbline/imaging/raster.ts';
import { clamp } from '@plumbline/imaging/scalar.ts';
import type { SceneCorrection } from './scene-value.ts';
import type { RegionWish } from './region-wish.ts';

/** What is wished of each region, by label: corrections find their region by their anchor, later ones win. */
export function resolveCorrections(
  { width, height, data }: LabelMap,
  corrections: readonly SceneCorrection[],
): Map<number, RegionWish> {
  const wishes = new Map<number, RegionWish>();
  for (const { anchor, ...wish } of corrections) {
    const x = clamp(Math.floor(anchor[0] * width), 0, width - 1);
    const y = clamp(Math.floor(anchor[1] * height), 0, height - 1);
    const label = data[y * width + x] as number;
    if (label > 0) wishes.set(label, { ...wishes.get(label), ...wish });
  }
  return wishes;
}
