import { clamp } from '@plumbline/imaging/scalar.ts';
import { percentile } from '@plumbline/imaging/percentile.ts';
import type { LabelMap } from '@plumbline/imaging/raster.ts';
import { CEILING_MM, EYE_HEIGHT_MM } from '@plumbline/imaging/warp/quad-surface.ts';
import { axisDirection, axisInCamera, type DrawingCamera } from '@plumbline/scene/drawing/drawing-camera.ts';
import { type PlaneView, viewPlane, viewPlaneThrough, viewSheet } from '@plumbline/materials/plane-view.ts';
import { findSlope } from '../view/find-slope.ts';
import type { Space } from '@plumbline/scene/image-kind/image-kind.ts';
import type { PictureView } from '../view/picture-view.ts';
import type { PieceKind } from '../view/split-planes.ts';

type Axis = readonly [number, number, number];

/** A piece's plane, and in words what its scale was taken from. */
export interface PlacedPlane {
  /** Pixels of the view's picture to millimetres; u runs to the right and v down in the picture. */
  readonly plane: PlaneView;
  readonly scaleFrom: 'eye height' | 'foot on the ground' | 'usual width';
}

/** How far a wall's foot is believed: outside the viewer often stands higher or lower than the house. */
const FOOT: Readonly<Record<Space, number>> = { interior: 1, exterior: 0.5 };
/** A foot is looked for in the columns of a wall; few of them may reach below it. */
const FOOT_SHARE = 0.15;
/** A wall is no nearer and no farther than this, in usual scales. */
const NEAREST = 0.2;
const FARTHEST = 2.5;
/** A foot so little below the horizon (share of the height) tells no distance. */
const LEAST_DROP = 0.02;

/** Lays the plane of a piece into space, in millimetres. */
export function placePlane(view: PictureView, kind: PieceKind, labels: LabelMap, label: number): PlacedPlane {
  const camera = kind === 'assumed-floor' ? view.assumed : view.camera;
  const [x, y] = middleOf(labels, label);
  if (camera === null || kind === 'front')
    return { plane: viewSheet(view.usualMmPerPixel), scaleFrom: 'usual width' };
  if (kind === 'floor' || kind === 'assumed-floor' || kind === 'ceiling') {
    const u = turned(camera, 0, x, y, 'right');
    const v = turned(camera, 2, x, y, 'down');
    const down = axisInCamera(camera, 1);
    return kind === 'ceiling'
      ? {
          plane: viewPlane(camera, u, v, negated(down), CEILING_MM - EYE_HEIGHT_MM),
          scaleFrom: 'eye height',
        }
      : { plane: viewPlane(camera, u, v, down, EYE_HEIGHT_MM), scaleFrom: 'eye height' };
  }
  if (kind === 'slope') {
    const { along, fall } = findSlope(view, camera, labels, label);
    const plane = viewPlaneThrough(camera, along, fall, x, y, view.usualMmPerPixel);
    return { plane, scaleFrom: 'usual width' };
  }
  const facing = kind === 'wall-0' ? 0 : 2;
  const u = turned(camera, facing === 0 ? 2 : 0, x, y, 'right');
  const v = axisInCamera(camera, 1);
  const normal = axisInCamera(camera, facing);
  const at = towards(camera, normal, x, y);
  const distance = footDistance(camera, normal, labels, label);
  const usual = Math.abs(at) * view.usualMmPerPixel * camera.focal;
  const told =
    distance === undefined ? usual : distance ** FOOT[view.space] * usual ** (1 - FOOT[view.space]);
  const far = clamp(told, NEAREST * usual, FARTHEST * usual);
  return {
    plane: viewPlane(camera, u, v, at < 0 ? negated(normal) : normal, far),
    scaleFrom: distance === undefined ? 'usual width' : 'foot on the ground',
  };
}

/** Distance of a wall in millimetres, from where its pixels stand lowest, as if that were the ground. */
function footDistance(
  camera: DrawingCamera,
  normal: Axis,
  { data, width, height }: LabelMap,
  label: number,
): number | undefined {
  const down = axisInCamera(camera, 1);
  const distances: number[] = [];
  for (let x = 0; x < width; x++) {
    let y = height - 1;
    while (y >= 0 && data[y * width + x] !== label) y--;
    if (y < 0) continue;
    const sinks = towards(camera, down, x, y);
    if (sinks < (LEAST_DROP * height) / camera.focal) continue;
    distances.push((EYE_HEIGHT_MM * Math.abs(towards(camera, normal, x, y))) / sinks);
  }
  return distances.length === 0 ? undefined : percentile(distances, FOOT_SHARE);
}

/** Share of a direction in the ray through a pixel whose part along the line of sight is 1. */
function towards({ focal, cx, cy }: DrawingCamera, axis: Axis, x: number, y: number): number {
  return (axis[0] * (x - cx) + axis[1] * (y - cy)) / focal + axis[2];
}

/** An axis in the sense that runs to the right, or down, in the picture at a point. */
function turned(camera: DrawingCamera, axis: 0 | 2, x: number, y: number, sense: 'right' | 'down'): Axis {
  const [dx, dy] = axisDirection(camera, axis, x, y);
  const own = axisInCamera(camera, axis);
  return (sense === 'right' ? dx : dy) < 0 ? negated(own) : own;
}

function negated([x, y, z]: Axis): Axis {
  return [-x, -y, -z];
}

function middleOf({ data, width }: LabelMap, label: number): readonly [number, number] {
  let sx = 0;
  let sy = 0;
  let n = 0;
  for (let p = 0; p < data.length; p++) {
    if (data[p] !== label) continue;
    sx += p % width;
    sy += Math.floor(p / width);
    n++;
  }
  return [sx / Math.max(1, n), sy / Math.max(1, n)];
}
