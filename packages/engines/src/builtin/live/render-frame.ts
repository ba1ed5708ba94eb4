import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';
import type { LiveInput } from '@plumbline/core/ports/live-engine.ts';
import type { RenderRequest } from '@plumbline/contract/api/start-task.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { fitWithin, resizeArea } from '@plumbline/imaging/resize-area.ts';
import type { RenderContext } from '@plumbline/imaging/tiles/render-context.ts';
import { detectImageKind } from '@plumbline/scene/image-kind/detect-image-kind.ts';
import type { ImageKind } from '@plumbline/scene/image-kind/image-kind.ts';
import { isOtherMake, tonesOfFrame } from '../../live/frame-tones.ts';
import { OPERATIONS } from '../operations.ts';
import type { LiveJob, LiveJobResult } from './live-job.ts';
import { changedShare, MOST_CHANGED, steadyPicture } from './steady-picture.ts';

/** Longest edge of a coarse picture. Reading the camera and the lines of a drawn room costs three times what a facade does. */
const COARSE_EDGE = { room: 256, other: 320 } as const;
const ROOMS: ReadonlySet<FunctionName> = new Set<FunctionName>(['indoorRender', 'gongzhuangRender']);

/**
 * Renders a frame, with what still holds of the one before: its kind while its tones are the same, as those of a model that is turned,
 * and its pixels where they are.
 *
 * @throws AppError of the scene's refusals: `BLANK_PICTURE`, `NOTHING_RECOGNISED`, `USE_A_PLAN_TOOL`
 */
export async function renderFrame(
  { input, isCoarse, memory }: LiveJob,
  context: RenderContext,
): Promise<LiveJobResult> {
  const base = isCoarse ? shrink(input) : input.picture;
  const before = memory && changedShare(base, memory.base) <= MOST_CHANGED ? memory : undefined;
  const kind = input.request.imageKind ?? kindBefore(base, memory) ?? detectImageKind(base).kind;
  const request: RenderRequest = { ...input.request, imageKind: kind };
  const { picture } = await OPERATIONS[request.function].run(
    {
      base,
      mask: null,
      reference: null,
      texture: null,
      idMap: null,
      original: null,
      request,
      seed: input.seed,
    },
    { ...context, isDraft: isCoarse },
  );
  return { base, kind, picture: steadyPicture({ base, picture }, before) };
}

function kindBefore(base: Raster, memory: LiveJob['memory']): ImageKind | undefined {
  const isKnown = memory !== undefined && !isOtherMake(tonesOfFrame(memory.base), tonesOfFrame(base));
  return isKnown ? memory.kind : undefined;
}

function shrink({ picture, request }: LiveInput): Raster {
  const edge = ROOMS.has(request.function) ? COARSE_EDGE.room : COARSE_EDGE.other;
  const { width, height } = fitWithin(picture.width, picture.height, edge);
  return width === picture.width ? picture : resizeArea(picture, width, height);
}
