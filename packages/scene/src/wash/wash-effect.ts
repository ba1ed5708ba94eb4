import { greyscale } from '@plumbline/imaging/greyscale.ts';
import { erode } from '@plumbline/imaging/morphology.ts';
import { hashNoise } from '@plumbline/imaging/random.ts';
import { createRaster, type Plane, type Raster } from '@plumbline/imaging/raster.ts';
import { fitWithin, resizeArea } from '@plumbline/imaging/resize-area.ts';
import { addBloom } from '@plumbline/atmosphere/add-bloom.ts';
import { startStages } from '@plumbline/imaging/tiles/checkpoint.ts';
import { decodeColour, encodeColour } from '@plumbline/imaging/colour-planes.ts';
import { rollOffHighlights } from '@plumbline/atmosphere/style-grade.ts';
import { detectImageKind } from '../image-kind/detect-image-kind.ts';
import { toRgb } from '@plumbline/imaging/to-rgb.ts';
import { findSky, type SkyMatte } from '../photo/read/find-sky.ts';
import type { RenderRequest } from '../render-request.ts';
import type { RenderContext, RenderOutcome } from '@plumbline/imaging/tiles/render-context.ts';
import type { Atmosphere } from '@plumbline/atmosphere/atmosphere.ts';
import { refuseBlank } from '../transfer/refuse-blank.ts';
import { findGround } from '../transfer/find-ground.ts';
import { calmInventedEdges, holdEdges } from '../illustration/hold-edges.ts';
import { decodeOklab, encodeOklab } from '@plumbline/imaging/oklab-planes.ts';
import { isDrawn } from '../image-kind/is-drawn.ts';
import { isModel } from '../image-kind/is-model.ts';
import { renderOnce } from '../pictures/render-once.ts';
import { within } from '@plumbline/imaging/tiles/render-context.ts';
import { cleanPicture, liftDetail } from './clean-picture.ts';
import { deepenContacts, freshenGreens, textureFlats } from './finish-surfaces.ts';
import type { WashRequest } from './wash-request.ts';
import { wetGround } from '../photo/wet-photo-ground.ts';

/** How strong each part of the finish is in an atmosphere. */
interface Finish {
  readonly contact: number;
  readonly detail: number;
  readonly greens: number;
  readonly wet: number;
  readonly bloom: number;
  /** Luminance from which light blooms. */
  readonly glare: number;
  /** Contrast of the filmic curve. */
  readonly film: number;
}

const FINISHES: Readonly<Record<Atmosphere, Finish>> = {
  sunny: { contact: 1, detail: 0.3, greens: 1, wet: 0, bloom: 0.16, glare: 0.72, film: 0.5 },
  rain: { contact: 0.9, detail: 0.26, greens: 0.25, wet: 1, bloom: 0.1, glare: 0.7, film: 0.3 },
  fog: { contact: 0.3, detail: 0.1, greens: 0, wet: 0.2, bloom: 0.18, glare: 0.6, film: 0 },
  snow: { contact: 0.6, detail: 0.2, greens: 0, wet: 0, bloom: 0.12, glare: 0.75, film: 0.2 },
  dusk: { contact: 0.8, detail: 0.24, greens: 0, wet: 0.25, bloom: 0.45, glare: 0.5, film: 0.25 },
  lights: { contact: 0.6, detail: 0.22, greens: 0, wet: 0.3, bloom: 0.6, glare: 0.42, film: 0.1 },
};
const GRAIN = 2.2;

/**
 * Washes a raw render, a screenshot or a photo (洗图): cleans it, gives it the light of an atmosphere and a photographic finish.
 * Its structure is kept. A weight of 0 is the cleaning alone, 1 the full finish, and between them every pixel goes steadily
 * from one to the other.
 * @throws SceneRefusal `BLANK_PICTURE` where the base shows nothing; the reason of `context.signal` once it is aborted.
 */
