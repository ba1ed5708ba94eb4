import { dot, scale, subtract } from '../geometry/vectors.ts';
import type { Vector3 } from '../model/model.ts';

/**
 * How a drawing looks at a model: `u` to the right and `v` down, in metres for a parallel projection and in pixels for a
 * perspective one, and `k`, which grows with the distance and is linear over every plane of the model.
 */
export interface Frame {
  readonly kind: 'parallel' | 'perspective';
  readonly eye: Vector3;
  readonly right: Vector3;
  readonly up: Vector3;
  readonly forward: Vector3;
  /** 1 and no centre for a parallel projection. */
  readonly focal: number;
  readonly centreX: number;
  readonly centreY: number;
  /** What is drawn of it, in its own units. */
  readonly window: FrameWindow;
}

export interface FrameWindow {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A half space that is kept: where `normal · point ≥ at`. */
export interface KeptSide {
  readonly normal: Vector3;
  readonly at: number;
}

/** Nearer than this to the eye nothing is drawn, in metres. */
const NEAR_M = 0.05;

export function frameU(frame: Frame, x: number, y: number, z: number): number {
  const { right, eye } = frame;
  const across = right[0] * (x - eye[0]) + right[1] * (y - eye[1]) + right[2] * (z - eye[2]);
  return frame.kind === 'parallel'
    ? across
    : frame.centreX + (frame.focal * across) / depthOf(frame, x, y, z);
}

export function frameV(frame: Frame, x: number, y: number, z: number): number {
  const { up, eye } = frame;
  const upwards = up[0] * (x - eye[0]) + up[1] * (y - eye[1]) + up[2] * (z - eye[2]);
  return frame.kind === 'parallel'
    ? -upwards
    : frame.centreY - (frame.focal * upwards) / depthOf(frame, x, y, z);
}

/** Metres before the eye; of a parallel projection the minus of one over it is linear over no plane, so it is itself. */
export function frameK(frame: Frame, x: number, y: number, z: number): number {
  const depth = depthOf(frame, x, y, z);
  return frame.kind === 'parallel' ? depth : -1 / depth;
}

/** Metres before the eye, of what `frameK` answers. */
export function metresOf(frame: Frame, k: number): number {
  return frame.kind === 'parallel' ? k : -1 / k;
}

function depthOf({ forward, eye }: Frame, x: number, y: number, z: number): number {
  return forward[0] * (x - eye[0]) + forward[1] * (y - eye[1]) + forward[2] * (z - eye[2]);
}

/** What lies before the eye and within the picture: nothing else has a place in it. */
export function sidesOf(frame: Frame): readonly KeptSide[] {
  const { eye, right, up, forward, focal, window } = frame;
  if (frame.kind === 'parallel') {
    if (window.right === Number.POSITIVE_INFINITY) return [];
    const turned = (axis: Vector3): Vector3 => scale(axis, -1);
    return [
      { normal: right, at: window.left },
      { normal: turned(right), at: -window.right },
      { normal: turned(up), at: window.top },
      { normal: up, at: -window.bottom },
    ];
  }
  const through = (normal: Vector3): KeptSide => ({ normal, at: dot(normal, eye) });
  const mix = (side: Vector3, by: number, sign: number): Vector3 => [
    sign * (side[0] * focal + forward[0] * by),
    sign * (side[1] * focal + forward[1] * by),
    sign * (side[2] * focal + forward[2] * by),
  ];
  return [
    { normal: forward, at: dot(forward, eye) + NEAR_M },
    through(mix(right, frame.centreX - window.left, 1)),
    through(mix(right, frame.centreX - window.right, -1)),
    through(mix(up, window.top - frame.centreY, -1)),
    through(mix(up, window.bottom - frame.centreY, 1)),
  ];
}

/** Whether a surface with this normal is seen from its front at a point. */
export function facesViewer(frame: Frame, normal: Vector3, point: Vector3): boolean {
  return frame.kind === 'parallel'
    ? dot(normal, frame.forward) < 0
    : dot(normal, subtract(frame.eye, point)) > 0;
}
