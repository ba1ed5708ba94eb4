import type { RenderRequest } from '@plumbline/contract/api/start-task.ts';
import { outpaintCanvas } from '@plumbline/contract/edit-inputs/outpaint-canvas.ts';
import { requireMaskPaint, requireMaskSize } from '@plumbline/contract/edit-inputs/require-mask.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import type { EngineInput } from '@plumbline/core/ports/image-engine.ts';
import { maskRange } from '@plumbline/imaging/mask-range.ts';
import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import { cameraBasis } from '@plumbline/models/camera/model-camera.ts';
import { decodeModel } from '@plumbline/models/stored/decode-model.ts';
import { fitWithin, resizeArea } from '@plumbline/imaging/resize-area.ts';
import { detectImageKind } from '@plumbline/scene/image-kind/detect-image-kind.ts';
import { isDrawn } from '@plumbline/scene/image-kind/is-drawn.ts';
import { toRgb } from '@plumbline/imaging/to-rgb.ts';
import type { RenderContext } from '@plumbline/imaging/tiles/render-context.ts';
import type { LockMask } from '@plumbline/scene/lock/compose-locked.ts';
import { findViewport } from '@plumbline/scene/image-kind/find-viewport.ts';
import { joinLocks, lockOfMask } from '@plumbline/scene/lock/join-locks.ts';
import { lockedRegions } from '@plumbline/scene/lock/locked-regions.ts';
import type { SceneSpace } from '@plumbline/scene/scene-value/scene-value.ts';
import { lockAround, viewportAt } from '@plumbline/scene/lock/viewport-frame.ts';
import { OPERATIONS } from '../builtin/operations.ts';
import { spaceOf } from '../builtin/space-of.ts';
import { toSceneRequest } from '../builtin/to-scene-request.ts';
import { controlsOfModel, controlsOfPicture } from './control/control-pictures.ts';
import { layRegions } from './control/region-layers.ts';
import type { ControlKind } from './generator.ts';
import { NOTHING_PREPARED, type PreparedKind, type PreparedPictures } from './prepared-pictures.ts';
import { readRegions } from './read-regions.ts';
import { referencePicture } from './reference-picture.ts';

type Prepare = (
  input: EngineInput,
  controls: readonly ControlKind[],
  context: RenderContext,
) => Promise<PreparedPictures>;

const PREPARE: Readonly<Record<PreparedKind, Prepare>> = {
  structure: (input, controls, context) =>
    input.request.function === 'modelRender'
      ? prepareModel(input, controls, context)
      : prepareStructure(input, controls, context),
  inpaint: prepareMasked,
  removal: prepareMasked,
  outpaint: prepareCanvas,
  upscale: prepareUpscale,
  live: prepareFrame,
};

/**
 * What a server is given of a task's pictures, and what is kept of the base.
 *
 * @throws AppError as the operations of the built-in engine do; the reason of `context.signal`
 */
export function preparePictures(
  kind: PreparedKind,
  input: EngineInput,
  controls: readonly ControlKind[],
  context: RenderContext,
): Promise<PreparedPictures> {
  return PREPARE[kind](input, controls, context);
}

async function prepareStructure(
  input: EngineInput,
  wanted: readonly ControlKind[],
  context: RenderContext,
): Promise<PreparedPictures> {
  const { request, mask } = input;
  const base = requireBase(input);
  if (request.itemSet !== undefined && request.itemSet !== 'scene')
    throw new AppError('ENGINE_CANNOT', `${request.itemSet} is a set of the built-in engine`);
  const space = sceneSpace(request, base);
  const { scene } = toSceneRequest(base, request, { ...input, space: insideOrOutside(space), mask: null });
  const size = fitWithin(base.width, base.height, scene.maxEdge);
  const drawn = isDrawn(scene.kind);
  context.progress(0.1, 'reading');
  const found = readRegions(base, space, scene, context);
  const viewport = findViewport(base);
  const frame = viewport && lockAround(size, viewportAt(viewport, base, size));
  const lock = joinLocks(
    frame,
    joinLocks(found && lockedRegions(found, size), mask ? lockOfMask(mask, size) : undefined),
  );
  context.progress(0.8, 'controls');
  const regions = found && layRegions(found, size);
  return {
    ...NOTHING_PREPARED,
    ...size,
    base: resizeArea(base, size.width, size.height),
    reference: referencePicture(input),
    controls: controlsOfPicture({ base, size, drawn, regions }, wanted),
    lock: lock ?? null,
    drawn,
    confidence: found?.draft.confidence ?? 0,
    notes: [`kind: ${scene.kind}`],
  };
}

/** A frame is not read: it is held by its lines, which take a fraction of a second where a reading takes seconds. */
async function prepareFrame(input: EngineInput, wanted: readonly ControlKind[]): Promise<PreparedPictures> {
  const { request } = input;
  const base = requireBase(input);
  const kind = request.imageKind ?? detectImageKind(base).kind;
  const drawn = isDrawn(kind);
  const size = { width: base.width, height: base.height };
  const controls = controlsOfPicture(
    { base, size, drawn, regions: undefined },
    wanted.filter((kind) => kind === 'line'),
  );
  return { ...NOTHING_PREPARED, ...size, base, drawn, kind, controls };
}

