import { deflateRawSync } from 'node:zlib';
import { linearToSrgbFast } from '@plumbline/imaging/srgb.ts';
import type { TracedScene } from '@plumbline/tracer/traced-scene.ts';
import type { ViewCamera } from '@plumbline/tracer/view-camera.ts';
import type { LearnedView } from './choose-view.ts';
import { STROKE, type ViewLines } from './vector-lines.ts';
import type { Castable, ViewBuffer } from './trace-buffer.ts';

/** What is known of the whole picture. */
export interface BufferTruth {
  readonly subject: string;
  readonly seed: number;
  readonly space: 'interior' | 'exterior' | 'landscape' | 'aerial';
  readonly view: LearnedView;
}

/** Depth is kept as a logarithm in this range, in metres. */
const NEAREST = 0.05;
const LOG_LOW = -3;
const LOG_RANGE = 11;
const PANE_THING = 65_000;
const NO_THING = 65_535;

/**
 * A view as a file: length of the head (u32), head (JSON), then deflated: class, finish, sun, openness, pane, line pixels, texture
 * (u8 each), normal in the camera's axes (3 × i8), logarithm of the depth, thing (u16 each), strokes (f32).
 */
export function writeBuffer(
  truth: BufferTruth,
  design: Castable,
  scene: TracedScene,
  camera: ViewCamera,
  buffer: ViewBuffer,
  lines: ViewLines,
  texture: Uint8Array,
): Uint8Array {
  const { solids } = design;
  const n = buffer.width * buffer.height;
  const finish = new Uint8Array(n).fill(255);
  const thing = new Uint16Array(n).fill(NO_THING);
  const depth = new Uint16Array(n);
  const normal = new Int8Array(3 * n);
  const toCamera = axesOf(camera);
  for (let i = 0; i < n; i++) {
    const p = buffer.primitive[i] as number;
    const pane = buffer.pane[i] === 1;
    if (p >= 0) {
      finish[i] = solids.finish[p] as number;
      thing[i] = (solids.thing[p] as number) % PANE_THING;
    }
    if (pane) thing[i] = PANE_THING;
    if (p < 0 && !pane) continue;
    const source = pane ? buffer.paneNormal : buffer.normal;
    const [x, y, z] = toCamera(
      source[3 * i] as number,
      source[3 * i + 1] as number,
      source[3 * i + 2] as number,
    );
    normal.set([Math.round(127 * x), Math.round(127 * y), Math.round(127 * z)], 3 * i);
    const log = Math.log(Math.max(NEAREST, buffer.depth[i] as number));
    depth[i] = Math.max(1, Math.round(65_535 * Math.min(1, Math.max(0, (log - LOG_LOW) / LOG_RANGE))));
  }
  const head = Buffer.from(
    JSON.stringify({
      version: 1,
      ...truth,
      interior: scene.interior,
      width: buffer.width,
      height: buffer.height,
      parallel: camera.parallel === true,
      focal: camera.focal,
      pitch: camera.pitch,
      yaw: camera.yaw,
      centreX: camera.centreX,
      horizonY: camera.horizonY,
      strokes: lines.strokes.length / STROKE,
      albedo: scene.finishes.map(({ albedo }) => albedo.map((v) => Math.round(255 * linearToSrgbFast(v)))),
    }),
  );
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, head.length, true);
  const planes = [
    buffer.classes,
    finish,
    buffer.sun,
    buffer.open,
    buffer.pane,
    lines.rest,
    texture,
    bytesOf(normal),
    bytesOf(depth),
    bytesOf(thing),
    bytesOf(lines.strokes),
  ];
  return Buffer.concat([length, head, deflateRawSync(Buffer.concat(planes), { level: 2 })]);
}

function bytesOf(array: Int8Array | Uint16Array | Float32Array): Uint8Array {
  return new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
}

/** From the world to the camera: x right, y up, z towards the viewer. */
function axesOf({ yaw, pitch }: ViewCamera): (x: number, y: number, z: number) => [number, number, number] {
  const [cos, sin, cosP, sinP] = [Math.cos(yaw), Math.sin(yaw), Math.cos(pitch), Math.sin(pitch)];
  return (x, y, z) => {
    const flat = x * sin + z * cos;
    return [x * cos - z * sin, y * cosP + flat * sinP, -(flat * cosP - y * sinP)];
  };
}
