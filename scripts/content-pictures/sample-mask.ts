import type { SolidClass } from '@plumbline/tracer/finishes/solid-classes.ts';
import { drawDesign } from '@plumbline/designs/draw-design.ts';
import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import { drawMask } from '../edit-sheets/draw-mask.ts';
import type { Outline } from '../edit-sheets/edit-job.ts';
import { designOfView } from './sample-bases.ts';

type SampleMask =
  /** All pixels of a class in a view that was made from nothing, which is known to the pixel. */
  | { readonly view: string; readonly class: SolidClass }
  /** A filled outline, as shares of the width and height. */
  | { readonly outline: Outline };

/** What somebody would paint for a sample of an editing tool. */
const MASKS: Readonly<Record<string, SampleMask>> = {
  'villa-in-brick': { view: 'villa-view', class: 'wall' },
  'bedroom-in-terracotta': { view: 'bedroom-view', class: 'wall' },
  'bedroom-chair': {
    outline: [
      [0.6, 0.7],
      [0.94, 0.7],
      [0.94, 1],
      [0.6, 1],
    ],
  },
  'bedroom-without-lamp': {
    outline: [
      [0.37, 0.1],
      [0.41, 0.1],
      [0.445, 0.18],
      [0.445, 0.29],
      [0.39, 0.33],
      [0.335, 0.29],
      [0.335, 0.18],
    ],
  },
  'villa-without-passer-by': {
    outline: [
      [0.165, 0.63],
      [0.215, 0.63],
      [0.215, 0.83],
      [0.165, 0.83],
    ],
  },
  'villa-upper-storey': {
    outline: [
      [0.3, 0.16],
      [0.72, 0.04],
      [0.9, 0.16],
      [0.86, 0.42],
      [0.74, 0.42],
      [0.34, 0.46],
    ],
  },
};

/** The mask of a sample at its base's size; null for tools that need none. */
export function maskOfSample(id: string, base: Raster): Raster | null {
  const mask = MASKS[id];
  if (mask === undefined) return null;
  if ('outline' in mask) return drawMask({ outlines: [mask.outline] }, base.width, base.height);
  const { idMap, classes } = drawDesign(designOfView(mask.view), {
    signal: new AbortController().signal,
    progress: () => undefined,
  });
  const colour = classes[mask.class];
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const out = createRaster(idMap.width, idMap.height, 1);
  for (let i = 0, p = 0; i < out.data.length; i++, p += 3)
    if (idMap.data[p] === r && idMap.data[p + 1] === g && idMap.data[p + 2] === b) out.data[i] = 255;
  return out;
}
