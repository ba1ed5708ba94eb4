import { createDesign } from '@plumbline/designs/create-design.ts';
import {
  DESIGN_SUBJECTS,
  type DesignSubject,
  INTERIOR_SUBJECTS,
} from '@plumbline/designs/request/design-types.ts';
import { type RandomStream, seededRandom } from '@plumbline/imaging/random.ts';
import { FINISH_NAMES } from '@plumbline/tracer/finishes/finish-list.ts';
import { TEST_STYLES } from '@plumbline/tracer/test/test-styles.ts';
import { buildBvh } from '@plumbline/tracer/trace/build-bvh.ts';
import type { SolidMesh } from '@plumbline/tracer/trace/solid-mesh.ts';
import { createTracer } from '@plumbline/tracer/trace/tracer.ts';
import type { TracedScene } from '@plumbline/tracer/traced-scene.ts';
import type { ViewCamera } from '@plumbline/tracer/view-camera.ts';
import { rayFrom } from '@plumbline/tracer/camera.ts';
import { type ChosenView, chooseView } from './choose-view.ts';
import { classifySolids } from './classify-solids.ts';
import { numberOf } from './learned-classes.ts';
import { drawTexture } from './texture-lines.ts';
import { type Castable, traceBuffer } from './trace-buffer.ts';
import { findLines } from './vector-lines.ts';
import { type BufferTruth, writeBuffer } from './write-buffer.ts';

const LONG = 384;
const ASPECTS = [
  [4, 3],
  [3, 2],
  [3, 2],
  [16, 9],
  [1, 1],
  [3, 4],
  [2, 1],
] as const;
/** Styles choose forms too: of windows, roofs, furniture. */
const STYLE_IDS = [
  'modern',
  'minimalist',
  'cream',
  'wabi-sabi',
  'nordic',
  'mid-century',
  'new-chinese',
  'french',
  'retro',
  'industrial',
  'homestay',
  'japanese',
  'american',
];
const HOUSES: readonly DesignSubject[] = ['villa', 'townhouse', 'homestay', 'courtyard-house'];
const TRIES = 6;

/** All views of the design of a seed, as files by their number. A seed always gives the same. */
export function makeBuffers(seed: number, views: number): Map<number, Uint8Array> {
  const random = seededRandom(Math.imul(seed, 7919) | 0);
  const subject = chooseSubject(random);
  const base = TEST_STYLES[0];
  if (base === undefined) throw new RangeError('no style to build with');
  const style = { ...base, id: pick(STYLE_IDS, random) };
  const [wide, high] = pick(ASPECTS, random);
  const scene = createDesign({
    subject,
    style,
    atmosphere: 'sunny',
    aspect: [wide, high],
    seed,
    maxEdge: LONG,
  });
  if (!scene.interior && random() < 0.4) dropPlants(scene.solids);
  const design: Castable = {
    solids: scene.solids,
    panes: scene.panes,
    solidTracer: createTracer(buildBvh(scene.solids)),
    paneTracer: createTracer(buildBvh(scene.panes)),
    classes: classifySolids(scene.solids, scene.interior),
    interior: scene.interior,
  };
  const k = LONG / Math.max(wide, high);
  const size = { width: 32 * Math.round((wide * k) / 32), height: 32 * Math.round((high * k) / 32) };
  const pivot = pivotOf(design, scene, size, random);
  const files = new Map<number, Uint8Array>();
  for (let nth = 0; nth < views; nth++) {
    const chosen = worthwhileView(design, scene, pivot, size, nth, random);
    if (chosen === undefined) continue;
    const { camera, view } = chosen;
    const buffer = traceBuffer(design, camera, random);
    const lines = findLines(design, camera, buffer);
    const texture = drawTexture(design, buffer, random);
    const truth: BufferTruth = { subject, seed, view, space: spaceOf(subject, view) };
    files.set(nth, writeBuffer(truth, design, scene, camera, buffer, lines, texture));
  }
  return files;
}

function chooseSubject(random: RandomStream): DesignSubject {
  if (random() < 0.5) return random() < 0.2 ? 'living-room' : pick(INTERIOR_SUBJECTS, random);
  if (random() < 0.35) return pick(HOUSES, random);
  return pick(DESIGN_SUBJECTS.slice(INTERIOR_SUBJECTS.length), random);
}

