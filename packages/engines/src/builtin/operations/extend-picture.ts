import type { Outpaint } from '@plumbline/contract/api/edit-options.ts';
import { outpaintCanvas } from '@plumbline/contract/edit-inputs/outpaint-canvas.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { toRgb } from '@plumbline/imaging/to-rgb.ts';
import { EXTENSION_MANNERS, extendPicture } from '@plumbline/edits/extension/extend-picture.ts';
import { defineOperation, requireBase } from '../../define-operation.ts';

/** Fails with AppError `IMAGE_REQUIRED` or `CANVAS_INVALID`. */
export const extendImg = defineOperation({
  function: 'extendImg',
  run: async (input, context) => {
    const base = toRgb(requireBase(input));
    const canvas = outpaintCanvas(base, input.request);
    const method = EXTENSION_MANNERS[input.seed % EXTENSION_MANNERS.length] ?? 'balanced';
    const outcome = extendPicture(base, canvas, method, input.seed, context);
    const keptPixels = countKept(base, outcome.picture, canvas);
    const changedPixels = canvas.width * canvas.height - keptPixels;
    return { ...outcome, facts: { keptPixels, changedPixels, method } };
  },
});

/** All of the base's pixels; one that has changed is a bug of ours. */
function countKept(base: Raster, picture: Raster, { x, y, width }: Outpaint): number {
  for (let row = 0; row < base.height; row++) {
    const from = 3 * row * base.width;
    const to = 3 * ((y + row) * width + x);
    for (let k = 0; k < 3 * base.width; k++)
      if (base.data[from + k] !== picture.data[to + k])
        throw new Error(`a pixel of the base has changed in row ${row}`);
  }
  return base.width * base.height;
}
