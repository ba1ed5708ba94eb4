import { percentile } from '@plumbline/imaging/percentile.ts';
import { seededRandom } from '@plumbline/imaging/random.ts';
import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import { fitWithin, resizeArea } from '@plumbline/imaging/resize-area.ts';
import { clamp } from '@plumbline/imaging/scalar.ts';
import { LINEAR_OF_BYTE, linearToSrgbFast, type Rgb } from '@plumbline/imaging/srgb.ts';
import { startStages, type StageClock } from '@plumbline/imaging/tiles/checkpoint.ts';
import type { Scenery } from '@plumbline/atmosphere/paint-scenery.ts';
import { type ColourPlanes, encodeColour, linearLuminance } from '@plumbline/imaging/colour-planes.ts';
import { type LookRecipe, lookOfRecipe } from '@plumbline/tracer/finishes/scene-look.ts';
import type { TracedScene } from '@plumbline/tracer/traced-scene.ts';
import type { ViewCamera } from '@plumbline/tracer/view-camera.ts';
import {
  type CastLight,
  type CastPlaces,
  castShade,
  createCastPlaces,
} from '@plumbline/tracer/light/cast-shade.ts';
import { leafyFinishes, renderScene } from '@plumbline/tracer/light/render-scene.ts';
import { paintOutlook } from '@plumbline/tracer/paint-outlook.ts';
import type { Kit } from '@plumbline/designs/solids/kit.ts';
import { box } from '@plumbline/designs/solids/primitives.ts';
import { formOfStyle } from '@plumbline/tracer/finishes/style-form.ts';
import { buildBvh } from '@plumbline/tracer/trace/build-bvh.ts';
import { shareScene, shareTree } from '@plumbline/tracer/samples/shared-scene.ts';
import { SolidMesh } from '@plumbline/tracer/trace/solid-mesh.ts';
import { traceSamples } from '@plumbline/tracer/samples/trace-samples.ts';
import { type RenderContext, type RenderOutcome, within } from '@plumbline/imaging/tiles/render-context.ts';
import type { Atmosphere, Environment } from '@plumbline/atmosphere/atmosphere.ts';
import type { StyleSpec } from '@plumbline/atmosphere/style-spec.ts';
import { type ItemSet, SET_SPECS } from './item-sets.ts';

export interface StagingRequest {
  readonly set: ItemSet;
  readonly style: StyleSpec;
  readonly atmosphere: Atmosphere;
  readonly environment?: Environment;
  /** A picture of the surroundings, in place of what is painted of the environment. */
  readonly scenery?: Scenery;
  /** Share of the frame that the item takes, 0.1…1. */
  readonly share: number;
  readonly seed: number;
  readonly maxEdge: number;
}

/** Focal length in longest edges: things are photographed from some distance. */
const FOCAL = 1.7;
/** The eye is a little above the item's head, in its heights. */
const EYE = 1.08;
/** Of the free room above and below the item this share is above it. */
const ABOVE = 0.62;
/** Slices that stand for the item where light is traced, and their depth over their width. */
const SLICES = 24;
const DEPTH = 0.6;
/** Gaps narrower than this share of the item's width are closed. */
const GAP = 0.03;
/** An opacity from which a pixel is the item. */
const SOLID = 128;
/** How the light of an hour changes an item that was photographed by day. */
const ITEM_LIGHT: Readonly<Record<Atmosphere, Rgb>> = {
  sunny: [1.02, 1, 0.97],
  rain: [0.82, 0.85, 0.88],
  fog: [0.95, 0.96, 0.97],
  snow: [0.98, 1, 1.03],
  dusk: [0.66, 0.56, 0.52],
  lights: [0.4, 0.38, 0.42],
};
const STUDIO_LIGHT: Rgb = [1, 1, 1];
const STUDIO_WHITE = 0.72;
const MOST_GAIN = 3;
/** A soft box at the left front lights a studio; outside the sun stands there. */
const LIGHT_AZIMUTH = Math.PI + 0.8;
const SOFT_BOX = { height: 0.78, share: 0.45, size: 0.3 } as const;
/** The sun's share of the light on the ground. */
const SUN_SHARE: Readonly<Record<Atmosphere, number>> = {
  sunny: 0.8,
  rain: 0,
  fog: 0.3,
  snow: 0.4,
  dusk: 0.3,
  lights: 0,
};
/** Farther away than this many times the item nothing lies in its shadow. */
const FAR_FROM_ITEM = 2.5;
/** Feet are looked for in this share of the item's height, in so many columns; they are so high, in its heights. */
const FEET = 0.22;
const COLUMNS = 64;
const BESIDE = 4;
const FOOT_HEIGHT = 0.03;
const OVER_GROUND = 0.018;