export function washEffect(base: Raster, request: WashRequest, context: RenderContext): RenderOutcome {
  const clock = startStages(context);
  clock.next('prepare', 0);
  const size = fitWithin(base.width, base.height, request.maxEdge);
  const picture = toRgb(resizeArea(base, size.width, size.height));
  refuseBlank(picture);
  const { kind } = detectImageKind(base);
  clock.next('clean', 0.08);
  const clean = cleanPicture(picture);
  clock.next('light', 0.2);
  const { washWeight: _, ...rest } = request;
  const whole: RenderRequest = { ...rest, kind };
  // Models and drawings are read from the base itself: at its full size their lines are found.
  const photographed = !isModel(kind) && !isDrawn(kind);
  const lit = renderOnce(photographed ? clean : toRgb(base), whole.space, whole, within(context, 0.2, 0.6));
  clock.next('finish', 0.6);
  const light = greyscale(picture);
  const sky = request.space === 'exterior' ? findSky(picture) : null;
  const finished = finish(lit.picture, picture, sky, request, () => context.signal.throwIfAborted());
  clock.next('compose', 0.85);
  const result = blend(clean, finished, 1 - (1 - request.washWeight) ** 1.25);
  addGrain(result, GRAIN * request.washWeight, request.seed);
  clock.next('edges', 0.9);
  holdEdges(result, light, {
    share: 0.4 + 0.36 * request.cnStrength,
    free: sky === null ? null : erode(sky.alpha, 3),
  });
  calmInventedEdges(result, light);
  return {
    picture: result,
    confidence: lit.confidence,
    timings: clock.finish(),
    notes: [`kind: ${kind}`, ...lit.notes],
  };
}

function finish(
  lit: Raster,
  base: Raster,
  sky: SkyMatte | null,
  request: WashRequest,
  check: () => void,
): Raster {
  const look = FINISHES[request.atmosphere];
  const outside = request.space === 'exterior';
  const surfaces = decodeOklab(lit);
  textureFlats(surfaces, sky?.alpha ?? null, 1, request.seed);
  deepenContacts(surfaces, look.contact);
  liftDetail(surfaces, look.detail);
  if (outside && look.greens > 0) freshenGreens(surfaces, look.greens);
  check();
  applyFilm(surfaces.l, look.film);
  const planes = decodeColour(encodeOklab(surfaces));
  if (outside && look.wet > 0) {
    const ground = findGround(base, sky === null ? 0.45 * base.height : sky.lowestRow);
    check();
    if (ground !== null) wetGround(planes, withoutSky(ground, sky?.alpha), look.wet, request.seed);
  }
  addBloom(planes, look.glare, look.bloom, 0.018);
  rollOffHighlights(planes);
  return encodeColour(planes);
}

function withoutSky(ground: Plane, sky: Plane | undefined): Plane {
  return sky === undefined
    ? ground
    : { ...ground, data: ground.data.map((v, i) => v * (1 - (sky.data[i] as number))) };
}

/** A gentle S about the middle, as film has it: black and white stay. */
function applyFilm(l: Float32Array, amount: number): void {
  for (let i = 0; i < l.length; i++) {
    const v = Math.min(1, Math.max(0, l[i] as number));
    l[i] = v + amount * 0.9 * v * (1 - v) * (v - 0.55) * (1.2 - 0.4 * v);
  }
}

function blend(from: Raster, to: Raster, share: number): Raster {
  const out = createRaster(from.width, from.height, 3);
  for (let p = 0; p < out.data.length; p++)
    out.data[p] = (from.data[p] as number) + ((to.data[p] as number) - (from.data[p] as number)) * share;
  return out;
}

function addGrain({ width, data }: Raster, amount: number, seed: number): void {
  for (let i = 0, p = 0; p < data.length; i++, p += 3) {
    const x = i % width;
    const y = Math.floor(i / width);
    // The sum of two even draws is nearly a bell.
    const grain = amount * (hashNoise(x, y, seed + 5) + hashNoise(x, y, seed + 6) - 1);
    data[p] = (data[p] as number) + grain;
    data[p + 1] = (data[p + 1] as number) + grain;
    data[p + 2] = (data[p + 2] as number) + grain;
  }
}
