import { percentile } from '@plumbline/imaging/percentile.ts';
import { seededRandom } from '@plumbline/imaging/random.ts';
import { createPlane, type Plane, type Raster } from '@plumbline/imaging/raster.ts';
import { readBilinear } from '@plumbline/imaging/read-bilinear.ts';
import { formatHexColour, linearToSrgb, type Rgb } from '@plumbline/imaging/srgb.ts';
import type { StageClock } from '@plumbline/imaging/tiles/checkpoint.ts';
import { type ColourPlanes, createColourPlanes } from '@plumbline/imaging/colour-planes.ts';
import { rayThrough } from '@plumbline/tracer/camera.ts';
import { lookOfRecipe, type LookRecipe } from '@plumbline/tracer/finishes/scene-look.ts';
import type { TracedScene } from '@plumbline/tracer/traced-scene.ts';
import type { ViewCamera } from '@plumbline/tracer/view-camera.ts';
import { drawLines } from '@plumbline/designs/draw-design.ts';
import { castShade, createCastPlaces } from '@plumbline/tracer/light/cast-shade.ts';
import { leafyFinishes, renderScene } from '@plumbline/tracer/light/render-scene.ts';
import { finishIndex, type Kit } from '@plumbline/designs/solids/kit.ts';
import { formOfStyle } from '@plumbline/tracer/finishes/style-form.ts';
import { type Bvh, buildBvh } from '@plumbline/tracer/trace/build-bvh.ts';
import { shareScene, shareTree } from '@plumbline/tracer/samples/shared-scene.ts';
import { SolidMesh } from '@plumbline/tracer/trace/solid-mesh.ts';
import { type Samples, traceSamples } from '@plumbline/tracer/samples/trace-samples.ts';
import type { RenderContext } from '@plumbline/imaging/tiles/render-context.ts';
import type { StyleSpec } from '@plumbline/atmosphere/style-spec.ts';
import type { PlaceLight } from './find-place-light.ts';
import type { FittedObject } from './fit-object.ts';

/** An object by itself, ready to be laid over a picture. */
export interface TracedObject {
  /** Share of each pixel that it covers, 0…1. */
  readonly cover: Plane;
  /** Its light times its cover, where a fully lit white surface shows 1. */
  readonly light: ColourPlanes;
  /** What it leaves of the light on the ground around it, 0…1. */
  readonly shade: Plane;
  /** Metres of what is seen of it over the ground; 0 beside it. */
  readonly rise: Plane;
}

export interface TraceOptions {
  readonly build: (kit: Kit) => void;
  /** Radians from +z towards +x. */
  readonly yaw: number;
  readonly style: StyleSpec;
  /** Linear colour of the ground it stands on. */
  readonly ground: Rgb;
  readonly light: PlaceLight;
  /** One grey without reflections, as a model is. */
  readonly clay: boolean;
  readonly seed: number;
}

/** The ground reaches so far, in metres. */
const GROUND = 40;
/** Lower than this the eye sees no ground. */
export const LEAST_EYE = 0.08;
/** Less light than this is left where nothing tells how bright the ground is unshaded. */
const SHADED = 0.6;
const BACKDROP = 0.3;
/** From this share on the light is that of the sun. */
const SUNNY = 0.6;
/** Shadows are traced at one place for so many pixels each way. */
const SHADE_STEP = 2;

/** The mesh of an object about its foot, turned. */
export function buildObject(
  build: (kit: Kit) => void,
  yaw: number,
  style: StyleSpec,
  seed: number,
): Float32Array {
  const kit = createKit(style, seed);
  kit.mesh.place(0, 0, 0, yaw, () => build(kit));
  const { geometry: g, shape, count } = kit.mesh;
  const points: number[] = [];
  for (let p = 0; p < count; p++) {
    const k = 9 * p;
    const at = (edge: 0 | 1, other: 0 | 1): void => {
      for (let c = 0; c < 3; c++)
        points.push(
          (g[k + c] as number) + edge * (g[k + 3 + c] as number) + other * (g[k + 6 + c] as number),
        );
    };
    at(0, 0);
    at(1, 0);
    at(0, 1);
    if (shape[p] === 1) at(1, 1);
  }
  return Float32Array.from(points);
}