/**
 * Stands an item that was cut out before a set that is traced in three dimensions: as large as its share of the frame, with the
 * shadow that its silhouette throws, in the light of the set.
 *
 * @param item RGBA, straight alpha, its own colours up to the edge @param frame shape of the picture
 * @returns undefined where the item is empty
 * @throws the reason of the context's signal once it is aborted
 */
export function stageItem(
  item: Raster,
  frame: { readonly width: number; readonly height: number },
  request: StagingRequest,
  context: RenderContext,
): RenderOutcome | undefined {
  const bounds = boundsOf(item);
  if (bounds === undefined) return undefined;
  const clock = startStages(context);
  clock.next('layout', 0);
  const { width, height } = fitWithin(frame.width, frame.height, request.maxEdge);
  const k = request.share * Math.min(width / bounds.width, height / bounds.height);
  const size = {
    width: Math.max(2, Math.round(bounds.width * k)),
    height: Math.max(2, Math.round(bounds.height * k)),
  };
  const scaled = resizePremultiplied(item, bounds, size.width, size.height);
  const left = Math.round((width - size.width) / 2);
  const top = Math.round((height - size.height) * ABOVE);
  const foot = top + size.height;
  const focal = FOCAL * Math.max(width, height);
  // In heights of the item: so far away it is as tall as it is in the picture.
  const distance = focal / size.height;
  const camera: ViewCamera = {
    width,
    height,
    eye: [0, EYE, 0],
    yaw: 0,
    pitch: 0,
    focal,
    centreX: width / 2,
    horizonY: foot - (focal * EYE) / distance,
  };
  const light = SET_SPECS[request.set].studio ? STUDIO_LIGHT : ITEM_LIGHT[request.atmosphere];
  const { planes, places, cast } = traceSet(request, camera, distance, clock, within(context, 0.02, 0.8));
  clock.next('shadow', 0.8);
  const standing = createKit(request.style, 0, 0);
  standing.mesh.place(0, 0, distance, 0, () => standIn(standing, scaled));
  standFeet(standing, scaled, camera, left, top);
  const shade = castShade(shareTree(buildBvh(standing.mesh)), places, cast, context);
  clock.next('compose', 0.96);
  const gain = SET_SPECS[request.set].studio ? studioGain(planes) : 1;
  for (const plane of [planes.r, planes.g, planes.b])
    for (let i = 0; i < plane.length; i++) plane[i] = (plane[i] as number) * gain * (shade.data[i] as number);
  const picture = encodeColour(planes);
  layItem(picture, scaled, left, top, light);
  return {
    picture,
    confidence: 1,
    timings: clock.finish(),
    notes: [`set: ${request.set}`, `item: ${size.width} × ${size.height} of ${width} × ${height}`],
  };
}

/** Brightens a set as a studio is lit: its light walls come near white. */
function studioGain(planes: ColourPlanes): number {
  const light = linearLuminance(planes);
  return clamp(
    STUDIO_WHITE /
      Math.max(
        0.05,
        percentile(
          light.filter((_, i) => i % 7 === 0),
          0.85,
        ),
      ),
    1,
    MOST_GAIN,
  );
}

interface TracedSet {
  readonly planes: ColourPlanes;
  /** What is seen through each pixel, as places that shadows fall on. */
  readonly places: CastPlaces;
  readonly cast: CastLight;
}

