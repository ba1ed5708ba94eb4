import { gaussianBlur } from '@plumbline/imaging/gaussian-blur.ts';
import { percentile } from '@plumbline/imaging/percentile.ts';
import { seededRandom } from '@plumbline/imaging/random.ts';
import { createPlane, type Plane, type Raster } from '@plumbline/imaging/raster.ts';
import type { Rgb } from '@plumbline/imaging/srgb.ts';
import { formatHexColour, linearToSrgb } from '@plumbline/imaging/srgb.ts';
import type { StageClock } from '../compose/checkpoint.ts';
import { type ColourPlanes, createColourPlanes } from '../compose/colour-planes.ts';
import type { LookRecipe } from '../generate/design-look.ts';
import { lookOfRecipe } from '../generate/design-look.ts';
import type { DesignScene } from '../generate/design-scene.ts';
import type { DesignCamera } from '../generate/design-types.ts';
import { drawLines } from '../generate/draw-design.ts';
import { leafyFinishes, renderScene } from '../generate/light/render-scene.ts';
import { finishIndex, type Kit } from '../generate/solids/kit.ts';
import { formOfStyle } from '../generate/style-form.ts';
import { shareScene } from '../generate/trace/shared-scene.ts';
import { SolidMesh } from '../generate/trace/solid-mesh.ts';
import { type Samples, traceSamples } from '../generate/trace/trace-samples.ts';
import type { RenderContext, StyleSpec } from '../render-types.ts';
import type { FittedObject } from './fit-object.ts';

/** An object by itself, ready to be laid over a picture. */
export interface TracedObject {
  /** Share of each pixel that it covers, 0…1. */
  readonly cover: Plane;
  /** Its light times its cover, where a fully lit white surface shows 1. */
  readonly light: ColourPlanes;
  /** What it leaves of the light on the ground around it, 0…1. */
  readonly shade: Plane;
  /** Its outlines as ink on white, and those of the ground it stands on; no more is drawn of it in a line drawing. */
  readonly lines: Raster;
}

export interface TraceOptions {
  readonly build: (kit: Kit) => void;
  /** Radians from +z towards +x. */
  readonly yaw: number;
  readonly style: StyleSpec;
  /** Linear colour of the ground it stands on. */
  readonly ground: Rgb;
  /** In the sun; otherwise under soft light from above. */
  readonly sunny: boolean;
  /** One grey without reflections, as a model is. */
  readonly clay: boolean;
  readonly seed: number;
}

/** The ground reaches so far, in metres. */
const GROUND = 40;
/** Lower than this the eye sees no ground. */
const LEAST_EYE = 0.08;
/** Of the ground around an object most is unshaded. */
const UNSHADED = 0.9;
/** Noise of the shade is smoothed over this share of the longest side. */
const SMOOTH = 0.006;
const BACKDROP = 0.3;

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
 * Traces an object on plain ground under soft light from above or in the sun. Shadows come from what the ground shows with it against what it
 * shows where nothing stands (differential rendering, Debevec, "Rendering synthetic objects into real scenes", 1998).
 */
