import { percentile } from '@plumbline/imaging/percentile.ts';
import { type BitMask, createRaster, type Plane, type Raster } from '@plumbline/imaging/raster.ts';
import { readBilinear } from '@plumbline/imaging/read-bilinear.ts';
import { clamp, mix } from '@plumbline/imaging/scalar.ts';
import { LINEAR_OF_BYTE, type Rgb } from '@plumbline/imaging/srgb.ts';
import { startStages } from '@plumbline/imaging/tiles/checkpoint.ts';
import { type ColourPlanes, decodeColour, linearLuminance } from '@plumbline/imaging/colour-planes.ts';
import type { ViewCamera } from '@plumbline/tracer/view-camera.ts';
import type { Kit } from '@plumbline/designs/solids/kit.ts';
import { isDrawn } from '@plumbline/scene/image-kind/is-drawn.ts';
import { removeFinely } from '../removal/remove-finely.ts';
import { type RenderContext, type RenderOutcome, within } from '@plumbline/imaging/tiles/render-context.ts';
import type { ImageKind, Space } from '@plumbline/scene/image-kind/image-kind.ts';
import type { StyleSpec } from '@plumbline/atmosphere/style-spec.ts';
import { estimateLight, type SurfaceLight } from '../view/estimate-light.ts';
import { type PictureView, viewPicture } from '../view/picture-view.ts';
import { clearStrokes } from './clear-strokes.ts';
import { eachPlace } from './each-place.ts';
import { findGrain } from './find-grain.ts';
import { findPen, hasDrawnEdges } from './find-pen.ts';
import { findPlaceLight } from './find-place-light.ts';
import { findThings } from './find-things.ts';
import { type FittedObject, fitObject, type PixelBox } from './fit-object.ts';
import { lieOnGround } from './lie-on-ground.ts';
import { findStrokes, inkOver } from './ink-over.ts';
import { layOver } from './lay-over.ts';
import { INSIDE, paintedBox } from './painted-box.ts';
import { FLAT_SOLIDS, OBJECT_SOLIDS } from './object-solids.ts';
import { buildObject, LEAST_EYE, outlineObject, traceObject } from './trace-object.ts';

export interface ObjectPlacing {
  /** Id of the library. */
  readonly objectId: string;
  readonly style: StyleSpec;
  readonly kind: ImageKind;
  readonly space: Space;
  /** From facing the viewer. */
  readonly quarterTurns: number;
  readonly seed: number;
}

/** Share of the time that clearing the place takes. */
const CLEARING = 0.4;
/** Longest edge that an object is traced at, and that its outlines are drawn at. */
const TRACED_EDGE = 900;
const DRAWN_EDGE = 1800;
/** Left free at the painted part's lower end and sides, for the shadow. */
const FREE_BELOW = 0.05;
const FREE_ASIDE = 0.015;
/** A thing is not cleared away where the new one covers it but for this share. */
const UNCOVERED = 0.04;
/** Luminance of the brightest things that are neither lamps nor sky, and what they throw back. */
const CLIPPED = 0.92;
const BRIGHTEST = 0.96;
const WHITE = 0.85;
/** Blades of grass stand so high before a foot, in metres. */
const GRASS = 0.045;
/** Shadows in models with drawn edges are faint. */
const MODEL_SHADOW = 0.7;

/**
 * Replaces what is painted by an object of the library. Traced in three dimensions under the picture's own camera, its foot on
 * the lower end of the painted part, as large as that allows, in the light that the picture shows and with its shadow on the
 * ground; in a drawing it is drawn with the drawing's pen. What stands alone in the painted part is cleared away before; a
 * free place stays as it is.
 *
 * @param base RGB @param weights more than 0 somewhere, and 0 somewhere
 * @returns undefined for an object that the library does not have
 * @throws the reason of the context's signal once it is aborted
 */
