import type { Outpaint } from '@plumbline/contract/api/edit-options.ts';
import type { RenderRequest } from '@plumbline/contract/api/start-task.ts';
import { IMAGE_MAX_EDGE_WEB, SHRINK_RATIO_DEFAULT } from '@plumbline/contract/constants.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { toRgb } from '@plumbline/scene/image-kind/to-rgb.ts';
import { EXTENSION_METHODS, extendPicture } from '@plumbline/scene/removal/extend-picture.ts';
import { defineOperation, requireBase } from '../../define-operation.ts';

/** Fails with AppError `IMAGE_REQUIRED` or `CANVAS_INVALID`. */
export const extendImg = defineOperation({
  function: 'extendImg',
  run: async (input, context) => {
    const base = toRgb(requireBase(input));
    const canvas = canvasFor(base, input.request);
    const method = EXTENSION_METHODS[input.seed % EXTENSION_METHODS.length] ?? 'perspective';
    const outcome = extendPicture(base, canvas, method, input.seed, context);
    const keptPixels = countKept(base, outcome.picture, canvas);
    const changedPixels = canvas.width * canvas.height - keptPixels;
    return { ...outcome, facts: { keptPixels, changedPixels, method } };
  },
});

/** The asked canvas; without one, that of which the base takes the asked share, in its middle. */
function canvasFor({ width, height }: Raster, { outpaint, scaleRatio }: RenderRequest): Outpaint {
  const share = scaleRatio ?? SHRINK_RATIO_DEFAULT;
  const wide = Math.ceil(width / share);
  const high = Math.ceil(height / share);
  const canvas = outpaint ?? {
    width: wide,
    height: high,
    x: Math.floor((wide - width) / 2),
    y: Math.floor((high - height) / 2),
  };
  const holdsBase =
    canvas.x >= 0 && canvas.y >= 0 && canvas.x + width <= canvas.width && canvas.y + height <= canvas.height;
  const isLarger = canvas.width > width || canvas.height > height;
  if (!holdsBase || !isLarger || Math.max(canvas.width, canvas.height) > IMAGE_MAX_EDGE_WEB)
    throw new AppError('CANVAS_INVALID', `${width}×${height} on ${JSON.stringify(canvas)}`, {
      values: { limit: IMAGE_MAX_EDGE_WEB },
    });
  return canvas;
}

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