/**
 * Traces an object on plain ground in the light of its place. What it takes of the light on the ground is traced apart from its
 * own look, see {@link castShade}.
 */
export function traceObject(
  { build, yaw, style, ground, light, clay, seed }: TraceOptions,
  fitted: FittedObject,
  camera: ViewCamera,
  clock: StageClock,
  context: RenderContext,
): TracedObject {
  // The ground's colour takes the one finish without a texture.
  const grounded: StyleSpec = {
    ...style,
    palette: { ...style.palette, ceiling: formatHexColour(ground.map(linearToSrgb) as unknown as Rgb) },
  };
  const kit = createKit(grounded, seed);
  kit.mesh.place(fitted.x, 0, fitted.z, yaw, () => build(kit));
  const alone = shareTree(buildBvh(kit.mesh));
  const catcher = finishIndex('ceiling');
  const hasGround = fitted.eyeHeight > LEAST_EYE;
  if (hasGround) {
    kit.mesh.nextThing();
    kit.mesh.quad([-GROUND, 0, -GROUND], [2 * GROUND, 0, 0], [0, 0, 2 * GROUND], catcher);
  }
  const [lx, ly, lz] = light.direction;
  const recipe: LookRecipe = {
    style: grounded,
    atmosphere: light.share >= SUNNY ? 'sunny' : 'fog',
    seed,
    sunAzimuth: Math.atan2(lx, lz),
    key: { height: ly, share: light.share, size: light.size },
    warmth: 0,
    clay,
  };
  const scene = sceneOf(kit, recipe, camera, fitted);
  const seen: ViewCamera = { ...camera, eye: [0, fitted.eyeHeight, 0], yaw: 0 };
  const { width, height } = camera;
  const backdrop = createColourPlanes(width, height);
  for (const plane of [backdrop.r, backdrop.g, backdrop.b]) plane.fill(BACKDROP);
  const picture = renderScene(scene, seen, backdrop, clock, context);
  const samples = traceSamples(shareScene(scene), seen, leafyFinishes(scene), context);
  const { cover, rise } = coverOf(samples, seen, catcher);
  const shade = hasGround ? shadeOnGround(alone, seen, light, context) : createPlane(width, height);
  if (!hasGround) shade.data.fill(1);
  const albedo = clay ? CLAY_LIGHT : luminance(ground[0], ground[1], ground[2]);
  return {
    cover,
    rise,
    shade,
    light: takeApart(picture, cover, shade, samples, albedo, hasGround),
  };
}

/** The outlines of an object alone, at full sight: what is drawn of it where the picture is drawn. */
export function outlineObject(
  { build, yaw, style, seed }: Pick<TraceOptions, 'build' | 'yaw' | 'style' | 'seed'>,
  fitted: FittedObject,
  camera: ViewCamera,
  context: RenderContext,
): { readonly cover: Plane; readonly lines: Raster } {
  const kit = createKit(style, seed);
  kit.mesh.place(fitted.x, 0, fitted.z, yaw, () => build(kit));
  const recipe: LookRecipe = { style, atmosphere: 'fog', seed, sunAzimuth: 0, warmth: 0, clay: true };
  const scene = sceneOf(kit, recipe, camera, fitted);
  const seen: ViewCamera = { ...camera, eye: [0, fitted.eyeHeight, 0], yaw: 0 };
  const samples = traceSamples(shareScene(scene), seen, leafyFinishes(scene), context);
  return {
    cover: coverOf(samples, seen, -1).cover,
    lines: drawLines(samples, camera.width, camera.height, scene.finishes),
  };
}

function sceneOf(kit: Kit, recipe: LookRecipe, camera: ViewCamera, { eyeHeight }: FittedObject): TracedScene {
  return {
    solids: kit.mesh,
    panes: kit.panes,
    recipe,
    ...lookOfRecipe(recipe),
    lights: kit.lights,
    viewpoint: { eye: [0, eyeHeight, 0], yaw: 0, pitch: camera.pitch, fieldOfView: 1, horizon: 0.5 },
    interior: false,
    // Developed as clear air: no haze lies before a thing that is laid over a picture.
    atmosphere: 'sunny',
    cell: 0.3,
    footprints: kit.footprints,
    rooms: [],
  };
}

