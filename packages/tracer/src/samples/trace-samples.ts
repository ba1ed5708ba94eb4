import type { RenderContext } from '@plumbline/imaging/tiles/render-context.ts';
import { runTiles } from '@plumbline/imaging/tiles/run-tiles.ts';
import type { PlaneMemory } from '@plumbline/imaging/tiles/plane-memory.ts';
import {
  sharedBytes,
  sharedFloats,
  sharedInts,
  sharedUints,
  sharedWords,
} from '@plumbline/imaging/tiles/shared-planes.ts';
import type { TileKernel } from '@plumbline/imaging/tiles/tile-runner.ts';
import { rayFrom } from '../camera.ts';
import type { ViewCamera } from '../view-camera.ts';
import type { MeshData, SharedScene } from './shared-scene.ts';
import { createTracer, type Tracer } from '../trace/tracer.ts';

/**
 * What each ray from the eye meets. The first width · height samples are the centres of the pixels; on edges
 * more follow, which share their pixel.
 */
export interface Samples {
  readonly count: number;
  /** Pixel of each sample. */
  readonly pixel: Int32Array;
  /** Distance along the ray; 0 where it meets nothing. */
  readonly distance: Float32Array;
  /** 3 per sample: ray, place, shading normal (turned to the eye). */
  readonly ray: Float32Array;
  readonly place: Float32Array;
  readonly normal: Float32Array;
  readonly u: Float32Array;
  readonly v: Float32Array;
  /** Metres that a pixel covers on the surface. */
  readonly footprint: Float32Array;
  readonly finish: Uint16Array;
  readonly thing: Uint32Array;
  /** Distance of a pane of glass before it, 0 for none, and its normal. */
  readonly pane: Float32Array;
  readonly paneNormal: Float32Array;
  readonly paneFinish: Uint16Array;
  readonly paneThing: Uint32Array;
}

/** Places within an edge pixel, off its centre: a rotated grid. */
const SUB: readonly (readonly [number, number])[] = [
  [-0.375, -0.125],
  [0.125, -0.375],
  [0.375, 0.125],
  [-0.125, 0.375],
];

const CENTRE = [0, 0] as const;
/** Numbers of those places; where leaves lie over leaves two more rays are enough. */
const EVERY = [1, 2, 3, 4];
const BUSY = [1, 3];

/** Samples a tile. */
const TILE = 4096;

const FAR = 2000;

interface SightInput {
  readonly scene: Pick<SharedScene, 'solids' | 'solidTree' | 'panes' | 'paneTree'>;
  readonly camera: ViewCamera;
  /** Its `pixel` is known; the rest is written. */
  readonly samples: Samples;
  /** Place of each sample within its pixel: 0 the centre, else 1 + the index in `SUB`. */
  readonly spot: Uint8Array;
  /** Number of the first sample to trace. */
  readonly first: number;
}

/** Traces samples from the eye; the range counts from `first`. */
export const sightRange: TileKernel<SightInput> = {
  name: 'sight',
  prepare: ({ scene, camera, samples, spot, first }) => {
    const tracer = createTracer(scene.solidTree);
    const paneTracer = createTracer(scene.paneTree);
    const direction = new Float32Array(3);
    const origin = new Float64Array(3);
    const { width } = camera;
    return (from, to) => {
      for (let s = first + from; s < first + to; s++) {
        const i = samples.pixel[s] as number;
        const at = spot[s] as number;
        const [dx, dy] = at === 0 ? CENTRE : (SUB[at - 1] as readonly [number, number]);
        rayFrom(camera, (i % width) + 0.5 + dx, Math.floor(i / width) + 0.5 + dy, origin, direction);
        traceOne(camera, samples, s, origin, direction, scene.solids, tracer, scene.panes, paneTracer);
      }
    };
  },
};

