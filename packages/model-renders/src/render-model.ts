import type { Raster } from '@plumbline/imaging/raster.ts';
import type { Rgb } from '@plumbline/imaging/srgb.ts';
import type { Model } from '@plumbline/models/model/model.ts';
import { addBloom } from '@plumbline/atmosphere/add-bloom.ts';
import { type StageClock, startStages } from '@plumbline/imaging/tiles/checkpoint.ts';
import { type ColourPlanes, createColourPlanes, encodeColour } from '@plumbline/imaging/colour-planes.ts';
import { addPrecipitation } from '@plumbline/atmosphere/precipitation.ts';
import { gradeInStyle } from '@plumbline/atmosphere/style-grade.ts';
import type { ViewCamera } from '@plumbline/tracer/view-camera.ts';
import { developPicture } from '@plumbline/tracer/light/develop-picture.ts';
import { createRadianceCache, type RadianceCache } from '@plumbline/tracer/light/radiance-cache.ts';
import { leafyFinishes } from '@plumbline/tracer/light/render-scene.ts';
import { paintOutlook } from '@plumbline/tracer/paint-outlook.ts';
import { type Samples, traceSamples } from '@plumbline/tracer/samples/trace-samples.ts';
import type { RenderContext } from '@plumbline/imaging/tiles/render-context.ts';
import { FRESH_MEMORY } from '@plumbline/imaging/tiles/plane-memory.ts';
import { createModelScene, REACH, type ModelScene } from './create-model-scene.ts';
import { drawOutlines } from './outlines/draw-outlines.ts';
import { measureOutlines } from './outlines/measure-outlines.ts';
import { lightSamples } from './light/light-model.ts';
import { cropCamera, toDesignCamera } from './request/model-frame.ts';
import { outlookCamera, standBack } from './request/parallel-view.ts';
import { paceProgress } from './pace-progress.ts';
import { exposeModel } from './light/expose-model.ts';
import type { ModelBuffers, ModelOutcome, ModelRenderRequest } from './request/model-request.ts';
import { USUAL_SETTING } from './surroundings/setting-list.ts';
import { warmSky } from './light/warm-sky.ts';
import { splitPicture, type PictureTile, type TileLimits } from './outlines/split-picture.ts';
import { writeBuffers } from './write-buffers.ts';

/** Longest edge of the small picture by which light is settled and exposure is found before a picture of many tiles. */
const SMALL_EDGE = 640;

/**
 * A model as a camera sees it: the picture, exact masks and depth of every pixel, the hidden-line drawing of the same
 * camera, and how far the picture's edges are those of the drawing. Large pictures are made in tiles of bounded memory.
 *
 * @param limits from which size on, and in tiles of which size; absent: those of the tool.
 * @throws the reason of `context.signal` once it is aborted.
 */
export function renderModel(
  model: Model,
  request: ModelRenderRequest,
  context: RenderContext,
  limits?: TileLimits,
): ModelOutcome {
  const { memory = FRESH_MEMORY } = context;
  return memory.within(() => renderWithin(model, request, { ...context, memory }, limits));
}

function renderWithin(
  model: Model,
  wanted: ModelRenderRequest,
  asked: RenderContext,
  limits: TileLimits | undefined,
): ModelOutcome {
  const pace = paceProgress(asked);
  const { context } = pace;
  const clock = startStages(context);
  clock.next('shapes', 0.01);
  const { width, height } = wanted;
  const request = { ...wanted, camera: standBack(wanted.camera, model.boundsM, width / height) };
  const camera = toDesignCamera(request.camera, width, height);
  const made = createModelScene(model, request, camera, context);
  const n = width * height;
  const buffers = { things: new Uint32Array(n), materials: new Uint32Array(n), depth: new Float32Array(n) };
  const ink = new Float32Array(n);
  // What a picture is painted of, twelve bytes a pixel, is gone before its edges are measured.
  const picture = paintPicture(made, camera, request, { ...buffers, ink }, clock, pace, limits);
  clock.next('edges', 0.98);
  const line = inkOnPaper(ink, width, height);
  const fidelity = measureOutlines(line, picture);
  return {
    picture,
    line,
    fidelity,
    ...buffers,
    confidence: 1,
    timings: clock.finish(),
    notes: [
      `model: ${made.scene.interior ? 'from inside' : 'from outside'}`,
      `primitives: ${made.counts.primitives} for ${made.counts.triangles} triangles`,
      `lights: ${made.scene.lights.length}`,
      `sky: ${made.sky.look}`,
    ],
  };
}