function traceSet(
  { set, style, atmosphere, environment, scenery, seed }: StagingRequest,
  camera: ViewCamera,
  distance: number,
  clock: StageClock,
  context: RenderContext,
): TracedSet {
  const { studio, build } = SET_SPECS[set];
  const dressed: StyleSpec = {
    ...style,
    palette: { ...style.palette, ceiling: set === 'sweep' ? style.palette.walls[0] : style.palette.ceiling },
  };
  const kit = createKit(style, seed, studio ? 0.2 : 0.4);
  kit.mesh.place(0, 0, distance, 0, () => build(kit));
  const share = studio ? SOFT_BOX.share : SUN_SHARE[atmosphere];
  const recipe: LookRecipe = {
    style: dressed,
    atmosphere: studio ? 'fog' : atmosphere,
    seed,
    sunAzimuth: LIGHT_AZIMUTH,
    ...(studio ? { key: SOFT_BOX } : {}),
    warmth: style.light.warmth,
    clay: false,
  };
  const look = lookOfRecipe(recipe);
  const scene: TracedScene = {
    solids: kit.mesh,
    panes: kit.panes,
    recipe,
    ...look,
    lights: kit.lights,
    viewpoint: { eye: camera.eye, yaw: 0, pitch: 0, fieldOfView: 1, horizon: 0.5 },
    interior: false,
    atmosphere: studio ? 'sunny' : atmosphere,
    cell: 0.3,
    footprints: kit.footprints,
    rooms: [],
  };
  const backdrop = paintOutlook(
    camera,
    {
      atmosphere: studio ? 'sunny' : atmosphere,
      ...(environment === undefined ? {} : { environment }),
      ...(scenery === undefined ? {} : { scenery }),
      seed,
    },
    false,
  );
  const planes = renderScene(scene, camera, backdrop, clock, context);
  const samples = traceSamples(shareScene(scene), camera, leafyFinishes(scene), context);
  const places = createCastPlaces(camera.width, camera.height);
  for (let i = 0; i < camera.width * camera.height; i++) {
    if (samples.distance[i] === 0 || (samples.distance[i] as number) > FAR_FROM_ITEM * distance) continue;
    places.known[i] = 1;
    for (let c = 0; c < 3; c++) {
      places.place[3 * i + c] = samples.place[3 * i + c] as number;
      places.normal[3 * i + c] = samples.normal[3 * i + c] as number;
    }
  }
  const direction = look.sky.sun?.direction ?? ([0, 1, 0] as const);
  const size = studio ? SOFT_BOX.size : 0.03 + 0.25 * (1 - share);
  return { planes, places, cast: { direction, share, size } };
}

function createKit(style: StyleSpec, seed: number, lamp: number): Kit {
  return {
    mesh: new SolidMesh(),
    panes: new SolidMesh(),
    lights: [],
    footprints: [],
    rooms: [],
    form: formOfStyle(style),
    random: seededRandom((seed ^ 0x51ed270b) | 0),
    lamp,
  };
}

/** Slices as wide as the item is at their height, of unit height altogether. */
function standIn(kit: Kit, item: Raster): void {
  kit.mesh.nextThing();
  const { width, height } = item;
  for (let slice = 0; slice < SLICES; slice++) {
    const filled = new Uint8Array(width);
    for (let y = Math.floor((slice * height) / SLICES); y < ((slice + 1) * height) / SLICES; y++)
      for (let x = 0; x < width; x++)
        if ((item.data[4 * (y * width + x) + 3] as number) >= SOLID) filled[x] = 1;
    for (const [x0, x1] of runsOf(filled, GAP * width)) {
      const wide = (x1 - x0) / height;
      const depth = Math.min(DEPTH * wide, 0.8);
      const middle = ((x0 + x1) / 2 - width / 2) / height;
      // Its nearest side is where the item was seen to stand.
      // What touches the ground is told by the feet alone: the lowest slice hangs a little over it.
      const low = Math.max(OVER_GROUND, 1 - (slice + 1) / SLICES);
      box(kit, middle, low, depth / 2, wide, 1 - slice / SLICES - low, depth, 'fabric-second');
    }
  }
}

