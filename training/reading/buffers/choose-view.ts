import type { RandomStream } from '@plumbline/imaging/random.ts';
import { createCamera } from '@plumbline/tracer/camera.ts';
import type { TracedScene } from '@plumbline/tracer/traced-scene.ts';
import type { ViewCamera } from '@plumbline/tracer/view-camera.ts';

export type LearnedView = 'eye' | 'above' | 'elevation';

export interface ChosenView {
  readonly camera: ViewCamera;
  readonly view: LearnedView;
}

type Point = readonly [x: number, y: number, z: number];

/** Chance, drawn from one stream. */
class Chance {
  readonly #random: RandomStream;
  constructor(random: RandomStream) {
    this.#random = random;
  }
  of(share: number): boolean {
    return this.#random() < share;
  }
  within(low: number, high: number): number {
    return low + (high - low) * this.#random();
  }
  normal(): number {
    return Math.sqrt(-2 * Math.log(1 - this.#random())) * Math.cos(2 * Math.PI * this.#random());
  }
}

/**
 * A view of a design: the first near its own viewpoint, the others from anywhere that a person would draw from.
 * @param pivot middle of what is built, in metres
 */
export function chooseView(
  scene: TracedScene,
  pivot: Point,
  size: { readonly width: number; readonly height: number },
  nth: number,
  random: RandomStream,
): ChosenView {
  const chance = new Chance(random);
  const own = createCamera(scene.viewpoint, size.width, size.height);
  if (nth === 0) return nearOwn(own, scene, chance);
  if (scene.interior) return insideView(own, scene, chance);
  return outsideView(own, pivot, chance);
}

function nearOwn(own: ViewCamera, scene: TracedScene, chance: Chance): ChosenView {
  const [x, y, z] = own.eye;
  const camera: ViewCamera = {
    ...own,
    eye: [x + 0.15 * chance.normal(), y + 0.1 * chance.normal(), z],
    yaw: own.yaw + 0.05 * chance.normal(),
    focal: own.focal * chance.within(0.75, 1.25),
    horizonY: own.horizonY + 0.03 * own.height * chance.normal(),
  };
  return { camera, view: scene.viewpoint.pitch > 0.18 || y > 9 ? 'above' : 'eye' };
}

function insideView(own: ViewCamera, scene: TracedScene, chance: Chance): ChosenView {
  const { width, height } = own;
  const room = scene.rooms[0] ?? { width: 5, depth: 6, height: 2.8 };
  if (chance.of(0.16)) {
    const side = Math.floor(chance.within(-1, 2));
    const span = (side === 0 ? room.width : room.depth) * chance.within(0.75, 1.15);
    const inset = chance.within(0.3, 0.75);
    const eye: Point =
      side === 0
        ? [0.2 * chance.normal(), room.height / 2, room.depth * (1 - inset)]
        : [side * room.width * (0.5 - 0.9 * inset), room.height / 2, room.depth * chance.within(0.4, 0.6)];
    const focal = Math.min(width / span, height / (0.9 * room.height));
    return { camera: level(own, eye, (side * Math.PI) / 2, focal), view: 'elevation' };
  }
  const high = chance.of(0.14);
  const rise = high ? chance.within(1.8, Math.max(1.9, room.height - 0.3)) : chance.within(1, 1.8);
  // A third from close by, across a corner: cupboards and tables then fill the picture.
  const near = chance.of(0.33);
  const eye: Point = [
    chance.within(-0.44, 0.44) * room.width,
    Math.min(rise, room.height - 0.25),
    near ? chance.within(0.35, 0.65) * room.depth : Math.min(chance.within(0.15, 0.9), room.depth / 2),
  ];
  const aim = [
    chance.within(-0.4, 0.4) * room.width,
    room.depth * chance.within(near ? 0.8 : 0.5, 1),
  ] as const;
  const pitch = chance.of(0.45) ? 0 : high ? chance.within(0.05, 0.4) : 0.07 * chance.normal();
  const camera: ViewCamera = {
    ...own,
    eye,
    yaw: Math.atan2(aim[0] - eye[0], aim[1] - eye[2]) + 0.15 * chance.normal(),
    pitch,
    focal: focalOf(width, chance.within(0.85, 1.65)),
    centreX: width * (chance.of(0.7) ? 0.5 : chance.within(0.4, 0.6)),
    horizonY: height * chance.within(0.42, 0.56),
  };
  return { camera, view: pitch > 0.25 ? 'above' : 'eye' };
}

function outsideView(own: ViewCamera, pivot: Point, chance: Chance): ChosenView {
  const { width, height } = own;
  const [dx, dz] = [own.eye[0] - pivot[0], own.eye[2] - pivot[2]];
  const distance = Math.hypot(dx, dz) * chance.within(0.65, 1.35);
  const from = Math.atan2(dx, dz) + 0.5 * chance.normal();
  if (chance.of(0.2)) {
    const yaw = (Math.round((from + Math.PI) / (Math.PI / 2)) * Math.PI) / 2;
    const eye: Point = [pivot[0] - 40 * Math.sin(yaw), pivot[1] + 1, pivot[2] - 40 * Math.cos(yaw)];
    const camera = level(own, eye, yaw, width / chance.within(10, 32));
    return { camera: { ...camera, horizonY: height * chance.within(0.45, 0.65) }, view: 'elevation' };
  }
  const around = (eyeHeight: number, pitch: number): ViewCamera => ({
    ...own,
    eye: [pivot[0] + Math.sin(from) * distance, eyeHeight, pivot[2] + Math.cos(from) * distance],
    yaw: from + Math.PI + 0.12 * chance.normal(),
    pitch,
    focal: focalOf(width, chance.within(0.6, 1.4)),
    centreX: width * (chance.of(0.7) ? 0.5 : chance.within(0.38, 0.62)),
    horizonY: pitch === 0 ? height * chance.within(0.5, 0.68) : height / 2,
  });
  if (chance.of(0.35)) {
    const pitch = chance.within(0.2, 0.75);
    const camera = around(distance * Math.tan(pitch) + pivot[1], pitch);
    if (!chance.of(0.5)) return { camera, view: 'above' };
    return { camera: { ...camera, parallel: true, focal: width / chance.within(14, 40) }, view: 'above' };
  }
  if (own.eye[1] > 4) {
    const eyeHeight = own.eye[1] * chance.within(0.7, 1.2);
    return { camera: around(eyeHeight, Math.atan2(eyeHeight - pivot[1], distance)), view: 'above' };
  }
  const pitch = chance.of(0.7) ? 0 : 0.06 * chance.normal() - 0.03;
  return { camera: around(chance.within(1.2, 3.2), pitch), view: 'eye' };
}

function level(own: ViewCamera, eye: Point, yaw: number, focal: number): ViewCamera {
  const { width, height } = own;
  return { ...own, eye, yaw, pitch: 0, focal, parallel: true, centreX: width / 2, horizonY: height / 2 };
}

function focalOf(width: number, fieldOfView: number): number {
  return width / 2 / Math.tan(fieldOfView / 2);
}
