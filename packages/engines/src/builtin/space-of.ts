import type { RenderRequest } from '@plumbline/contract/api/start-task.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { detectImageKind } from '@plumbline/scene/image-kind/detect-image-kind.ts';
import type { Space } from '@plumbline/scene/render-types.ts';

const INSIDE = new Set(['1', '2']);

/** Inside or outside, as the chosen category says; without one, as the picture looks. */
export function spaceOf(request: RenderRequest, base: Raster): Space {
  if (request.classifyId1 === undefined) return detectImageKind(base).space;
  return INSIDE.has(request.classifyId1) ? 'interior' : 'exterior';
}