/** The built-in engine's picture of the model is the base: its light and materials are what likeness is measured to. */
async function prepareModel(
  input: EngineInput,
  wanted: readonly ControlKind[],
  context: RenderContext,
): Promise<PreparedPictures> {
  const { picture, layers, confidence, notes } = await OPERATIONS.modelRender.run(input, context);
  const { camera } = input.request;
  if (!layers || !camera || !input.model) throw new AppError('MODEL_REQUIRED', 'modelRender without a model');
  const { width, height } = picture;
  return {
    ...NOTHING_PREPARED,
    width,
    height,
    base: picture,
    controls: controlsOfModel(layers, decodeModel(input.model), cameraBasis(camera, width, height), wanted),
    layers,
    confidence,
    notes,
  };
}

async function prepareMasked(
  input: EngineInput,
  wanted: readonly ControlKind[],
  context: RenderContext,
): Promise<PreparedPictures> {
  const { mask, request } = input;
  const base = requireBase(input);
  if (!mask) throw new AppError('MASK_REQUIRED', `${request.function} without a mask`);
  requireMaskSize(mask, base);
  requireMaskPaint(TOOLS[request.function], maskRange(mask));
  const { width, height } = base;
  const drawn = isDrawn(request.imageKind ?? detectImageKind(base).kind);
  context.progress(0.5, 'controls');
  const removes = request.function === 'clean' || request.function === 'cleanpro';
  return {
    ...NOTHING_PREPARED,
    width,
    height,
    base,
    // All that is painted at all is made anew; how much of it shows is the lock's to say.
    mask: removes ? wholly(mask) : firstChannel(mask),
    reference: removes ? null : referencePicture(input),
    // What is taken away must not be drawn into its place again.
    controls: removes
      ? []
      : controlsOfPicture({ base, size: base, drawn, regions: undefined }, lineAlone(wanted, request)),
    lock: lockOfMask(mask, base),
    drawn,
  };
}

/** Lines hold what is clad or lit anew; an object in the place of another has lines of its own. */
function lineAlone(
  wanted: readonly ControlKind[],
  { function: name }: RenderRequest,
): readonly ControlKind[] {
  return name === 'objectChangepro' ? [] : wanted.filter((kind) => kind === 'line');
}

async function prepareCanvas(input: EngineInput): Promise<PreparedPictures> {
  const base = requireBase(input);
  const { width, height, x, y } = outpaintCanvas(base, input.request);
  const canvas = createRaster(width, height, 3);
  const mask = createRaster(width, height, 1);
  const data = new Uint8Array(width * height);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      // Around the base stands its border, drawn out: a better begin than any one colour.
      const fromX = Math.min(base.width - 1, Math.max(0, column - x));
      const fromY = Math.min(base.height - 1, Math.max(0, row - y));
      const from = 3 * (fromY * base.width + fromX);
      const i = row * width + column;
      canvas.data.set(base.data.subarray(from, from + 3), 3 * i);
      const own = fromX === column - x && fromY === row - y;
      mask.data[i] = own ? 0 : 255;
      data[i] = own ? 255 : 0;
    }
  const lock: LockMask = { width, height, data };
  return { ...NOTHING_PREPARED, width, height, base: canvas, mask, lock };
}

async function prepareUpscale(input: EngineInput): Promise<PreparedPictures> {
  const base = requireBase(input);
  const times = input.request.multiplier ?? 2;
  return { ...NOTHING_PREPARED, base, width: base.width * times, height: base.height * times };
}

/** @throws AppError `IMAGE_REQUIRED` */
function requireBase({ base, request }: EngineInput): Raster {
  if (!base) throw new AppError('IMAGE_REQUIRED', `${request.function} without a base`);
  return toRgb(base);
}

/** How a tool reads its base; see `scene-space-of.ts` and the built-in engine's operations. */
function sceneSpace(request: RenderRequest, base: Raster): SceneSpace {
  const { sceneSpace: space } = TOOLS[request.function];
  if (space === 'aerial' && request.view === 'plan') return 'site';
  return space === 'interior' || space === 'exterior' || space === undefined ? spaceOf(request, base) : space;
}

function insideOrOutside(space: SceneSpace) {
  return space === 'interior' || space === 'plan' ? 'interior' : 'exterior';
}

function firstChannel({ width, height, channels, data }: Raster): Raster {
  const out = createRaster(width, height, 1);
  for (let i = 0; i < out.data.length; i++) out.data[i] = data[i * channels] as number;
  return out;
}

function wholly(mask: Raster): Raster {
  const out = firstChannel(mask);
  for (let i = 0; i < out.data.length; i++) if (out.data[i] !== 0) out.data[i] = 255;
  return out;
}