export function placeObject(
  base: Raster,
  weights: BitMask,
  { objectId, style, kind, space, quarterTurns, seed }: ObjectPlacing,
  context: RenderContext,
): RenderOutcome | undefined {
  const build = OBJECT_SOLIDS[objectId];
  if (build === undefined) return undefined;
  const clock = startStages(within(context, CLEARING, 1));
  clock.next('camera', 0);
  const view = viewPicture(base, kind, space);
  const target = paintedBox(weights);
  const { camera, known } = cameraOf(view);
  const facing = (known ? known.yaw : 0) + Math.PI + (quarterTurns % 4) * (Math.PI / 2);
  const stood = standObject(objectId, build, { style, seed }, facing, camera, target, weights);
  const { fitted } = stood;
  const drawn = isDrawn(kind);
  const isModel = kind === 'su' || kind === 'white';
  const pen = drawn || (isModel && hasDrawnEdges(view)) ? findPen(view) : undefined;
  const what = { build: stood.build, yaw: stood.yaw, style, seed };
  const stands = fitted.eyeHeight > LEAST_EYE;
  const notes = [
    `object: ${objectId}, ${stands ? 'standing on the ground' : 'hung'}`,
    `camera: ${known ? 'by straight edges' : 'assumed, a standing viewer'}`,
  ];
  const tell = (picture: Raster, cleared: boolean, more: readonly string[] = []): RenderOutcome => ({
    picture,
    confidence: known ? known.support : 0.4,
    timings: clock.finish(),
    notes: [...notes, cleared ? 'place: cleared' : 'place: free', ...more],
  });
  const outlined = (edge: number) => {
    const scaled = cameraOfPart(camera, target, edge);
    return outlineObject(what, fitted, scaled, context);
  };
  if (drawn) {
    const own = pen ?? { width: Math.max(1, 1.2 / view.scale), ink: 40 };
    const cleared = clearStrokes(base, weights, target, own);
    const { cover, lines } = outlined(DRAWN_EDGE);
    return tell(
      inkOver(cleared ?? base, cover, lines, own, target, kind === 'sketch'),
      cleared !== undefined,
    );
  }
  const things = findThings(base, weights, target);
  const light = findPlaceLight(view, shrinkMask(weights, view));
  clock.check();
  const edges = pen || things ? outlined(TRACED_EDGE) : undefined;
  const cleared =
    things && edges && isSeenBeside(things, edges.cover, target)
      ? removeFinely(base, things, 'perspective', seed, within(context, 0, CLEARING)).picture
      : undefined;
  const place = cleared ?? base;
  const { surface, ground } = lightAt(place, weights, view, target, light.sun);
  const traced = traceObject(
    { ...what, ground, light, clay: kind === 'white' && isColourless(view.picture) },
    fitted,
    cameraOfPart(camera, target, TRACED_EDGE),
    clock,
    within(context, CLEARING, 1),
  );
  clock.next('compose', 0.97);
  const picture = layOver(place, weights, traced, target, {
    light: surface,
    shadow: pen ? MODEL_SHADOW : 1,
    grain: findGrain(base, target),
    grass: stands && space === 'exterior' && kind === 'photo' && isGreen(ground) ? GRASS : 0,
    ...(pen && edges
      ? {
          drawn: {
            strokes: findStrokes(edges.lines),
            pen,
            unit: traced.cover.width / (target.x1 - target.x0),
          },
        }
      : {}),
    seed,
  });
  const from = light.side > 0.1 ? 'from the right' : light.side < -0.1 ? 'from the left' : 'from above';
  return tell(picture, cleared !== undefined, [`light: ${from}, ${Math.round(100 * light.share)} % of it`]);
}

/** An object as it is built, turned and put. */
function standObject(
  objectId: string,
  build: (kit: Kit) => void,
  { style, seed }: Pick<ObjectPlacing, 'style' | 'seed'>,
  facing: number,
  camera: ViewCamera,
  target: PixelBox,
  weights: BitMask,
): { readonly build: (kit: Kit) => void; readonly yaw: number; readonly fitted: FittedObject } {
  const flat = FLAT_SOLIDS[objectId];
  const ground = flat && lieOnGround(weights, camera, target);
  if (flat && ground)
    return {
      build: (kit) => flat(kit, ground.width, ground.depth),
      yaw: ground.yaw,
      fitted: { x: ground.x, z: ground.z, eyeHeight: ground.eyeHeight },
    };
  return {
    build,
    yaw: facing,
    fitted: fitObject(buildObject(build, facing, style, seed), camera, shrunk(target)),
  };
}

/** The painted part less what is left free for the shadow. */
function shrunk({ x0, y0, x1, y1 }: PixelBox): PixelBox {
  const side = FREE_ASIDE * (x1 - x0);
  return { x0: x0 + side, y0, x1: x1 - side, y1: y1 - FREE_BELOW * (y1 - y0) };
}

/** Whether a thing would be seen beside what is put before it. */
function isSeenBeside(things: BitMask, cover: Plane, part: PixelBox): boolean {
  let all = 0;
  let seen = 0;
  eachPlace(part, cover, (x, y, u, v) => {
    if (things.data[y * things.width + x] === 0) return;
    all++;
    if (readBilinear(cover, u, v) < 0.9) seen++;
  });
  return seen > UNCOVERED * all;
}

function isGreen([r, g, b]: Rgb): boolean {
  return g > 0.98 * r && g > 1.5 * b;
}

