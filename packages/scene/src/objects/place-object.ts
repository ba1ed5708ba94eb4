import { distanceTransform } from '@plumbline/imaging/distance-transform.ts';
import { percentile } from '@plumbline/imaging/percentile.ts';
import { type BitMask, createRaster, type Plane, type Raster } from '@plumbline/imaging/raster.ts';
import { readBilinear } from '@plumbline/imaging/read-bilinear.ts';
import { clamp, smoothstep } from '@plumbline/imaging/scalar.ts';
import { LINEAR_OF_BYTE, linearToSrgbFast, type Rgb } from '@plumbline/imaging/srgb.ts';
import { startStages } from '../compose/checkpoint.ts';
import { type ColourPlanes, decodeColour, linearLuminance } from '../compose/colour-planes.ts';
import type { DesignCamera } from '../generate/design-types.ts';
import { isDrawn } from '../image-kind/is-drawn.ts';
import { removeFinely } from '../removal/remove-finely.ts';
import { within } from '../render-faithfully.ts';
import type { ImageKind, RenderContext, RenderOutcome, Space, StyleSpec } from '../render-types.ts';
import { estimateLight, type SurfaceLight } from '../surfaces/estimate-light.ts';
import { type PictureView, viewPicture } from '../surfaces/picture-view.ts';
import { findThings } from './find-things.ts';
import { fitObject, type PixelBox } from './fit-object.ts';
import { OBJECT_SOLIDS } from './object-solids.ts';
import { buildObject, traceObject, type TracedObject } from './trace-object.ts';

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
/** Room around the painted part that is traced with it, as a share of its size, so that shadows have ground to fall on. */
const MARGIN = 0.3;
/** Longest edge that an object is traced at. */
const TRACED_EDGE = 720;
/** Shadows under soft light are paler than a room's: they are deepened by this power, and fade over this share at the border. */
const CONTACT = 1.9;
const FADE = 0.05;
/** A mask weaker than this is border. */
const INSIDE = 64;

/**
 * Replaces what is painted by an object of the library: what stands there is cleared away, then the object is traced in three
 * dimensions under the picture's own camera, its foot on the lower end of the painted part, as large as that allows, lit as strongly
 * as the place is and with its shadow on the ground.
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
  const things = findThings(base, weights);
  const cleared =
    things === undefined
      ? undefined
      : removeFinely(base, things, 'perspective', seed, within(context, 0, CLEARING));
  const place = cleared?.picture ?? base;
  const clock = startStages(within(context, CLEARING, 1));
  clock.next('camera', 0);
  const view = viewPicture(base, kind, space);
  const target = boundsOf(weights);
  const { camera, known } = cameraOf(view);
  const yaw = (known ? known.yaw : 0) + Math.PI + (quarterTurns % 4) * (Math.PI / 2);
  const fitted = fitObject(buildObject(build, yaw, style, seed), camera, target);
  const { part, scaled } = cropCamera(camera, target, base);
  const { light, ground } = lightAt(place, weights, view, target);
  const drawn = isDrawn(kind);
  const traced = traceObject(
    {
      build,
      yaw,
      style,
      ground,
      sunny: space === 'exterior' && isSunny(view.picture),
      clay: drawn || (kind === 'white' && isColourless(view.picture)),
      seed,
    },
    fitted,
    scaled,
    clock,
    within(context, CLEARING, 1),
  );
  clock.next('compose', 0.97);
  const picture = drawn ? inkOver(place, traced, part) : layOver(place, weights, traced, part, light);
  const stands = fitted.eyeHeight > 0.08;
  return {
    picture,
    confidence: known ? known.support : 0.4,
    timings: { ...cleared?.timings, ...clock.finish() },
    notes: [
      `object: ${objectId}, ${stands ? 'standing on the ground' : 'hung'}`,
      `camera: ${known ? 'by straight edges' : 'assumed, a standing viewer'}`,
      things === undefined ? 'place: empty' : 'place: cleared',
    ],
  };
}

/** A pixel with more colour than this, and how many of them a model without materials may have. */
const COLOURED = 0.16;
const MOST_COLOURED = 0.08;

/** In the sun what is lit is so many times brighter than what is not. */
const SUN_CONTRAST = 14;