export function traceObject(
  { build, yaw, style, ground, sunny, clay, seed }: TraceOptions,
  fitted: FittedObject,
  camera: DesignCamera,
  clock: StageClock,
  context: RenderContext,
): TracedObject {
  // The ground's colour takes the one finish without a texture.
  const grounded: StyleSpec = {
    ...style,
    palette: { ...style.palette, ceiling: formatHexColour(ground.map(linearToSrgb) as unknown as Rgb) },
  };
  const kit = createKit(grounded, seed);
  const catcher = finishIndex('ceiling');
  kit.mesh.place(fitted.x, 0, fitted.z, yaw, () => build(kit));
  if (fitted.eyeHeight > LEAST_EYE) {
    kit.mesh.nextThing();
    kit.mesh.quad([-GROUND, 0, -GROUND], [2 * GROUND, 0, 0], [0, 0, 2 * GROUND], catcher);
  }
  const recipe: LookRecipe = {
    style: grounded,
    atmosphere: sunny ? 'sunny' : 'fog',
    seed,
    sunAzimuth: Math.PI + 0.7,
    warmth: 0,
    clay,
  };
  const scene: DesignScene = {
    solids: kit.mesh,
    panes: kit.panes,
    recipe,
    ...lookOfRecipe(recipe),
    lights: kit.lights,
    viewpoint: { eye: [0, fitted.eyeHeight, 0], yaw: 0, pitch: camera.pitch, fieldOfView: 1, horizon: 0.5 },
    interior: false,
    // Developed as clear air: no haze lies before a thing that is laid over a picture.
    atmosphere: 'sunny',
    cell: 0.3,
    footprints: kit.footprints,
    rooms: [],
  };
  const seen: DesignCamera = { ...camera, eye: [0, fitted.eyeHeight, 0], yaw: 0 };
  const { width, height } = camera;
  const backdrop = createColourPlanes(width, height);
  for (const plane of [backdrop.r, backdrop.g, backdrop.b]) plane.fill(BACKDROP);
  const picture = renderScene(scene, seen, backdrop, clock, context);
  const samples = traceSamples(shareScene(scene), seen, leafyFinishes(scene), context);
  const cover = coverOf(samples, seen, catcher);
  const lines = drawLines(samples, width, height, scene.finishes);
  const taken = takeApart(
    picture,
    cover,
    samples,
    clay ? CLAY_LIGHT : luminance(ground[0], ground[1], ground[2]),
    fitted.eyeHeight > LEAST_EYE,
  );
  return { ...taken, lines };
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

function coverOf(samples: Samples, camera: DesignCamera, catcher: number): Plane {
  const cover = createPlane(camera.width, camera.height);
  const count = new Float32Array(cover.data.length);
  for (let s = 0; s < samples.count; s++) {
    const i = samples.pixel[s] as number;
    count[i] = (count[i] as number) + 1;
    if (samples.distance[s] !== 0 && samples.finish[s] !== catcher)
      cover.data[i] = (cover.data[i] as number) + 1;
  }
  for (let i = 0; i < count.length; i++) cover.data[i] = (cover.data[i] as number) / (count[i] as number);
  return cover;
}

function takeApart(
  picture: ColourPlanes,
  cover: Plane,
  samples: Samples,
  groundAlbedo: number,
  hasGround: boolean,
): Omit<TracedObject, 'lines'> {
  const { width, height } = picture;
  const n = width * height;
  const bare: number[] = [];
  if (hasGround)
    for (let i = 0; i < n; i++)
      if (cover.data[i] === 0 && samples.distance[i] !== 0)
        bare.push(luminance(picture.r[i] as number, picture.g[i] as number, picture.b[i] as number));
  const reference = bare.length > 50 ? Math.max(0.02, percentile(bare, UNSHADED)) : 0.4;
  // What white ground would show: the unit of the object's light.
  const white = bare.length > 50 ? reference / groundAlbedo : 1;
  const held = createPlane(width, height);
  const known = createPlane(width, height);
  for (let i = 0; i < n; i++) {
    if ((cover.data[i] as number) > 0) continue;
    const seen = luminance(picture.r[i] as number, picture.g[i] as number, picture.b[i] as number);
    held.data[i] = hasGround && samples.distance[i] !== 0 ? Math.min(1, seen / reference) : 1;
    known.data[i] = 1;
  }
  const sigma = Math.max(1, SMOOTH * Math.max(width, height));
  const near = gaussianBlur(held, sigma).data;
  const weight = gaussianBlur(known, sigma).data;
  const far = gaussianBlur(held, 6 * sigma).data;
  const farWeight = gaussianBlur(known, 6 * sigma).data;
  const shade = createPlane(width, height);
  const light = createColourPlanes(width, height);
  for (let i = 0; i < n; i++) {
    const w = weight[i] as number;
    const wide = farWeight[i] as number;
    shade.data[i] = w > 0.02 ? (near[i] as number) / w : wide > 1e-4 ? (far[i] as number) / wide : 1;
    const a = cover.data[i] as number;
    if (a === 0) continue;
    // What of an edge pixel is ground is taken off.
    const behind = (1 - a) * (hasGround ? reference * (shade.data[i] as number) : BACKDROP);
    light.r[i] = Math.max(0, (picture.r[i] as number) - behind) / white;
    light.g[i] = Math.max(0, (picture.g[i] as number) - behind) / white;
    light.b[i] = Math.max(0, (picture.b[i] as number) - behind) / white;
  }
  return { cover, light, shade };
}

function luminance(r: number, g: number, b: number): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