function spaceOf(subject: DesignSubject, view: ChosenView['view']): BufferTruth['space'] {
  if (INTERIOR_SUBJECTS.some((name) => name === subject)) return 'interior';
  if (subject.startsWith('aerial')) return view === 'above' ? 'aerial' : 'exterior';
  const landscape = ['garden', 'park', 'plaza', 'pool-garden', 'roof-terrace', 'street', 'waterfront'];
  return landscape.includes(subject) ? 'landscape' : 'exterior';
}

/** Middle of what is built and grows, from rays of the design's own view. */
function pivotOf(
  design: Castable,
  scene: TracedScene,
  size: { readonly width: number; readonly height: number },
  random: RandomStream,
): readonly [number, number, number] {
  const asked = ['wall', 'roof', 'window', 'plant'].map((name) => numberOf(name as 'wall'));
  const { camera } = chooseView(scene, [0, 1.5, 8], size, 0, random);
  const places: [number, number, number][] = [];
  probe(design, camera, 400, random, (p, place) => {
    if (p >= 0 && asked.includes(design.classes[p] as number)) places.push(place);
  });
  if (places.length < 10) return [0, 1.5, 8];
  const middle = (axis: 0 | 1 | 2): number =>
    places.map((place) => place[axis]).toSorted((a, b) => a - b)[places.length >> 1] ?? 0;
  return [middle(0), middle(1), middle(2)];
}

/** A view that shows several things and classes, and nothing right before the eye. */
function worthwhileView(
  design: Castable,
  scene: TracedScene,
  pivot: readonly [number, number, number],
  size: { readonly width: number; readonly height: number },
  nth: number,
  random: RandomStream,
): ChosenView | undefined {
  const rays = 300;
  for (let tries = 0; tries < TRIES; tries++) {
    const chosen = chooseView(scene, pivot, size, nth, random);
    let [near, missed] = [0, 0];
    const things = new Set<number>();
    const classes = new Set<number>();
    probe(design, chosen.camera, rays, random, (p, _, t) => {
      if (p < 0) missed++;
      else {
        if (t < (scene.interior ? 0.55 : 1.5)) near++;
        things.add(design.solids.thing[p] as number);
        classes.add(design.classes[p] as number);
      }
    });
    const most = (scene.interior ? 0.3 : 0.7) * rays;
    if (near < 0.08 * rays && missed < most && things.size >= 5 && classes.size >= 4) return chosen;
  }
  return undefined;
}

function probe(
  { solidTracer }: Castable,
  camera: ViewCamera,
  rays: number,
  random: RandomStream,
  seen: (primitive: number, place: [number, number, number], t: number) => void,
): void {
  const from = new Float64Array(3);
  const ray = new Float32Array(3);
  for (let k = 0; k < rays; k++) {
    rayFrom(camera, random() * camera.width, random() * camera.height, from, ray);
    const at = (axis: number, t: number): number => (from[axis] as number) + (ray[axis] as number) * t;
    const p = solidTracer.nearest(
      at(0, 0),
      at(1, 0),
      at(2, 0),
      ray[0] as number,
      ray[1] as number,
      ray[2] as number,
      2000,
    );
    const { t } = solidTracer.hit;
    seen(p, [at(0, t), at(1, t), at(2, t)], t);
  }
}

/** Perspectives of a building often have no planting, people or cars. */
function dropPlants(mesh: SolidMesh): void {
  const gone = new Set(['leaf', 'leaf-second', 'leaf-third', 'flower', 'trunk']);
  const alive = new Set<number>();
  const nameOf = (p: number): string => FINISH_NAMES[mesh.finish[p] as number] ?? '';
  for (let p = 0; p < mesh.count; p++)
    if (/^(?:figure|car|tyre)/.test(nameOf(p))) alive.add(mesh.thing[p] as number);
  let kept = 0;
  for (let p = 0; p < mesh.count; p++) {
    if (gone.has(nameOf(p)) || alive.has(mesh.thing[p] as number)) continue;
    mesh.geometry.copyWithin(kept * 9, p * 9, p * 9 + 9);
    mesh.normals.copyWithin(kept * 9, p * 9, p * 9 + 9);
    mesh.texture.copyWithin(kept * 6, p * 6, p * 6 + 6);
    mesh.shape[kept] = mesh.shape[p] as number;
    mesh.finish[kept] = mesh.finish[p] as number;
    mesh.thing[kept] = mesh.thing[p] as number;
    kept++;
  }
  mesh.count = kept;
}

function pick<T>(list: readonly T[], random: RandomStream): T {
  const item = list[Math.floor(random() * list.length)];
  if (item === undefined) throw new RangeError('nothing to pick from');
  return item;
}
