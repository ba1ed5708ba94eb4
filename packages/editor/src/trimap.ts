import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import { exportMask } from './exchange-mask.ts';
import type { MaskLayer } from './mask-layer.ts';

/** Grey of what is not said to be either. */
export const UNKNOWN_GREY = 128;

/**
 * Two masks as one grey picture for cutting out: 255 where the subject is painted, 0 where the background is, 128 where
 * neither or both are.
 *
 * @throws RangeError where the sizes differ
 */
export function exportTrimap(subject: MaskLayer, background: MaskLayer): Raster {
  const { width, height } = subject.grid;
  if (background.grid.width !== width || background.grid.height !== height)
    throw new RangeError('a subject and a background of different sizes');
  const picture = createRaster(width, height, 1);
  const kept = exportMask(subject).data;
  const left = exportMask(background).data;
  for (let at = 0; at < kept.length; at += 1) {
    const inSubject = (kept[at] as number) >= 128;
    const inBackground = (left[at] as number) >= 128;
    picture.data[at] = inSubject === inBackground ? UNKNOWN_GREY : inSubject ? 255 : 0;
  }
  return picture;
}
