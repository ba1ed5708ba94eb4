import { createPlane, type Raster } from '@plumbline/imaging/raster.ts';
import { resizeMax } from '@plumbline/imaging/resize-max.ts';
import type { LockMask } from './compose-locked.ts';

/**
 * A user's mask (0 must stay, 255 may change) as a lock at the size of a result. Where a result is smaller, a pixel is
 * locked as firmly as the most locked one under it, so that nothing that must stay can change by its neighbours.
 * @param mask grey, RGB or RGBA; its first channel counts.
 */
export function lockOfMask(
  mask: Raster,
  { width, height }: { readonly width: number; readonly height: number },
): LockMask {
  const own = createPlane(mask.width, mask.height);
  for (let i = 0; i < own.data.length; i++) own.data[i] = 255 - (mask.data[i * mask.channels] as number);
  const { data } = mask.width === width && mask.height === height ? own : resizeMax(own, width, height);
  return { width, height, data: Uint8Array.from(data) };
}

/** Locked where either locks; undefined where neither is given. */
export function joinLocks(a: LockMask | undefined, b: LockMask | undefined): LockMask | undefined {
  if (!a || !b) return a ?? b;
  return { ...a, data: a.data.map((value, i) => Math.max(value, b.data[i] as number)) };
}