/**
 * Feet that stand farther back are seen higher up: where the item ends a little above its foot it stands on the ground that
 * is seen there.
 */
function standFeet(
  kit: Kit,
  item: Raster,
  { focal, eye, horizonY, centreX }: ViewCamera,
  left: number,
  top: number,
): void {
  const { width, height } = item;
  const step = Math.max(1, Math.round(width / COLUMNS));
  const lows: number[] = [];
  for (let x0 = 0; x0 < width; x0 += step) {
    let low = -1;
    for (let x = x0; x < Math.min(width, x0 + step); x++)
      for (let y = height - 1; y > low; y--)
        if ((item.data[4 * (y * width + x) + 3] as number) >= SOLID) low = y;
    lows.push(low);
  }
  lows.forEach((low, k) => {
    if (low < height * (1 - FEET)) return;
    // The sides of a leg end higher than its foot.
    for (let near = Math.max(0, k - BESIDE); near <= Math.min(lows.length - 1, k + BESIDE); near++)
      if ((lows[near] as number) > low + 1) return;
    const far = (focal * eye[1]) / Math.max(1, top + low + 1 - horizonY);
    const wide = (step * far) / focal;
    const x = ((left + (k + 0.5) * step - centreX) * far) / focal;
    box(kit, x, 0, far + wide, wide, FOOT_HEIGHT, 2 * wide, 'fabric-second');
  });
}

/** From where to where a row is filled. */
function runsOf(filled: Uint8Array, gap: number): (readonly [number, number])[] {
  const runs: [number, number][] = [];
  filled.forEach((v, x) => {
    if (v === 0) return;
    const last = runs.at(-1);
    if (last && x - last[1] <= gap) last[1] = x + 1;
    else runs.push([x, x + 1]);
  });
  return runs;
}

function layItem(picture: Raster, item: Raster, left: number, top: number, light: Rgb): void {
  for (let y = 0; y < item.height; y++)
    for (let x = 0; x < item.width; x++) {
      const [px, py] = [left + x, top + y];
      if (px < 0 || py < 0 || px >= picture.width || py >= picture.height) continue;
      const from = 4 * (y * item.width + x);
      const a = (item.data[from + 3] as number) / 255;
      if (a === 0) continue;
      const to = 3 * (py * picture.width + px);
      for (let c = 0; c < 3; c++) {
        const own =
          255 *
          linearToSrgbFast((LINEAR_OF_BYTE[item.data[from + c] as number] as number) * light[c as 0 | 1 | 2]);
        picture.data[to + c] = (1 - a) * (picture.data[to + c] as number) + a * own;
      }
    }
}

interface Bounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function boundsOf({ width, height, data }: Raster): Bounds | undefined {
  let [x0, y0, x1, y1] = [width, height, -1, -1];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if ((data[4 * (y * width + x) + 3] as number) < SOLID / 4) continue;
      x0 = Math.min(x0, x);
      x1 = Math.max(x1, x);
      y0 = Math.min(y0, y);
      y1 = y;
    }
  return x1 < x0 ? undefined : { x: x0, y: y0, width: x1 - x0 + 1, height: y1 - y0 + 1 };
}

/** A part of an RGBA picture at another size; colours are weighted by their opacity. */
function resizePremultiplied(
  item: Raster,
  { x, y, width, height }: Bounds,
  toWidth: number,
  toHeight: number,
): Raster {
  const part = createRaster(width, height, 4);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const from = 4 * ((y + row) * item.width + x + column);
      const to = 4 * (row * width + column);
      const a = (item.data[from + 3] as number) / 255;
      for (let c = 0; c < 3; c++) part.data[to + c] = (item.data[from + c] as number) * a;
      part.data[to + 3] = item.data[from + 3] as number;
    }
  const out = resizeArea(part, toWidth, toHeight);
  for (let p = 0; p < out.data.length; p += 4) {
    const a = (out.data[p + 3] as number) / 255;
    if (a > 0) for (let c = p; c < p + 3; c++) out.data[c] = (out.data[c] as number) / a;
  }
  return out;
}
