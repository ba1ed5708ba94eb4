import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';
import type { LiveInput } from '@plumbline/core/ports/live-engine.ts';
import type { RenderRequest } from '@plumbline/contract/api/start-task.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { fitWithin, resizeArea } from '@plumbline/imaging/resize-area.ts';
import { FrameFindings } from '@plumbline/imaging/tiles/frame-findings.ts';
import type { RenderContext } from '@plumbline/imaging/tiles/render-context.ts';
import { detectImageKind } from '@plumbline/scene/image-kind/detect-image-kind.ts';
import type { ImageKind } from '@plumbline/scene/image-kind/image-kind.ts';
import { isOtherMake, tonesOfFrame } from '../../live/frame-tones.ts';
import { OPERATIONS } from '../operations.ts';
import { changedAreas, changedBlocks, redrawnShare } from './changed-blocks.ts';
import type { LiveJob, LiveJobResult, LiveMemory } from './live-job.ts';
import { steadyPicture } from './steady-picture.ts';

/** Longest edge of a coarse picture. Reading the camera and the lines of a drawn room costs three times what a facade does. */
const COARSE_EDGE = { room: 256, other: 320 } as const;
const ROOMS: ReadonlySet<FunctionName> = new Set<FunctionName>(['indoorRender', 'gongzhuangRender']);
/** Share of what is drawn. Where more is drawn otherwise the eye has moved, or the model was turned: nothing of the last frame holds. */
const MOST_REDRAWN = 0.3;

/**
 * Renders a frame, with what still holds of the one before: its kind while its tones are the same, as those of a model that is turned,
 * and of a coarse one also what was found in it, and its pixels where they are. What is fine is a picture of this frame alone, as a task
 * would make it: it is what stays.
 *
 * @throws AppError of the scene's refusals: `BLANK_PICTURE`, `NOTHING_RECOGNISED`, `USE_A_PLAN_TOOL`
 */
export async function renderFrame(
  { input, isCoarse, memory }: LiveJob,
  context: RenderContext,
): Promise<LiveJobResult> {
  const base = isCoarse ? shrink(input) : input.picture;
  const kind = input.request.imageKind ?? kindBefore(base, memory) ?? detectImageKind(base).kind;
  const before = isCoarse && memory?.kind === kind && isLike(base, memory.base) ? memory : undefined;
  const findings = findingsAfter(before, base);
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
    isCoarse ? { ...context, isDraft: true, findings } : context,
  );
  return {
    base,
    kind,
    picture: steadyPicture({ base, picture }, before),
    findings: findings.kept,
    foundIn: before && findings.follows ? before.foundIn : base,
  };
}

/** Nothing is recalled of a frame that little is left of, whether it went at once or stroke by stroke. */
function findingsAfter(before: LiveMemory | undefined, base: Raster): FrameFindings {
  if (before === undefined || !isLike(base, before.foundIn)) return new FrameFindings(undefined);
  return new FrameFindings(before.findings, changedAreas(changedBlocks(base, before.base), base));
}

function isLike(base: Raster, before: Raster): boolean {
  return redrawnShare(base, before) <= MOST_REDRAWN;
}

function kindBefore(base: Raster, memory: LiveMemory | undefined): ImageKind | undefined {
  const isKnown = memory !== undefined && !isOtherMake(tonesOfFrame(memory.base), tonesOfFrame(base));
  return isKnown ? memory.kind : undefined;
}

function shrink({ picture, request }: LiveInput): Raster {
  const edge = ROOMS.has(request.function) ? COARSE_EDGE.room : COARSE_EDGE.other;
  const { width, height } = fitWithin(picture.width, picture.height, edge);
  return width === picture.width ? picture : resizeArea(picture, width, height);
}
