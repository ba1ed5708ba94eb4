import type { ModelCamera } from '@plumbline/models/camera/model-camera.ts';
import type { Vector3 } from '@plumbline/models/model/model.ts';

/** Radians: straight up or down, left and right would mean nothing. */
const STEEPEST = 1.55;
const NEAREST_M = 0.05;
/** Widths of a parallel picture that calls take. */
const [NARROWEST_M, BROADEST_M] = [0.05, 100_000];

function add(a: Vector3, b: Vector3, times = 1): Vector3 {
  return [a[0] + b[0] * times, a[1] + b[1] * times, a[2] + b[2] * times];
}

export function subtract(a: Vector3, b: Vector3): Vector3 {
  return add(a, b, -1);
}

/** Heading clockwise from −z, and how steeply it is looked up; radians. */
export function headingOf({ eye, target }: Pick<ModelCamera, 'eye' | 'target'>) {
  const [x, y, z] = subtract(target, eye);
  return {
    // Straight down north lies up.
    heading: x === 0 && z === 0 ? 0 : Math.atan2(x, -z),
    pitch: Math.atan2(y, Math.hypot(x, z)),
    distance: Math.hypot(x, y, z),
  };
}

function along(heading: number, pitch: number, distance: number): Vector3 {
  const flat = Math.cos(pitch) * distance;
  return [Math.sin(heading) * flat, Math.sin(pitch) * distance, -Math.cos(heading) * flat];
}

/** Goes around what is looked at; radians to the right and upwards. */
export function orbit(camera: ModelCamera, around: Vector3, right: number, up: number): ModelCamera {
  const { pitch } = headingOf(camera);
  const tilt = Math.max(-STEEPEST, Math.min(STEEPEST, pitch - up)) - pitch;
  const turn = (point: Vector3): Vector3 => {
    const from = subtract(point, around);
    const flat = rotateFlat(from, -right);
    return add(around, tiltBy(flat, headingOf(camera).heading - right, tilt));
  };
  return { ...camera, eye: turn(camera.eye), target: turn(camera.target) };
}

function rotateFlat([x, y, z]: Vector3, angle: number): Vector3 {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return [c * x - s * z, y, s * x + c * z];
}

/** Turns about the level axis to the right of a heading. */
function tiltBy(v: Vector3, heading: number, angle: number): Vector3 {
  const right: Vector3 = [Math.cos(heading), 0, Math.sin(heading)];
  const front: Vector3 = [Math.sin(heading), 0, -Math.cos(heading)];
  const across = v[0] * right[0] + v[2] * right[2];
  const ahead = v[0] * front[0] + v[2] * front[2];
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const [newAhead, newUp] = [c * ahead - s * v[1], s * ahead + c * v[1]];
  return [right[0] * across + front[0] * newAhead, newUp, right[2] * across + front[2] * newAhead];
}

/** Looks elsewhere from where one stands, or in parallel, where one stands nowhere, at the same from elsewhere; radians to the right and upwards. */
export function lookAround(camera: ModelCamera, right: number, up: number): ModelCamera {
  const { heading, pitch, distance } = headingOf(camera);
  const tilted = Math.max(-STEEPEST, Math.min(STEEPEST, pitch + up));
  const ahead = along(heading + right, tilted, distance);
  if (camera.parallelWidthM !== undefined) return { ...camera, eye: subtract(camera.target, ahead) };
  return { ...camera, target: add(camera.eye, ahead) };
}

/**
 * Moves eye and target together; metres to the right, upwards and ahead on the level. In parallel nothing comes nearer by going ahead:
 * the picture shows less instead.
 */
export function step(camera: ModelCamera, right: number, up: number, ahead: number): ModelCamera {
  const { heading } = headingOf(camera);
  const by: Vector3 = [
    Math.cos(heading) * right + Math.sin(heading) * ahead,
    up,
    Math.sin(heading) * right - Math.cos(heading) * ahead,
  ];
  const moved = { ...camera, eye: add(camera.eye, by), target: add(camera.target, by) };
  return camera.parallelWidthM === undefined
    ? moved
    : scaleWidth(moved, Math.exp((-2 * ahead) / camera.parallelWidthM));
}

