import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import { linearToSrgbFast, parseHexColour, type Rgb } from '@plumbline/imaging/srgb.ts';
import { type StageClock, startStages } from '@plumbline/imaging/tiles/checkpoint.ts';
import { createColourPlanes, encodeColour } from '@plumbline/imaging/colour-planes.ts';
import type { RenderContext } from '@plumbline/imaging/tiles/render-context.ts';
import { createCamera } from '@plumbline/tracer/camera.ts';
import { createDesign } from './create-design.ts';
import { lookOfRecipe } from '@plumbline/tracer/finishes/scene-look.ts';
import type { TracedScene } from '@plumbline/tracer/traced-scene.ts';
import type { DesignDrawing, DesignRequest } from './request/design-types.ts';
import { SOLID_CLASSES, type SolidClass } from '@plumbline/tracer/finishes/solid-classes.ts';
import type { ViewCamera } from '@plumbline/tracer/view-camera.ts';
import type { Finish } from '@plumbline/tracer/finishes/finish.ts';
import { pictureSize } from './request/picture-size.ts';
import { leafyFinishes, renderScene } from '@plumbline/tracer/light/render-scene.ts';
import { SolidMesh } from '@plumbline/tracer/trace/solid-mesh.ts';
import { type Samples, traceSamples } from '@plumbline/tracer/samples/trace-samples.ts';
import { shareScene } from '@plumbline/tracer/samples/shared-scene.ts';

/** Colour of each class in the ID map: far apart, so that they survive compression. */
const CLASS_COLOURS: Readonly<Record<SolidClass, string>> = {
  sky: '#cfe8ff',
  ground: '#7a5c3a',
  floor: '#c08040',
  wall: '#e0e0e0',
  ceiling: '#ffffff',
  window: '#3060ff',
  door: '#603010',
  roof: '#a02020',
  joinery: '#ff9000',
  furniture: '#8040c0',
  textile: '#ff60c0',
  lamp: '#ffff00',
  plant: '#20a020',
  water: '#00c0d0',
  decoration: '#ff3030',
  person: '#000000',
  vehicle: '#606060',
  railing: '#004060',
};

/**
 * The design of a request as line drawing, clay model and ID map, with the camera that it was seen with.
 * @throws the reason of `context.signal` once it is aborted.
 */
export function drawDesign(request: DesignRequest, context: RenderContext): DesignDrawing {
  const clock = startStages(context);
  clock.next('layout', 0.05);
  const scene = createDesign(request);
  const { width, height } = pictureSize(request);
  const camera = createCamera(scene.viewpoint, width, height);
  const samples = traceSamples(shareScene(scene), camera, leafyFinishes(scene), context);
  const line = drawLines(samples, width, height, scene.finishes);
  const idMap = drawClasses(samples, width, height, scene.finishes);
  clock.next('clay', 0.3);
  const clay = modelInClay(scene, camera, clock, context);
  return { line, clay, idMap, camera, classes: CLASS_COLOURS };
}

/** A scene as a grey model on grey paper. */
export function modelInClay(
  scene: TracedScene,
  camera: ViewCamera,
  clock: StageClock,
  context: RenderContext,
): Raster {
  const paper = createColourPlanes(camera.width, camera.height);
  for (const plane of [paper.r, paper.g, paper.b]) plane.fill(0.86);
  return encodeColour(renderScene(asClay(scene), camera, paper, clock, context));
}

/** A scene as ink on white paper: the outlines of what the camera sees. */
export function inkScene(scene: TracedScene, camera: ViewCamera, context: RenderContext): Raster {
  const samples = traceSamples(shareScene(scene), camera, leafyFinishes(scene), context);
  return drawLines(samples, camera.width, camera.height, scene.finishes);
}

/** The scene in one grey, lit as it is; glass and water keep no reflections. */
function asClay(scene: TracedScene): TracedScene {
  const recipe = { ...scene.recipe, clay: true };
  return {
    ...scene,
    recipe,
    ...lookOfRecipe(recipe),
    panes: new SolidMesh(),
    lights: scene.lights.filter((light) => light.portal || scene.interior),
  };
}

/** Ink where things, planes or depths part, thinner where only the direction of one thing changes. */
export function drawLines(s: Samples, width: number, height: number, finishes: readonly Finish[]): Raster {
  const ink = new Float32Array(width * height);
  const count = new Float32Array(width * height);
  const strength = (i: number, j: number): number => {
    const d = s.distance[i] as number;
    const e = s.distance[j] as number;
    if (d === 0 && e === 0) return 0;
    if (d === 0 || e === 0) return 1;
    const leaves = (finishes[s.finish[i] as number] as Finish).class === 'plant';
    const agree =
      (s.normal[3 * i] as number) * (s.normal[3 * j] as number) +
      (s.normal[3 * i + 1] as number) * (s.normal[3 * j + 1] as number) +
      (s.normal[3 * i + 2] as number) * (s.normal[3 * j + 2] as number);
    const off =
      Math.abs(
        (s.normal[3 * i] as number) * ((s.place[3 * j] as number) - (s.place[3 * i] as number)) +
          (s.normal[3 * i + 1] as number) *
            ((s.place[3 * j + 1] as number) - (s.place[3 * i + 1] as number)) +
          (s.normal[3 * i + 2] as number) * ((s.place[3 * j + 2] as number) - (s.place[3 * i + 2] as number)),
      ) /
      (0.006 * d + 0.012);
    if (s.thing[i] !== s.thing[j]) return 1;
    if (leaves) return off > 6 ? 0.4 : 0;
    if (off > 1) return 0.8;
    if (s.finish[i] !== s.finish[j]) return 0.6;
    return agree < 0.75 ? 0.6 : 0;
  };
  for (let y = 0; y + 1 < height; y++) {
    for (let x = 0; x + 1 < width; x++) {
      const i = y * width + x;
      ink[i] = Math.max(strength(i, i + 1), strength(i, i + width));
    }
  }
  // A pixel's ink is softened by the share of its samples that lie on either side.
  for (let k = width * height; k < s.count; k++) {
    const i = s.pixel[k] as number;
    if (s.thing[k] !== s.thing[i]) count[i] = (count[i] as number) + 0.25;
  }
  const out = createRaster(width, height, 3);
  for (let i = 0; i < ink.length; i++) {
    const dark = (ink[i] as number) * (0.75 + 0.25 * Math.min(1, 2 * (count[i] as number)));
    const v = 255 * linearToSrgbFast(1 - 0.985 * dark);
    out.data[3 * i] = v;
    out.data[3 * i + 1] = v;
    out.data[3 * i + 2] = v;
  }
  return out;
}

function drawClasses(s: Samples, width: number, height: number, finishes: readonly Finish[]): Raster {
  const colours = new Map<SolidClass, Rgb>(
    SOLID_CLASSES.map((name) => [name, parseHexColour(CLASS_COLOURS[name])]),
  );
  const out = createRaster(width, height, 3);
  for (let i = 0; i < width * height; i++) {
    let name: SolidClass = 'sky';
    if ((s.pane[i] as number) > 0) name = 'window';
    else if ((s.distance[i] as number) > 0) name = (finishes[s.finish[i] as number] as Finish).class;
    const [r, g, b] = colours.get(name) ?? [0, 0, 0];
    out.data[3 * i] = 255 * r;
    out.data[3 * i + 1] = 255 * g;
    out.data[3 * i + 2] = 255 * b;
  }
  return out;
}
