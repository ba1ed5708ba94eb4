import type { Raster } from '@plumbline/imaging/raster.ts';
import type { RenderContext, RenderOutcome } from '@plumbline/imaging/tiles/render-context.ts';
import type { TransferRequest } from './transfer-request.ts';
import { transferStyle } from './transfer-style.ts';

/**
 * Gives a room the palette and, with `followMaterials`, the materials of the room in another picture, role by role: floor to
 * floor, walls to walls, ceiling to ceiling, furnishings to furnishings. A drawing or a model is rendered in a style read from
 * the reference; a photo is recoloured with its light and shade kept.
 * @throws as {@link transferStyle}.
 */
export function transferInterior(
  base: Raster,
  reference: Raster,
  request: TransferRequest,
  context: RenderContext,
): RenderOutcome {
  return transferStyle(base, reference, { ...request, space: 'interior' }, context);
}
