import { startStages } from '@plumbline/imaging/tiles/checkpoint.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { prepareFloorPlan, prepareMasterPlan } from '@plumbline/scene/render/prepare-plans.ts';
import { hasWishes } from '@plumbline/scene/render/render-prepared.ts';
import type { RenderRequest as SceneRequest } from '@plumbline/scene/render-request.ts';
import type { RenderContext } from '@plumbline/imaging/tiles/render-context.ts';
import { SceneRefusal } from '@plumbline/scene/image-kind/scene-refusal.ts';
import type { SceneSpace } from '@plumbline/scene/scene-value/scene-value.ts';
import { READING_EDGE, understandPicture } from '@plumbline/scene/reading/understand-picture.ts';
import { understandSite } from '@plumbline/scene/reading/understand-site.ts';
import type { WishedRegions } from '@plumbline/scene/scene-value/wished-regions.ts';

/**
 * The regions of a base as a user sees and corrects them. A base that nothing can be read of has none: a trained model renders it all
 * the same, held by its lines alone.
 *
 * @throws SceneRefusal where a user locked or corrected regions that cannot be found
 */
export function readRegions(
  base: Raster,
  space: SceneSpace,
  request: SceneRequest,
  context: RenderContext,
): WishedRegions | undefined {
  const clock = startStages(context);
  const options = { ...request, seed: 0, maxEdge: READING_EDGE };
  try {
    switch (space) {
      case 'interior':
      case 'exterior':
        return understandPicture(base, { ...options, space }, clock);
      case 'landscape':
      case 'aerial':
        return understandSite(base, space, options, clock);
      // Walls and rooms are no classes of a photograph: plans are held by their lines.
      case 'plan':
        return hasWishes(request) ? prepareFloorPlan(base, request, clock).regions : undefined;
      case 'site':
        return hasWishes(request) ? prepareMasterPlan(base, request, clock).regions : undefined;
    }
  } catch (error) {
    if (!(error instanceof SceneRefusal) || hasWishes(request)) throw error;
    return undefined;
  }
}