function paintPicture(
  made: ModelScene,
  camera: ViewCamera,
  request: ModelRenderRequest,
  { ink, ...buffers }: ModelBuffers & { readonly ink: Float32Array },
  clock: StageClock,
  { context, within }: ReturnType<typeof paceProgress>,
  limits: TileLimits | undefined,
): Raster {
  const { width, height } = camera;
  const { memory = FRESH_MEMORY } = context;
  clock.next('outlook', 0.08);
  const planes = paintBehind(made, camera, request);
  const cache = createRadianceCache(made.shared, context);
  const tiles = splitPicture(width, height, limits);
  if (tiles.length > 1) within(0, 0.12);
  const settled =
    tiles.length > 1 ? memory.within(() => settleLight(made, request, cache, clock, context)) : undefined;
  tiles.forEach((tile, index) => {
    if (tiles.length > 1)
      within(0.12 + (0.84 * index) / tiles.length, 0.12 + (0.84 * (index + 1)) / tiles.length);
    memory.within(() => {
      const part = renderTile(made, camera, tile, planes, cache, settled, clock, context);
      writeBuffers(made, part.samples, part.camera, tile, width, buffers);
      drawOutlines(part.samples, part.camera, tile, width, ink);
      keep(part.planes, tile, planes);
    });
  });
  within(0, 1);
  clock.next('finish', 0.96);
  const dark = made.sky.look === 'dusk' || made.sky.look === 'lights';
  if (request.clay !== true) {
    addBloom(planes, dark ? 0.72 : 0.88, dark ? 0.22 : 0.1, 0.018);
    if (!made.scene.interior) addPrecipitation(planes, request.atmosphere, request.seed);
    const { warmth } = made.scene.recipe;
    gradeInStyle(planes, { ...request.style, light: { ...request.style.light, warmth } }, 0.8);
  }
  return encodeColour(planes);
}

interface RenderedTile {
  readonly camera: ViewCamera;
  readonly samples: Samples;
  readonly planes: ColourPlanes;
}

function renderTile(
  made: ModelScene,
  whole: ViewCamera,
  { left, top, width, height }: PictureTile,
  behind: ColourPlanes,
  cache: RadianceCache,
  settled: Rgb | undefined,
  clock: StageClock,
  context: RenderContext,
): RenderedTile {
  const { scene } = made;
  const camera = cropCamera(whole, left, top, width, height);
  clock.next('sight', 0.1);
  const samples = traceSamples(made.shared, camera, leafyFinishes(scene), context);
  const lit = lightSamples(made, samples, camera, cache, settled === undefined, clock, context);
  clock.next('develop', 0.95);
  const gain = settled ?? exposeModel(made, lit, samples, width * height);
  const backdrop = cut(behind, left, top, width, height);
  const haze = camera.pitch > 0 ? 0.35 : 1;
  const planes = developPicture(
    lit.radiance,
    samples,
    lit.field,
    backdrop,
    scene.atmosphere,
    scene.interior,
    haze,
    gain,
  );
  return { camera, samples, planes };
}

/** Settles the light of the whole view and finds its exposure, by a small picture of it. */
function settleLight(
  made: ModelScene,
  request: ModelRenderRequest,
  cache: RadianceCache,
  clock: StageClock,
  context: RenderContext,
): Rgb {
  const k = Math.min(1, SMALL_EDGE / Math.max(request.width, request.height));
  const [width, height] = [
    Math.max(16, Math.round(request.width * k)),
    Math.max(16, Math.round(request.height * k)),
  ];
  const camera = toDesignCamera(request.camera, width, height);
  const { scene } = made;
  clock.next('sight', 0.08);
  const samples = traceSamples(made.shared, camera, leafyFinishes(scene), context);
  const lit = lightSamples(made, samples, camera, cache, true, clock, context);
  return exposeModel(made, lit, samples, width * height);
}

/** What is seen where the eye meets nothing of the model. */
function paintBehind(made: ModelScene, camera: ViewCamera, request: ModelRenderRequest): ColourPlanes {
  if (request.clay === true) {
    const paper = createColourPlanes(camera.width, camera.height);
    for (const plane of [paper.r, paper.g, paper.b]) plane.fill(0.86);
    return paper;
  }
  const { scenery } = request;
  const environment = request.environment ?? (made.scene.interior ? undefined : USUAL_SETTING);
  const outlook = {
    subject: 'villa' as const,
    style: request.style,
    atmosphere: made.sky.look,
    ...(environment === undefined ? {} : { environment }),
    ...(scenery === undefined ? {} : { scenery }),
    aspect: [camera.width, camera.height] as const,
    seed: request.seed,
    maxEdge: Math.max(camera.width, camera.height),
  };
  const seen = outlookCamera(camera, made.level, REACH);
  const painted = paintOutlook(seen, outlook, made.scene.interior);
  warmSky(painted, seen, made.sky);
  return painted;
}

function cut(from: ColourPlanes, left: number, top: number, width: number, height: number): ColourPlanes {
  const out = createColourPlanes(width, height);
  for (const channel of ['r', 'g', 'b'] as const)
    for (let y = 0; y < height; y++) {
      const at = (top + y) * from.width + left;
      out[channel].set(from[channel].subarray(at, at + width), y * width);
    }
  return out;
}

/** Lays the inner part of a tile into the picture. */
function keep(from: ColourPlanes, { left, top, inner }: PictureTile, to: ColourPlanes): void {
  for (const channel of ['r', 'g', 'b'] as const)
    for (let y = inner.top; y < inner.bottom; y++) {
      const at = (y - top) * from.width + inner.left - left;
      to[channel].set(from[channel].subarray(at, at + inner.right - inner.left), y * to.width + inner.left);
    }
}

/** Turns ink into the light of paper, in its place. */
function inkOnPaper(ink: Float32Array, width: number, height: number): Raster {
  for (let i = 0; i < ink.length; i++) ink[i] = 1 - 0.985 * (ink[i] as number);
  return encodeColour({ width, height, r: ink, g: ink, b: ink });
}
