import type { LabelMap, Raster } from '@plumbline/imaging/raster.ts';
import { composeLocked, type LockMask } from './compose-locked.ts';
import type { UnderstoodPicture } from './understand-picture.ts';

/** Keeps what is locked exactly as in the base: the last step of all. @param picture RGB, painted from `understood`. */
export function keepLockedRegions(
  picture: Raster,
  base: Raster,
  { draft, wishes }: UnderstoodPicture,
): Raster {
  const locked = new Set([...wishes].filter(([, wish]) => wish.lock === true).map(([label]) => label));
  if (locked.size === 0) return picture;
  return composeLocked(picture, base, maskOfLabels(draft.labels, locked, picture.width, picture.height));
}

/** 255 where a label of the set lies, at another size. */
function maskOfLabels(
  labels: LabelMap,
  chosen: ReadonlySet<number>,
  width: number,
  height: number,
): LockMask {
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = Math.min(labels.height - 1, Math.floor(((y + 0.5) * labels.height) / height)) * labels.width;
    for (let x = 0; x < width; x++) {
      const at = row + Math.min(labels.width - 1, Math.floor(((x + 0.5) * labels.width) / width));
      if (chosen.has(labels.data[at] as number)) data[y * width + x] = 255;
    }
  }
  return { width, height, data };
}