/** Which pixels of the view are painted. */
function shrinkMask({ width, height, data }: BitMask, { picture }: PictureView): BitMask {
  const out = new Uint8Array(picture.width * picture.height);
  for (let y = 0, i = 0; y < picture.height; y++)
    for (let x = 0; x < picture.width; x++, i++) {
      const bx = Math.floor(((x + 0.5) * width) / picture.width);
      const by = Math.floor(((y + 0.5) * height) / picture.height);
      out[i] = (data[by * width + bx] as number) >= INSIDE ? 1 : 0;
    }
  return { width: picture.width, height: picture.height, data: out };
}

/** A pixel with more colour than this, and how many of them a model without materials may have. */
const COLOURED = 0.16;
const MOST_COLOURED = 0.08;

/** Whether a model is bare of materials, as what is put into it then is too. */
function isColourless({ data }: Raster): boolean {
  let coloured = 0;
  for (let p = 0; p < data.length; p += 3) {
    const most = Math.max(data[p] as number, data[p + 1] as number, data[p + 2] as number);
    const least = Math.min(data[p] as number, data[p + 1] as number, data[p + 2] as number);
    if (most - least > COLOURED * most + 6) coloured++;
  }
  return coloured < (MOST_COLOURED * data.length) / 3;
}

/** The picture's camera in pixels of the base, and how it was known. */
function cameraOf(view: PictureView): {
  readonly camera: ViewCamera;
  readonly known: PictureView['camera'];
} {
  const { camera: found, assumed, scale, picture } = view;
  const used = found ?? assumed;
  const camera: ViewCamera = {
    width: Math.round(picture.width / scale),
    height: Math.round(picture.height / scale),
    eye: [0, 0, 0],
    yaw: 0,
    pitch: used.pitch,
    focal: used.focal / scale,
    centreX: used.cx / scale,
    horizonY: used.cy / scale,
  };
  return { camera, known: found };
}

/** The camera as it sees a part of the picture, at no more than an edge. */
function cameraOfPart(camera: ViewCamera, part: PixelBox, edge: number): ViewCamera {
  const k = Math.min(1, edge / Math.max(part.x1 - part.x0, part.y1 - part.y0));
  return {
    ...camera,
    width: Math.max(16, Math.round((part.x1 - part.x0) * k)),
    height: Math.max(16, Math.round((part.y1 - part.y0) * k)),
    focal: camera.focal * k,
    centreX: (camera.centreX - part.x0) * k,
    horizonY: (camera.horizonY - part.y0) * k,
  };
}

/** The light on the place, and the colour of the ground at its foot without that light. */
function lightAt(
  cleared: Raster,
  hole: BitMask,
  view: PictureView,
  target: PixelBox,
  sun: number,
): { readonly surface: SurfaceLight; readonly ground: Rgb } {
  const { width, height } = view.picture;
  const small = createRaster(width, height, 3);
  const inside = new Uint8Array(width * height);
  const foot: [number[], number[], number[]] = [[], [], []];
  const low = target.y1 - 0.25 * (target.y1 - target.y0);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const bx = Math.min(cleared.width - 1, Math.floor((x + 0.5) / view.scale));
      const by = Math.min(cleared.height - 1, Math.floor((y + 0.5) / view.scale));
      const at = by * cleared.width + bx;
      for (let c = 0; c < 3; c++) small.data[3 * i + c] = cleared.data[3 * at + c] as number;
      if (hole.data[at] === 0) continue;
      inside[i] = 1;
      if (by < low) continue;
      for (const c of [0, 1, 2] as const)
        foot[c].push(LINEAR_OF_BYTE[cleared.data[3 * at + c] as number] as number);
    }
  if (!inside.includes(1)) inside[Math.floor(inside.length / 2)] = 1;
  const colour: ColourPlanes = decodeColour(small);
  const luminance = linearLuminance(colour);
  const own: number[] = [];
  for (let i = 0; i < inside.length; i++) if (inside[i] === 1) own.push(luminance[i] as number);
  const estimated = estimateLight(colour, luminance, inside, percentile(own, 0.5), {
    kind: 'floor',
    space: view.space,
  });
  // Everything in the sun gets the same of it: the brightest things are the white ones.
  const white = percentile(
    luminance.filter((v, i) => i % 7 === 0 && v < CLIPPED),
    BRIGHTEST,
  );
  const strength = mix(estimated.strength, Math.max(estimated.strength, white / WHITE), sun);
  const surface = { ...estimated, strength };
  const ground = foot.map((values) =>
    clamp((values.length === 0 ? 0.3 : percentile(values, 0.5)) / surface.strength, 0.05, 0.85),
  ) as [number, number, number];
  return { surface, ground };
}
