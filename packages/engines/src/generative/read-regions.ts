import { startStages } from '@plumbline/imaging/tiles/checkpoint.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { READING_EDGE } from '@plumbline/scene/picture-kind.ts';
import { insideOrOutside } from '@plumbline/scene/pictures/inside-or-outside.ts';
import { pictureKind } from '@plumbline/scene/pictures/picture-kinds.ts';
import { hasWishes } from '@plumbline/scene/render/has-wishes.ts';
import type { RenderRequest as SceneRequest } from '@plumbline/scene/render-request.ts';
import type { RenderContext } from '@plumbline/imaging/tiles/render-context.ts';
import { SceneRefusal } from '@plumbline/scene/image-kind/scene-refusal.ts';
import type { SceneSpace } from '@plumbline/scene/scene-value/scene-value.ts';
import { understandPicture } from '@plumbline/scene/pictures/understand-picture.ts';
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
  const wished = hasWishes(request);
  // Walls and rooms are no classes of a photograph: plans are held by their lines.
  if (!wished && (space === 'plan' || space === 'site')) return undefined;
  const options = {
    kind: request.kind,
    space: insideOrOutside(space),
    seed: 0,
    maxEdge: READING_EDGE,
  };
  try {
    const source = { base, options, clock: startStages(context) };
    return understandPicture(pictureKind(request.kind, space), source, request);
  } catch (error) {
    if (!(error instanceof SceneRefusal) || wished) throw error;
    return undefined;
  }
}
