import { gaussianBlur } from '@plumbline/imaging/gaussian-blur.ts';
import { percentile } from '@plumbline/imaging/percentile.ts';
import { seededRandom } from '@plumbline/imaging/random.ts';
import { createPlane, createRaster, type Plane, type Raster } from '@plumbline/imaging/raster.ts';
import { fitWithin, resizeArea } from '@plumbline/imaging/resize-area.ts';
import { clamp } from '@plumbline/imaging/scalar.ts';
import { LINEAR_OF_BYTE, linearToSrgbFast, type Rgb } from '@plumbline/imaging/srgb.ts';
import { startStages, type StageClock } from '../compose/checkpoint.ts';
import { type ColourPlanes, encodeColour, linearLuminance } from '../compose/colour-planes.ts';
import { lookOfRecipe } from '../generate/design-look.ts';
import type { DesignScene } from '../generate/design-scene.ts';
import type { DesignCamera } from '../generate/design-types.ts';
import { leafyFinishes, renderScene } from '../generate/light/render-scene.ts';
import { paintOutlook } from '../generate/paint-outlook.ts';
import type { Kit } from '../generate/solids/kit.ts';
import { box } from '../generate/solids/primitives.ts';
import { formOfStyle } from '../generate/style-form.ts';
import { shareScene } from '../generate/trace/shared-scene.ts';
import { SolidMesh } from '../generate/trace/solid-mesh.ts';
import { traceSamples } from '../generate/trace/trace-samples.ts';
import { within } from '../render-faithfully.ts';
import type { Atmosphere, Environment, RenderContext, RenderOutcome, StyleSpec } from '../render-types.ts';
import { type ItemSet, SET_SPECS } from './item-sets.ts';

export interface StagingRequest {
  readonly set: ItemSet;
  readonly style: StyleSpec;
  readonly atmosphere: Atmosphere;
  readonly environment?: Environment;
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
/** Noise of the shade is smoothed over this share of the longest side. */
const SMOOTH = 0.008;
/** Contact shadows of soft light are deepened by this power. */
const CONTACT = 1.35;

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
  const camera: DesignCamera = {
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
  const bare = traceSet(request, camera, distance, undefined, clock, within(context, 0.02, 0.5));
  const held = traceSet(request, camera, distance, scaled, clock, within(context, 0.5, 0.95));
  clock.next('compose', 0.96);
  const shade = shadeOf(bare.planes, held.planes, held.stand);
  const gain = SET_SPECS[request.set].studio ? studioGain(bare.planes) : 1;
  for (const plane of [bare.planes.r, bare.planes.g, bare.planes.b])
    for (let i = 0; i < plane.length; i++)
      plane[i] = (plane[i] as number) * gain * (shade.data[i] as number) ** CONTACT;
  const picture = encodeColour(bare.planes);
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
  /** 1 where what stands for the item covers the set. */
  readonly stand: Uint8Array;
}

function traceSet(
  { set, style, atmosphere, environment, seed }: StagingRequest,
  camera: DesignCamera,
  distance: number,
  item: Raster | undefined,
  clock: StageClock,
  context: RenderContext,
): TracedSet {
  const { studio, build } = SET_SPECS[set];
  const dressed: StyleSpec = {
    ...style,
    palette: { ...style.palette, ceiling: set === 'sweep' ? style.palette.walls[0] : style.palette.ceiling },
  };
  const kit: Kit = {
    mesh: new SolidMesh(),
    panes: new SolidMesh(),
    lights: [],
    footprints: [],
    rooms: [],
    form: formOfStyle(style),
    random: seededRandom((seed ^ 0x51ed270b) | 0),
    lamp: studio ? 0.2 : 0.4,
  };
  kit.mesh.place(0, 0, distance, 0, () => build(kit));
  const before = kit.mesh.count;
  if (item) kit.mesh.place(0, 0, distance, 0, () => standIn(kit, item));
  const recipe = {
    style: dressed,
    atmosphere: studio ? ('fog' as const) : atmosphere,
    seed,
    sunAzimuth: Math.PI + 0.8,
    warmth: style.light.warmth,
    clay: false,
  };
  const scene: DesignScene = {
    solids: kit.mesh,
    panes: kit.panes,
    recipe,
    ...lookOfRecipe(recipe),
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
      subject: 'garden',
      style,
      atmosphere: studio ? 'sunny' : atmosphere,
      ...(environment === undefined ? {} : { environment }),
      aspect: [camera.width, camera.height],
      seed,
      maxEdge: Math.max(camera.width, camera.height),
    },
    false,
  );
  const planes = renderScene(scene, camera, backdrop, clock, context);
  const stand = new Uint8Array(camera.width * camera.height);
  if (item && kit.mesh.count > before) {
    const samples = traceSamples(shareScene(scene), camera, leafyFinishes(scene), context);
    const own = kit.mesh.thing[kit.mesh.count - 1] as number;
    for (let s = 0; s < samples.count; s++)
      if (samples.distance[s] !== 0 && samples.thing[s] === own) stand[samples.pixel[s] as number] = 1;
  }
  return { planes, stand };
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
      box(kit, middle, 1 - (slice + 1) / SLICES, depth / 2, wide, 1 / SLICES, depth, 'fabric-second');
    }
  }
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

/** What the stand-in leaves of the light on the set; behind it, what it leaves around it. */
function shadeOf(bare: ColourPlanes, held: ColourPlanes, stand: Uint8Array): Plane {
  const { width, height } = bare;
  const before = linearLuminance(bare);
  const after = linearLuminance(held);
  const ratios: number[] = [];
  for (let i = 0; i < stand.length; i += 5)
    if (stand[i] === 0) ratios.push((after[i] as number) / Math.max(1e-3, before[i] as number));
  // The two were exposed apart from each other: most of a set lies in no shadow.
  const usual = ratios.length === 0 ? 1 : percentile(ratios, 0.6);
  const sums = createPlane(width, height);
  const known = createPlane(width, height);
  for (let i = 0; i < stand.length; i++) {
    if (stand[i] === 1) continue;
    sums.data[i] = clamp((after[i] as number) / Math.max(1e-3, before[i] as number) / usual, 0.05, 1);
    known.data[i] = 1;
  }
  const sigma = Math.max(1, SMOOTH * Math.max(width, height));
  const [near, weight] = [gaussianBlur(sums, sigma).data, gaussianBlur(known, sigma).data];
  const [far, wide] = [gaussianBlur(sums, 5 * sigma).data, gaussianBlur(known, 5 * sigma).data];
  const shade = createPlane(width, height);
  for (let i = 0; i < stand.length; i++) {
    const w = weight[i] as number;
    const v = wide[i] as number;
    shade.data[i] = w > 0.05 ? (near[i] as number) / w : v > 1e-4 ? (far[i] as number) / v : 1;
  }
  return shade;
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