/** Traces pixel centres, then four more rays on every pixel where thing, surface or direction change. */
export function traceSamples(
  scene: SharedScene,
  camera: ViewCamera,
  leafy: Uint8Array,
  context: RenderContext,
): Samples {
  const { width, height } = camera;
  const n = width * height;
  const rays = pickScene(scene);
  const centres = createSamples(n, context.memory);
  for (let i = 0; i < n; i++) centres.pixel[i] = i;
  const spot = sharedBytes(n, context.memory);
  runTiles(context, sightRange, { scene: rays, camera, samples: centres, spot, first: 0 }, n, TILE);
  const { edges, busy } = findEdgePixels(centres, width, height, leafy);
  const more = SUB.length * (edges.length - busy) + BUSY.length * busy;
  const samples = createSamples(n + more, context.memory);
  copySamples(centres, samples);
  const spots = sharedBytes(n + more, context.memory);
  let at = n;
  for (let k = 0; k < edges.length; k++) {
    for (const place of k < busy ? BUSY : EVERY) {
      samples.pixel[at] = edges[k] as number;
      spots[at++] = place;
    }
  }
  runTiles(context, sightRange, { scene: rays, camera, samples, spot: spots, first: n }, more, TILE);
  return samples;
}

function pickScene({ solids, solidTree, panes, paneTree }: SharedScene): SightInput['scene'] {
  return { solids, solidTree, panes, paneTree };
}

function traceOne(
  camera: ViewCamera,
  s: Samples,
  i: number,
  [ex = 0, ey = 0, ez = 0]: Float64Array,
  d: Float32Array,
  solids: MeshData,
  tracer: Tracer,
  panes: MeshData,
  paneTracer: Tracer,
): void {
  const dx = d[0] as number;
  const dy = d[1] as number;
  const dz = d[2] as number;
  s.ray[3 * i] = dx;
  s.ray[3 * i + 1] = dy;
  s.ray[3 * i + 2] = dz;
  const p = tracer.nearest(ex, ey, ez, dx, dy, dz, FAR);
  const { t, u, v } = tracer.hit;
  const paneAt = paneTracer.nearest(ex, ey, ez, dx, dy, dz, p < 0 ? FAR : t);
  if (paneAt >= 0) {
    s.pane[i] = paneTracer.hit.t;
    s.paneFinish[i] = panes.finish[paneAt] as number;
    s.paneThing[i] = panes.thing[paneAt] as number;
    normalAt(panes, paneAt, paneTracer.hit.u, paneTracer.hit.v, dx, dy, dz, s.paneNormal, 3 * i);
  }
  if (p < 0) return;
  s.distance[i] = t;
  s.place[3 * i] = ex + dx * t;
  s.place[3 * i + 1] = ey + dy * t;
  s.place[3 * i + 2] = ez + dz * t;
  normalAt(solids, p, u, v, dx, dy, dz, s.normal, 3 * i);
  const map = solids.texture;
  const m = p * 6;
  s.u[i] = (map[m] as number) + u * (map[m + 2] as number) + v * (map[m + 4] as number);
  s.v[i] = (map[m + 1] as number) + u * (map[m + 3] as number) + v * (map[m + 5] as number);
  const slope = Math.abs(
    dx * (s.normal[3 * i] as number) +
      dy * (s.normal[3 * i + 1] as number) +
      dz * (s.normal[3 * i + 2] as number),
  );
  s.footprint[i] = (camera.parallel === true ? 1 : t) / camera.focal / Math.sqrt(Math.max(0.02, slope));
  s.finish[i] = solids.finish[p] as number;
  s.thing[i] = solids.thing[p] as number;
}

/** Shading normal of a primitive at (u, v), turned against the ray; written at `at`. */
export function normalAt(
  mesh: Pick<MeshData, 'normals' | 'geometry'>,
  p: number,
  u: number,
  v: number,
  dx: number,
  dy: number,
  dz: number,
  out: Float32Array,
  at: number,
): void {
  const n = mesh.normals;
  const k = p * 9;
  const w = 1 - u - v;
  let x = w * (n[k] as number) + u * (n[k + 3] as number) + v * (n[k + 6] as number);
  let y = w * (n[k + 1] as number) + u * (n[k + 4] as number) + v * (n[k + 7] as number);
  let z = w * (n[k + 2] as number) + u * (n[k + 5] as number) + v * (n[k + 8] as number);
  const g = mesh.geometry;
  const gx = (g[k + 4] as number) * (g[k + 8] as number) - (g[k + 5] as number) * (g[k + 7] as number);
  const gy = (g[k + 5] as number) * (g[k + 6] as number) - (g[k + 3] as number) * (g[k + 8] as number);
  const gz = (g[k + 3] as number) * (g[k + 7] as number) - (g[k + 4] as number) * (g[k + 6] as number);
  // The flat side that the ray meets decides; a curved normal follows it.
  const side = gx * dx + gy * dy + gz * dz > 0 ? -1 : 1;
  const agrees = (x * gx + y * gy + z * gz) * side < 0 ? -1 : 1;
  const length = Math.sqrt(x * x + y * y + z * z) || 1;
  x *= agrees / length;
  y *= agrees / length;
  z *= agrees / length;
  out[at] = x;
  out[at + 1] = y;
  out[at + 2] = z;
}