/** What an object leaves of the light on level ground, at every pixel that may show some. */
function shadeOnGround(tree: Bvh, camera: ViewCamera, light: PlaceLight, context: RenderContext): Plane {
  const { width, height } = camera;
  const small = { width: Math.ceil(width / SHADE_STEP), height: Math.ceil(height / SHADE_STEP) };
  const places = createCastPlaces(small.width, small.height);
  const ray = new Float32Array(3);
  for (let y = 0, i = 0; y < small.height; y++)
    for (let x = 0; x < small.width; x++, i++) {
      rayThrough(camera, ((x + 0.5) * width) / small.width, ((y + 0.5) * height) / small.height, ray);
      const sinks = -(ray[1] as number);
      if (sinks < 1e-3) continue;
      const far = camera.eye[1] / sinks;
      if (far > GROUND) continue;
      places.place[3 * i] = far * (ray[0] as number);
      places.place[3 * i + 2] = far * (ray[2] as number);
      places.normal[3 * i + 1] = 1;
      places.known[i] = 1;
    }
  const cast = castShade(tree, places, light, context);
  const out = createPlane(width, height);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++)
      out.data[i] = readBilinear(
        cast,
        ((x + 0.5) * small.width) / width - 0.5,
        ((y + 0.5) * small.height) / height - 0.5,
      );
  return out;
}

/** What clay throws back, see `design-look.ts`. */
const CLAY_LIGHT = 0.57;

function createKit(style: StyleSpec, seed: number): Kit {
  return {
    mesh: new SolidMesh(),
    panes: new SolidMesh(),
    lights: [],
    footprints: [],
    rooms: [],
    form: formOfStyle(style),
    random: seededRandom((seed ^ 0x2b7e1516) | 0),
    lamp: 0.4,
  };
}

function coverOf(
  samples: Samples,
  camera: ViewCamera,
  catcher: number,
): { readonly cover: Plane; readonly rise: Plane } {
  const cover = createPlane(camera.width, camera.height);
  const rise = createPlane(camera.width, camera.height);
  const count = new Float32Array(cover.data.length);
  for (let s = 0; s < samples.count; s++) {
    const i = samples.pixel[s] as number;
    count[i] = (count[i] as number) + 1;
    if (samples.distance[s] === 0 || samples.finish[s] === catcher) continue;
    cover.data[i] = (cover.data[i] as number) + 1;
    rise.data[i] = Math.max(rise.data[i] as number, samples.place[3 * s + 1] as number);
  }
  for (let i = 0; i < count.length; i++) cover.data[i] = (cover.data[i] as number) / (count[i] as number);
  return { cover, rise };
}

/** The object's own light: what of an edge pixel is ground is taken off, and what white ground would show is 1. */
function takeApart(
  picture: ColourPlanes,
  cover: Plane,
  shade: Plane,
  samples: Samples,
  groundAlbedo: number,
  hasGround: boolean,
): ColourPlanes {
  const { width, height } = picture;
  const n = width * height;
  const bare: number[] = [];
  if (hasGround)
    for (let i = 0; i < n; i++)
      if (cover.data[i] === 0 && samples.distance[i] !== 0 && (shade.data[i] as number) > SHADED)
        bare.push(
          luminance(picture.r[i] as number, picture.g[i] as number, picture.b[i] as number) /
            (shade.data[i] as number),
        );
  const reference = bare.length > 50 ? Math.max(0.02, percentile(bare, 0.5)) : 0.4;
  const white = bare.length > 50 ? reference / groundAlbedo : 1;
  const light = createColourPlanes(width, height);
  for (let i = 0; i < n; i++) {
    const a = cover.data[i] as number;
    if (a === 0) continue;
    const behind = (1 - a) * (hasGround ? reference * (shade.data[i] as number) : BACKDROP);
    light.r[i] = Math.max(0, (picture.r[i] as number) - behind) / white;
    light.g[i] = Math.max(0, (picture.g[i] as number) - behind) / white;
    light.b[i] = Math.max(0, (picture.b[i] as number) - behind) / white;
  }
  return light;
}

function luminance(r: number, g: number, b: number): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