/** Whether the sun shines in a picture of the outside: bright parts beside deep shade. */
function isSunny(picture: Raster): boolean {
  const light = linearLuminance(decodeColour(picture)).filter((_, i) => i % 11 === 0);
  const bright = percentile(light, 0.85);
  return bright > 0.3 && bright > SUN_CONTRAST * Math.max(0.005, percentile(light, 0.12));
}

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
  readonly camera: DesignCamera;
  readonly known: PictureView['camera'];
} {
  const { camera: found, assumed, scale, picture } = view;
  const used = found ?? assumed;
  const camera: DesignCamera = {
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

function cropCamera(
  camera: DesignCamera,
  target: PixelBox,
  { width, height }: Raster,
): { readonly part: PixelBox; readonly scaled: DesignCamera } {
  const mx = MARGIN * (target.x1 - target.x0) + 8;
  const my = MARGIN * (target.y1 - target.y0) + 8;
  const part = {
    x0: Math.max(0, Math.floor(target.x0 - mx)),
    y0: Math.max(0, Math.floor(target.y0 - my)),
    x1: Math.min(width, Math.ceil(target.x1 + mx)),
    y1: Math.min(height, Math.ceil(target.y1 + my)),
  };
  const k = Math.min(1, TRACED_EDGE / Math.max(part.x1 - part.x0, part.y1 - part.y0));
  const scaled = {
    ...camera,
    width: Math.max(16, Math.round((part.x1 - part.x0) * k)),
    height: Math.max(16, Math.round((part.y1 - part.y0) * k)),
    focal: camera.focal * k,
    centreX: (camera.centreX - part.x0) * k,
    horizonY: (camera.horizonY - part.y0) * k,
  };
  return { part, scaled };
}

/** The light on the place, and the colour of the ground at its foot without that light. */
function lightAt(
  cleared: Raster,
  hole: BitMask,
  view: PictureView,
  target: PixelBox,
): { readonly light: SurfaceLight; readonly ground: Rgb } {
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
  const light = estimateLight(colour, luminance, inside, percentile(own, 0.5), {
    kind: 'floor',
    space: view.space,
  });
  const ground = foot.map((values) =>
    clamp((values.length === 0 ? 0.3 : percentile(values, 0.5)) / light.strength, 0.05, 0.85),
  ) as [number, number, number];
  return { light, ground };
}

function layOver(
  picture: Raster,
  weights: BitMask,
  { cover, light, shade }: TracedObject,
  part: PixelBox,
  { strength, tint }: SurfaceLight,
): Raster {
  const out = createRaster(picture.width, picture.height, 3);
  out.data.set(picture.data);
  const { width, height } = cover;
  const planes: readonly Plane[] = [light.r, light.g, light.b].map((data) => ({ width, height, data }));
  const fade = fadeAtBorder(weights, part, cover);
  eachPlace(part, cover, (x, y, u, v) => {
    const a = readBilinear(cover, u, v);
    const shaded = readBilinear(shade, u, v) ** CONTACT;
    const k = (1 - a) * (1 - readBilinear(fade, u, v) * (1 - shaded));
    const p = 3 * (y * picture.width + x);
    for (let c = 0; c < 3; c++)
      out.data[p + c] =
        255 *
        linearToSrgbFast(
          k * (LINEAR_OF_BYTE[picture.data[p + c] as number] as number) +
            strength * (tint[c] as number) * readBilinear(planes[c] as Plane, u, v),
        );
  });
  return out;
}

/** On a drawing an object is outlined: what it covers becomes paper, its edges ink. */
function inkOver(picture: Raster, { cover, lines }: TracedObject, part: PixelBox): Raster {
  const out = createRaster(picture.width, picture.height, 3);
  out.data.set(picture.data);
  const paper = [0, 1, 2].map((c) => {
    const values: number[] = [];
    for (let p = c; p < picture.data.length; p += 3 * 101) values.push(picture.data[p] as number);
    return percentile(values, 0.8);
  });
  const { width, height } = cover;
  const ink: Plane = {
    width,
    height,
    data: Float32Array.from(cover.data, (_, i) => (lines.data[3 * i] as number) / 255),
  };
  eachPlace(part, cover, (x, y, u, v) => {
    const a = readBilinear(cover, u, v);
    if (a === 0) return;
    const p = 3 * (y * picture.width + x);
    const line = readBilinear(ink, u, v);
    for (let c = 0; c < 3; c++)
      out.data[p + c] = (1 - a) * (picture.data[p + c] as number) + a * line * (paper[c] as number);
  });
  return out;
}

/** 0 at the mask's border, where no shadow may be cut off, 1 farther in. */
function fadeAtBorder(weights: BitMask, part: PixelBox, { width, height }: Plane): Plane {
  const outside = new Uint8Array(width * height);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const bx = Math.min(weights.width - 1, Math.floor(part.x0 + ((x + 0.5) * (part.x1 - part.x0)) / width));
      const by = Math.min(
        weights.height - 1,
        Math.floor(part.y0 + ((y + 0.5) * (part.y1 - part.y0)) / height),
      );
      outside[i] = weights.data[by * weights.width + bx] === 0 ? 1 : 0;
    }
  const distance = distanceTransform({ width, height, data: outside });
  const reach = FADE * Math.max(width, height);
  return { width, height, data: distance.data.map((d) => smoothstep(0, reach, d)) };
}

/** Calls with each pixel of a part and its place in a raster of the part. */
function eachPlace(
  part: PixelBox,
  { width, height }: Plane,
  visit: (x: number, y: number, u: number, v: number) => void,
): void {
  const kx = width / (part.x1 - part.x0);
  const ky = height / (part.y1 - part.y0);
  for (let y = part.y0; y < part.y1; y++)
    for (let x = part.x0; x < part.x1; x++)
      visit(x, y, (x - part.x0 + 0.5) * kx - 0.5, (y - part.y0 + 0.5) * ky - 0.5);
}

function boundsOf({ width, height, data }: BitMask): PixelBox {
  const least = data.some((weight) => weight >= INSIDE) ? INSIDE : 1;
  let [x0, y0, x1, y1] = [width, height, 0, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0, i = y * width; x < width; x++, i++) {
      if ((data[i] as number) < least) continue;
      x0 = Math.min(x0, x);
      x1 = Math.max(x1, x + 1);
      y0 = Math.min(y0, y);
      y1 = y + 1;
    }
  return { x0, y0, x1, y1 };
}