/** Pixels on edges: first those within foliage, `busy` in number, then all others. */
function findEdgePixels(
  s: Samples,
  width: number,
  height: number,
  leafy: Uint8Array,
): { edges: Int32Array; busy: number } {
  const edge = new Uint8Array(width * height);
  const differs = (i: number, j: number): boolean => {
    if (s.thing[i] !== s.thing[j] || s.finish[i] !== s.finish[j]) return true;
    if ((s.pane[i] as number) > 0 !== (s.pane[j] as number) > 0) return true;
    const d = s.distance[i] as number;
    const e = s.distance[j] as number;
    if (d === 0 && e === 0) return false;
    if (d === 0 || e === 0) return true;
    const a = 3 * i;
    const b = 3 * j;
    const agree =
      (s.normal[a] as number) * (s.normal[b] as number) +
      (s.normal[a + 1] as number) * (s.normal[b + 1] as number) +
      (s.normal[a + 2] as number) * (s.normal[b + 2] as number);
    if (agree < 0.92) return true;
    // A step in depth on parallel faces: the other place lies off this one's plane.
    const off =
      (s.normal[a] as number) * ((s.place[b] as number) - (s.place[a] as number)) +
      (s.normal[a + 1] as number) * ((s.place[b + 1] as number) - (s.place[a + 1] as number)) +
      (s.normal[a + 2] as number) * ((s.place[b + 2] as number) - (s.place[a + 2] as number));
    return Math.abs(off) > 0.004 * d + 0.004;
  };
  const mark = (i: number, j: number): void => {
    const amid =
      (s.distance[i] as number) > 0 &&
      (s.distance[j] as number) > 0 &&
      leafy[s.finish[i] as number] === 1 &&
      leafy[s.finish[j] as number] === 1;
    const kind = amid ? 1 : 2;
    edge[i] = Math.max(edge[i] as number, kind);
    edge[j] = Math.max(edge[j] as number, kind);
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (x + 1 < width && differs(i, i + 1)) mark(i, i + 1);
      if (y + 1 < height && differs(i, i + width)) mark(i, i + width);
    }
  }
  const list: number[] = [];
  for (let i = 0; i < edge.length; i++) if (edge[i] === 1) list.push(i);
  const busy = list.length;
  for (let i = 0; i < edge.length; i++) if (edge[i] === 2) list.push(i);
  return { edges: Int32Array.from(list), busy };
}

function createSamples(count: number, memory: PlaneMemory | undefined): Samples {
  return {
    count,
    pixel: sharedInts(count, memory),
    distance: sharedFloats(count, memory),
    ray: sharedFloats(3 * count, memory),
    place: sharedFloats(3 * count, memory),
    normal: sharedFloats(3 * count, memory),
    u: sharedFloats(count, memory),
    v: sharedFloats(count, memory),
    footprint: sharedFloats(count, memory),
    finish: sharedWords(count, memory),
    thing: sharedUints(count, memory),
    pane: sharedFloats(count, memory),
    paneNormal: sharedFloats(3 * count, memory),
    paneFinish: sharedWords(count, memory),
    paneThing: sharedUints(count, memory),
  };
}

function copySamples(from: Samples, to: Samples): void {
  to.pixel.set(from.pixel);
  to.distance.set(from.distance);
  to.ray.set(from.ray);
  to.place.set(from.place);
  to.normal.set(from.normal);
  to.u.set(from.u);
  to.v.set(from.v);
  to.footprint.set(from.footprint);
  to.finish.set(from.finish);
  to.thing.set(from.thing);
  to.pane.set(from.pane);
  to.paneNormal.set(from.paneNormal);
  to.paneFinish.set(from.paneFinish);
  to.paneThing.set(from.paneThing);
}
