import type { Outpaint } from '../api/edit-options.ts';
import type { RenderRequest } from '../api/start-task.ts';
import { IMAGE_MAX_EDGE_WEB, SHRINK_RATIO_DEFAULT } from '../constants.ts';
import { AppError } from '../errors/app-error.ts';
import type { Size } from './size.ts';

/**
 * The canvas that a picture is extended to: the asked one, or that of which the picture takes the asked share, in its middle.
 *
 * @throws AppError `CANVAS_INVALID` where it does not hold all of the picture, is not larger, or is larger than any picture may be
 */
export function outpaintCanvas(
  { width, height }: Size,
  { outpaint, scaleRatio }: Pick<RenderRequest, 'outpaint' | 'scaleRatio'>,
): Outpaint {
  const share = scaleRatio ?? SHRINK_RATIO_DEFAULT;
  const wide = Math.ceil(width / share);
  const high = Math.ceil(height / share);
  const canvas = outpaint ?? {
    width: wide,
    height: high,
    x: Math.floor((wide - width) / 2),
    y: Math.floor((high - height) / 2),
  };
  const holdsPicture =
    canvas.x >= 0 && canvas.y >= 0 && canvas.x + width <= canvas.width && canvas.y + height <= canvas.height;
  const isLarger = canvas.width > width || canvas.height > height;
  if (!holdsPicture || !isLarger || Math.max(canvas.width, canvas.height) > IMAGE_MAX_EDGE_WEB)
    throw new AppError('CANVAS_INVALID', `${width}×${height} on ${JSON.stringify(canvas)}`, {
      values: { limit: IMAGE_MAX_EDGE_WEB },
      details: {
        [outpaint ? 'outpaint' : 'scaleRatio']: 'gives no canvas that is larger and holds the picture',
      },
    });
  return canvas;
}
