import { type Camera, type Vec3, add, cross, dot, length, scale } from './solid-scene.ts';

/** A point in the picture with its depth along the view axis in metres. */
export interface ScreenPoint {
  readonly x: number;
  readonly y: number;
  readonly depth: number;
}

const NEAR = 0.05;

/** Pinhole projection of a camera without roll onto a picture of the given size in pixels. */
export class Projection {
  readonly #eye: Vec3;
  readonly #right: Vec3;
  readonly #up: Vec3;
  readonly #forward: Vec3;
  readonly #focal: number;
  readonly #width: number;
  readonly #height: number;

  constructor(camera: Camera, width: number, height: number) {
    const forward = add(camera.target, scale(camera.eye, -1));
    this.#eye = camera.eye;
    this.#forward = scale(forward, 1 / length(forward));
    const right = cross(this.#forward, [0, 0, 1]);
    this.#right = scale(right, 1 / length(right));
    this.#up = cross(this.#right, this.#forward);
    this.#focal = width / 2 / Math.tan((camera.viewAngle * Math.PI) / 360);
    this.#width = width;
    this.#height = height;
  }

  /** Camera coordinates: right, up, depth. */
  toCamera(point: Vec3): Vec3 {
    const d = add(point, scale(this.#eye, -1));
    return [dot(d, this.#right), dot(d, this.#up), dot(d, this.#forward)];
  }

  toScreen([right, up, depth]: Vec3): ScreenPoint {
    return {
      x: this.#width / 2 + (right / depth) * this.#focal,
      y: this.#height / 2 - (up / depth) * this.#focal,
      depth,
    };
  }

  /** The part of a polygon before the camera, in camera coordinates; empty when there is none. */
  clipPolygon(points: readonly Vec3[]): Vec3[] {
    const camera = points.map((point) => this.toCamera(point));
    const kept: Vec3[] = [];
    camera.forEach((current, index) => {
      const previous = camera.at(index - 1) as Vec3;
      if (current[2] >= NEAR !== previous[2] >= NEAR) kept.push(meet(previous, current));
      if (current[2] >= NEAR) kept.push(current);
    });
    return kept;
  }

  clipLine(from: Vec3, to: Vec3): readonly [Vec3, Vec3] | undefined {
    const [a, b] = [this.toCamera(from), this.toCamera(to)];
    if (a[2] < NEAR && b[2] < NEAR) return undefined;
    if (a[2] < NEAR) return [meet(a, b), b];
    if (b[2] < NEAR) return [a, meet(a, b)];
    return [a, b];
  }
}

function meet(a: Vec3, b: Vec3): Vec3 {
  const t = (NEAR - a[2]) / (b[2] - a[2]);
  return add(a, scale(add(b, scale(a, -1)), t));
}