function scaleWidth(camera: ModelCamera, factor: number): ModelCamera {
  const width = (camera.parallelWidthM ?? 1) * factor;
  return { ...camera, parallelWidthM: Math.max(NARROWEST_M, Math.min(BROADEST_M, width)) };
}

/** Slides the picture by shares of its width, at the depth of a point. */
export function pan(camera: ModelCamera, at: Vector3, right: number, down: number): ModelCamera {
  const { heading, pitch } = headingOf(camera);
  const depth = Math.max(0.5, Math.hypot(...subtract(at, camera.eye)));
  const { parallelWidthM } = camera;
  const width = parallelWidthM ?? 2 * depth * Math.tan(camera.fieldOfView / 2);
  const tilt = camera.twoPoint && parallelWidthM === undefined ? 0 : pitch;
  const sideways: Vector3 = [Math.cos(heading), 0, Math.sin(heading)];
  const upwards = along(heading, tilt + Math.PI / 2, 1);
  const move = (point: Vector3) => add(add(point, sideways, -right * width), upwards, down * width);
  return { ...camera, eye: move(camera.eye), target: move(camera.target) };
}

/** Nearer to a point, or away from it: `factor` of the distance is left, or in parallel of the width. */
export function approach(camera: ModelCamera, to: Vector3, factor: number): ModelCamera {
  if (camera.parallelWidthM !== undefined) return approachInParallel(camera, to, factor);
  const from = subtract(camera.eye, to);
  const left = Math.max(NEAREST_M / Math.max(NEAREST_M, Math.hypot(...from)), factor);
  const eye = add(to, from, left);
  const moved = subtract(eye, camera.eye);
  const target = add(camera.target, moved);
  // The target stays ahead at the depth of what is approached, so that going around it goes on as before.
  const { heading, pitch, distance } = headingOf({ eye, target });
  return { ...camera, eye, target: add(eye, along(heading, pitch, Math.max(NEAREST_M, distance * left))) };
}

/** The point stays where it is in the picture; eye and target slide on their planes. */
function approachInParallel(camera: ModelCamera, to: Vector3, factor: number): ModelCamera {
  const scaled = scaleWidth(camera, factor);
  const left = (scaled.parallelWidthM ?? 1) / (camera.parallelWidthM ?? 1);
  const { heading, pitch } = headingOf(camera);
  const ahead = along(heading, pitch, 1);
  const aside = subtract(to, camera.target);
  const depth = aside[0] * ahead[0] + aside[1] * ahead[1] + aside[2] * ahead[2];
  const move = (point: Vector3) => add(add(point, aside, 1 - left), ahead, -depth * (1 - left));
  return { ...scaled, eye: move(camera.eye), target: move(camera.target) };
}

/** Parallel instead of perspective: what is at the depth of the target stays as large. */
export function toParallel(camera: ModelCamera): ModelCamera {
  const { distance } = headingOf(camera);
  return scaleWidth(
    { ...camera, parallelWidthM: Math.max(1, distance) * Math.tan(camera.fieldOfView / 2) * 2 },
    1,
  );
}

/** A perspective again, from as far as shows the target as large. */
export function toPerspective(
  { parallelWidthM = 1, ...camera }: ModelCamera,
  twoPoint: boolean,
): ModelCamera {
  const { heading, pitch } = headingOf(camera);
  const distance = parallelWidthM / 2 / Math.tan(camera.fieldOfView / 2);
  return { ...camera, twoPoint, eye: subtract(camera.target, along(heading, pitch, distance)) };
}

/** Width of the film that lenses are named by. */
const FILM_MM = 36;

/** The focal length of a lens of 35 mm film with this angle across the width. */
export function focalLength(fieldOfView: number): number {
  return FILM_MM / 2 / Math.tan(fieldOfView / 2);
}

/** @param millimetres of focal length on 35 mm film. @returns radians across the width, as far as calls take it. */
export function fieldOfView(millimetres: number): number {
  return Math.max(0.05, Math.min(2.6, 2 * Math.atan(FILM_MM / 2 / millimetres)));
}

/** The eye this much above a floor; the direction stays. */
export function atHeight(camera: ModelCamera, floorM: number, heightM: number): ModelCamera {
  return step(camera, 0, floorM + heightM - camera.eye[1], 0);
}
