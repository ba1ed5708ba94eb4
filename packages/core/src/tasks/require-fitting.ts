import type { RenderRequest } from '@plumbline/contract/api/start-task.ts';
import { outpaintCanvas } from '@plumbline/contract/edit-inputs/outpaint-canvas.ts';
import { requireCutOut } from '@plumbline/contract/edit-inputs/require-cut-out.ts';
import { requireMaskPaint } from '@plumbline/contract/edit-inputs/require-mask.ts';
import { requireSurface } from '@plumbline/contract/edit-inputs/require-surface.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import type { ImageRecord } from '../images/image.ts';
import type { PictureRanges } from '../images/picture-ranges.ts';
import type { TaskInputs } from './task-inputs.ts';

/**
 * Whether a request can be done with its pictures, as far as that is seen without doing it: what costs nothing first, the
 * pixels of the mask and of what is placed last. The engine asks the same again.
 *
 * @throws AppError `IMAGE_DIMENSIONS_TOO_LARGE`, `CANVAS_INVALID`, `QUAD_INVALID`, `TEXTURE_TOO_SMALL`, `MASK_REQUIRED`,
 *   `MASK_FULL`, `OBJECT_NOT_CUT_OUT`, and what reading those pixels throws
 */
export async function requireFitting(
  request: RenderRequest,
  { base, mask, texture, object }: TaskInputs,
  ranges: PictureRanges,
): Promise<void> {
  const tool = TOOLS[request.function];
  if (base) {
    requireEdges(base, tool.maxEdge);
    if (tool.fields.some(({ control }) => control === 'canvas')) outpaintCanvas(base, request);
    if (request.material) requireSurface(request.material, base, texture ?? null);
  }
  if (mask && tool.maskHolds) requireMaskPaint(tool, await ranges.ofMask(mask));
  if (object) requireCutOut(await ranges.ofAlpha(object));
}

function requireEdges(base: ImageRecord, limit: number): void {
  if (Math.max(base.width, base.height) > limit)
    throw new AppError('IMAGE_DIMENSIONS_TOO_LARGE', `base ${base.width}×${base.height}`, {
      values: { limit },
    });
}
