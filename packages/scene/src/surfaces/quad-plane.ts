import { clamp } from '@plumbline/imaging/scalar.ts';
import { axisInCamera } from '../drawing/drawing-camera.ts';
import type { PlaneView } from '../materials/plane-view.ts';
import { CEILING_MM, EYE_HEIGHT_MM, type PictureView } from './picture-view.ts';
import { solveLinear } from './solve-linear.ts';

export type Corner = readonly [number, number];
/** Corners of a rectangle on a surface: top left, top right, bottom right, bottom left of it, in pixels. */
export type Quad = readonly [Corner, Corner, Corner, Corner];

type Vec = readonly [number, number, number];

/** A quad smaller than this, in pixels of the picture, lays nothing out. */
const LEAST_AREA = 16;
/** Cosine above which a plane counts as level. */
const LEVEL = 0.8;
/** Widths of a rectangle that are believed, in usual scales. */
const LEAST_SCALE = 0.1;
const MOST_SCALE = 4;
/** Focal length in widths where the quad does not tell it. */
const USUAL_FOCAL = 0.9;

/**
 * Whether four corners make a convex quadrilateral, in either sense, that lies over a picture at least partly.
 *
 * @param width of the picture the corners are in pixels of
 */
export function isUsableQuad(quad: Quad, width: number, height: number): boolean {
  let turns = 0;
  let twiceArea = 0;
  for (let k = 0; k < 4; k++) {
    const [ax, ay] = quad[k] as Corner;
    const [bx, by] = quad[(k + 1) % 4] as Corner;
    const [cx, cy] = quad[(k + 2) % 4] as Corner;
    const cross = (bx - ax) * (cy - by) - (by - ay) * (cx - bx);
    turns += Math.sign(Math.abs(cross) < 1e-6 ? 0 : cross);
    twiceArea += ax * by - bx * ay;
  }
  if (Math.abs(turns) !== 4 || Math.abs(twiceArea) / 2 < LEAST_AREA) return false;
  return overlaps(quad, width, height);
}

/** Convex shapes are apart exactly where a side of one of them parts them. */
function overlaps(quad: Quad, width: number, height: number): boolean {
  const xs = quad.map(([x]) => x);
  const ys = quad.map(([, y]) => y);
  if (Math.max(...xs) <= 0 || Math.min(...xs) >= width || Math.max(...ys) <= 0 || Math.min(...ys) >= height)
    return false;
  const frame: readonly Corner[] = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
  const sense = Math.sign(
    quad.reduce((sum, [ax, ay], k) => {
      const [bx, by] = quad[(k + 1) % 4] as Corner;
      return sum + ax * by - bx * ay;
    }, 0),
  );
  return quad.every(([ax, ay], k) => {
    const [bx, by] = quad[(k + 1) % 4] as Corner;
    return frame.some(([px, py]) => sense * ((bx - ax) * (py - ay) - (by - ay) * (px - ax)) > 0);
  });
}

export interface QuadPlane {
  /** Pixels of the view's picture to millimetres; u runs along the rectangle's top, v down its side. */
  readonly plane: PlaneView;
  readonly facing: 'level' | 'upright';
}

/**
 * The plane of a rectangle that a person has set by its four corners. Its proportions follow from the perspective itself (Zhang
 * and He, "Whiteboard scanning and image enhancement", 2007): the focal length is the camera's, or that at which the two
 * directions are square to each other. Its size follows from the eye's height over level ground, or over a wall's lowest corner.
 *
 * @param quad in pixels of the view's picture, usable
 */
