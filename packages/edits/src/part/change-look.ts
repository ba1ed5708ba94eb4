import type { Raster } from '@plumbline/imaging/raster.ts';
import { resizeArea } from '@plumbline/imaging/resize-area.ts';
import type { RenderContext, RenderOutcome } from '@plumbline/imaging/tiles/render-context.ts';
import type { Atmosphere } from '@plumbline/atmosphere/atmosphere.ts';
import { transferStyle } from '@plumbline/scene/transfer/transfer-style.ts';
import { enlargeWithDetail } from '../material/carry-over.ts';

export interface LookRequest {
  readonly atmosphere: Atmosphere;
  readonly cnStrength: number;
  readonly seed: number;
}

const WORKING_EDGE = 1024;
/** What is painted shall look like the reference: the base's own colours hardly count. */
const STRENGTH = 0.9;

/**
 * The base with the look of a reference picture, at its own size: colours and light are the reference's, forms and
 * materials the base's.
 *
 * @param base RGB @throws the reason of the context's signal once it is aborted
 */
export function changeLook(
  base: Raster,
  reference: Raster,
  { atmosphere, cnStrength, seed }: LookRequest,
  context: RenderContext,
): RenderOutcome {
  const maxEdge = Math.min(WORKING_EDGE, Math.max(base.width, base.height));
  const outcome = transferStyle(
    base,
    reference,
    { space: 'any', followMaterials: false, styleStrength: STRENGTH, cnStrength, atmosphere, seed, maxEdge },
    context,
  );
  const { width, height } = outcome.picture;
  return {
    ...outcome,
    picture: enlargeWithDetail(base, resizeArea(base, width, height), outcome.picture),
  };
}
