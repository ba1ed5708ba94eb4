import type { RandomStream } from '@plumbline/imaging/random.ts';
import { rayFrom } from '@plumbline/tracer/camera.ts';
import type { SolidMesh } from '@plumbline/tracer/trace/solid-mesh.ts';
import { normalAt } from '@plumbline/tracer/samples/trace-samples.ts';
import type { Tracer } from '@plumbline/tracer/trace/tracer.ts';
import type { ViewCamera } from '@plumbline/tracer/view-camera.ts';
import { numberOf } from './learned-classes.ts';

/** A design that rays can be cast at. */
export interface Castable {
  readonly solids: SolidMesh;
  readonly panes: SolidMesh;
  readonly solidTracer: Tracer;
  readonly paneTracer: Tracer;
  /** Class of each primitive of the solids. */
  readonly classes: Uint8Array;
  readonly interior: boolean;
}

/** What every pixel of a view shows. */
export interface ViewBuffer {
  readonly width: number;
  readonly height: number;
  /** Primitive behind any pane, −1 for none. */
  readonly primitive: Int32Array;
  readonly pane: Uint8Array;
  /** Along the line of sight, of the pane where there is one; 0 for none. */
  readonly depth: Float32Array;
  /** Of the solid and of the pane, 3 each, in the world. */
  readonly normal: Float32Array;
  readonly paneNormal: Float32Array;
  readonly place: Float32Array;
  readonly u: Float32Array;
  readonly v: Float32Array;
  readonly classes: Uint8Array;
  /** 255 in the sun; and how open to its surroundings a place is. */
  readonly sun: Uint8Array;
  readonly open: Uint8Array;
}

const FAR = 2000;
/** Rays by which is told how open a place is, and how far they reach. */
const OPEN_RAYS = 6;
const REACH = { inside: 1.6, outside: 4 };

export function traceBuffer(design: Castable, camera: ViewCamera, random: RandomStream): ViewBuffer {
  const { width, height } = camera;
  const n = width * height;
  const buffer: ViewBuffer = {
    width,
    height,
    primitive: new Int32Array(n).fill(-1),
    pane: new Uint8Array(n),
    depth: new Float32Array(n),
    normal: new Float32Array(3 * n),
    paneNormal: new Float32Array(3 * n),
    place: new Float32Array(3 * n),
    u: new Float32Array(n),
    v: new Float32Array(n),
    classes: new Uint8Array(n),
    sun: new Uint8Array(n),
    open: new Uint8Array(n),
  };
  const from = new Float64Array(3);
  const ray = new Float32Array(3);
  for (let i = 0; i < n; i++) {
    rayFrom(camera, (i % width) + 0.5, Math.floor(i / width) + 0.5, from, ray);
    traceOne(design, camera, buffer, i, from, ray);
  }
  lightBuffer(design, buffer, random);
  return buffer;
}

function traceOne(
  { solids, panes, solidTracer, paneTracer, classes, interior }: Castable,
  camera: ViewCamera,
  buffer: ViewBuffer,
  i: number,
  [ex = 0, ey = 0, ez = 0]: Float64Array,
  ray: Float32Array,
): void {
  const [dx, dy, dz] = [ray[0] as number, ray[1] as number, ray[2] as number];
  const p = solidTracer.nearest(ex, ey, ez, dx, dy, dz, FAR);
  const { t, u, v } = solidTracer.hit;
  const q = paneTracer.nearest(ex, ey, ez, dx, dy, dz, p < 0 ? FAR : t);
  const ahead =
    Math.cos(camera.pitch) * (dx * Math.sin(camera.yaw) + dz * Math.cos(camera.yaw)) -
    Math.sin(camera.pitch) * dy;
  if (q >= 0) {
    const hit = paneTracer.hit;
    buffer.pane[i] = 1;
    buffer.depth[i] = hit.t * ahead;
    normalAt(panes, q, hit.u, hit.v, dx, dy, dz, buffer.paneNormal, 3 * i);
  }
  buffer.classes[i] =
    q >= 0 || (p < 0 && interior) ? numberOf('window') : p < 0 ? numberOf('sky') : (classes[p] as number);
  if (p < 0) return;
  buffer.primitive[i] = p;
  if (q < 0) buffer.depth[i] = t * ahead;
  buffer.place[3 * i] = ex + dx * t;
  buffer.place[3 * i + 1] = ey + dy * t;
  buffer.place[3 * i + 2] = ez + dz * t;
  normalAt(solids, p, u, v, dx, dy, dz, buffer.normal, 3 * i);
  const map = solids.texture;
  const m = 6 * p;
  buffer.u[i] = (map[m] as number) + u * (map[m + 2] as number) + v * (map[m + 4] as number);
  buffer.v[i] = (map[m + 1] as number) + u * (map[m + 3] as number) + v * (map[m + 5] as number);
}

/** Sun and openness, for pictures that are not lines: every other pixel each way, the rest takes its neighbour's. */
function lightBuffer(design: Castable, buffer: ViewBuffer, random: RandomStream): void {
  const { width, height, primitive, normal, place } = buffer;
  const turn = 2 * Math.PI * random();
  const rise = 0.35 + 0.8 * random();
  const sun = [Math.cos(rise) * Math.sin(turn), Math.sin(rise), Math.cos(rise) * Math.cos(turn)] as const;
  const reach = design.interior ? REACH.inside : REACH.outside;
  const tracer = design.solidTracer;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const j = (y & ~1) * width + (x & ~1);
      if ((primitive[i] as number) < 0) continue;
      if (i !== j && primitive[i] === primitive[j]) {
        buffer.sun[i] = buffer.sun[j] as number;
        buffer.open[i] = buffer.open[j] as number;
        continue;
      }
      const [nx, ny, nz] = [
        normal[3 * i] as number,
        normal[3 * i + 1] as number,
        normal[3 * i + 2] as number,
      ];
      const px = (place[3 * i] as number) + 0.004 * nx;
      const py = (place[3 * i + 1] as number) + 0.004 * ny;
      const pz = (place[3 * i + 2] as number) + 0.004 * nz;
      const facing = nx * sun[0] + ny * sun[1] + nz * sun[2];
      if (facing > 0 && !design.interior)
        buffer.sun[i] = tracer.blocked(px, py, pz, sun[0], sun[1], sun[2], 60) ? 0 : Math.round(255 * facing);
      let free = 0;
      for (let k = 0; k < OPEN_RAYS; k++) {
        // The normal plus a point on the unit ball is spread by the cosine.
        const z = 2 * random() - 1;
        const a = 2 * Math.PI * random();
        const r = Math.sqrt(1 - z * z);
        const [dx, dy, dz] = [nx + r * Math.cos(a), ny + r * Math.sin(a), nz + z];
        const length = Math.hypot(dx, dy, dz) || 1;
        if (!tracer.blocked(px, py, pz, dx / length, dy / length, dz / length, reach)) free++;
      }
      buffer.open[i] = Math.round((255 * free) / OPEN_RAYS);
    }
}
