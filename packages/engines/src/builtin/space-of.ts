import type { RenderRequest } from '@plumbline/contract/api/start-task.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { sceneSpaceOf } from '@plumbline/contract/tools/scene-space-of.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { detectImageKind } from '@plumbline/scene/image-kind/detect-image-kind.ts';
import type { Space } from '@plumbline/scene/image-kind/image-kind.ts';

/** Inside or outside, as the chosen category says; without one as the picture looks, unless its regions were corrected as one of them. */
export function spaceOf(request: RenderRequest, base: Raster): Space {
  if (request.classifyId1 === undefined && request.scene === undefined) return detectImageKind(base).space;
  return shownSpaceOf(request);
}

/** How the regions are read that a user sees of a base and corrects. */
export function shownSpaceOf({ function: name, classifyId1 }: RenderRequest): Space {
  return sceneSpaceOf(TOOLS[name], classifyId1) === 'interior' ? 'interior' : 'exterior';
}