export function planeOfQuad(view: PictureView, quad: Quad): QuadPlane {
  const { picture, camera, usualMmPerPixel } = view;
  const cx = camera?.cx ?? picture.width / 2;
  const cy = camera?.cy ?? picture.height / 2;
  const homography = homographyOf(quad);
  const [h1, h2, h3] = columnsOf(homography);
  const focal = camera?.focal ?? focalOf(h1, h2, cx, cy) ?? USUAL_FOCAL * picture.width;
  const inCamera = ([x, y, w]: Vec): Vec => [(x - cx * w) / focal, (y - cy * w) / focal, w];
  const [a, b, c] = [inCamera(h1), inCamera(h2), inCamera(h3)];
  const across = length(a);
  const down = length(b);
  const upright: Vec = camera ? axisInCamera(camera, 1) : [0, 1, 0];
  const normal = cross(a, b);
  const steepness = Math.abs(dot(normal, upright)) / (length(normal) || 1);
  const middle: Vec = [
    (a[0] + b[0]) / 2 + c[0],
    (a[1] + b[1]) / 2 + c[1],
    (a[2] + b[2]) / 2 + c[2],
  ];
  const usual = (usualMmPerPixel * focal) / Math.max(1e-9, middle[2] / 1);
  const k = clamp(
    steepness > LEVEL ? levelScale(middle, upright, usual) : wallScale([a, b, c], upright, usual),
    LEAST_SCALE * usual,
    MOST_SCALE * usual,
  );
  const inverse = invert(homography);
  // In front of the viewer w is positive.
  const [mx, my] = middleOf(quad);
  const sign = inverse[6] * mx + inverse[7] * my + inverse[8] < 0 ? -1 : 1;
  const [wide, high] = [sign * k * across, sign * k * down];
  const matrix = inverse.map((value, at) => value * (at < 3 ? wide : at < 6 ? high : sign));
  return { plane: { matrix }, facing: steepness > LEVEL ? 'level' : 'upright' };
}

function levelScale(middle: Vec, upright: Vec, usual: number): number {
  const sinks = dot(middle, upright);
  if (Math.abs(sinks) < 1e-6) return usual;
  return (sinks > 0 ? EYE_HEIGHT_MM : CEILING_MM - EYE_HEIGHT_MM) / Math.abs(sinks);
}

function wallScale([a, b, c]: readonly [Vec, Vec, Vec], upright: Vec, usual: number): number {
  const corners: Vec[] = [
    c,
    [a[0] + c[0], a[1] + c[1], a[2] + c[2]],
    [b[0] + c[0], b[1] + c[1], b[2] + c[2]],
    [a[0] + b[0] + c[0], a[1] + b[1] + c[1], a[2] + b[2] + c[2]],
  ];
  const lowest = Math.max(...corners.map((corner) => dot(corner, upright)));
  return lowest > 1e-3 ? EYE_HEIGHT_MM / lowest : usual;
}

/** The 3 × 3 that takes (s, t, 1) of the unit square to pixels, scaled so that points of the quad have w > 0. */
function homographyOf(quad: Quad): readonly number[] {
  const square: readonly Corner[] = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ];
  const rows = quad.flatMap(([x, y], k) => {
    const [s, t] = square[k] as Corner;
    return [
      [s, t, 1, 0, 0, 0, -s * x, -t * x, x],
      [0, 0, 0, s, t, 1, -s * y, -t * y, y],
    ];
  });
  return [...solveLinear(rows), 1];
}

function columnsOf(h: readonly number[]): readonly [Vec, Vec, Vec] {
  const column = (k: number): Vec => [h[k] as number, h[k + 3] as number, h[k + 6] as number];
  return [column(0), column(1), column(2)];
}

/** Focal length at which two image directions are square to each other; undefined where that does not tell it. */
function focalOf(h1: Vec, h2: Vec, cx: number, cy: number): number | undefined {
  const w = h1[2] * h2[2];
  if (Math.abs(w) < 1e-9) return undefined;
  const square =
    -((h1[0] - cx * h1[2]) * (h2[0] - cx * h2[2]) + (h1[1] - cy * h1[2]) * (h2[1] - cy * h2[2])) / w;
  const focal = Math.sqrt(square);
  return focal > 0.3 * 2 * cx && focal < 4 * 2 * cx ? focal : undefined;
}

function invert(m: readonly number[]): readonly [number, number, number, number, number, number, number, number, number] {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0] = m;
  const det = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
  return [
    (e * i - f * h) / det,
    (c * h - b * i) / det,
    (b * f - c * e) / det,
    (f * g - d * i) / det,
    (a * i - c * g) / det,
    (c * d - a * f) / det,
    (d * h - e * g) / det,
    (b * g - a * h) / det,
    (a * e - b * d) / det,
  ];
}

function middleOf(quad: Quad): Corner {
  return [
    quad.reduce((sum, [x]) => sum + x, 0) / 4,
    quad.reduce((sum, [, y]) => sum + y, 0) / 4,
  ];
}

function dot(a: Vec, b: Vec): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function length(a: Vec): number {
  return Math.sqrt(dot(a, a));
}

function cross(a: Vec, b: Vec): Vec {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}
