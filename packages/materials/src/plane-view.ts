/** A plane as a camera sees it: takes pixels to millimetres on the plane. */
export interface PlaneView {
  /** Row-major 3 × 3: (u, v, w) = matrix · (x, y, 1), the point is (u / w, v / w); w > 0 in front of the viewer. */
  readonly matrix: readonly number[];
}

/** What is needed of a pinhole camera without roll; focal length and centre in pixels. */
export interface Pinhole {
  readonly focal: number;
  readonly cx: number;
  readonly cy: number;
}

type Axis = readonly [number, number, number];

/**
 * The plane spanned by two axes (unit vectors in camera coordinates: x right, y down, z forward), `distance` millimetres
 * from the eye along `normal`, which leads away from it. The origin of its coordinates is the foot of the perpendicular from the eye.
 */
export function viewPlane(
  camera: Pinhole,
  axisU: Axis,
  axisV: Axis,
  normal: Axis,
  distance: number,
): PlaneView {
  return {
    matrix: [
      ...rayRow(camera, axisU, distance),
      ...rayRow(camera, axisV, distance),
      ...rayRow(camera, normal, 1),
    ],
  };
}

/**
 * The plane spanned by two axes, in either order, through pixel (x, y) at the depth where a pixel covers `mmPerPixel` across
 * the line of sight.
 */
export function viewPlaneThrough(
  camera: Pinhole,
  axisU: Axis,
  axisV: Axis,
  x: number,
  y: number,
  mmPerPixel: number,
): PlaneView {
  const [a = 0, b = 0, c = 0] = rayRow(camera, cross(axisU, axisV), 1);
  const towards = a * x + b * y + c;
  const distance = Math.abs(towards) * mmPerPixel * camera.focal;
  const side = towards < 0 ? -1 : 1;
  return {
    matrix: [
      ...rayRow(camera, axisU, distance),
      ...rayRow(camera, axisV, distance),
      side * a,
      side * b,
      side * c,
    ],
  };
}

function cross(a: Axis, b: Axis): Axis {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

/** A plane square to the line of sight: everywhere the same scale. */
export function viewSheet(mmPerPixel: number): PlaneView {
  return { matrix: [mmPerPixel, 0, 0, 0, mmPerPixel, 0, 0, 0, 1] };
}

/** The same view for a picture whose pixels are `k` pixels of the present one. */
export function scaleView({ matrix }: PlaneView, k: number): PlaneView {
  return { matrix: matrix.map((value, at) => (at % 3 === 2 ? value : value * k)) };
}

/** Coefficients of the share of an axis in the ray through (x, y, 1). */
function rayRow({ focal, cx, cy }: Pinhole, axis: Axis, k: number): number[] {
  return [
    (k * axis[0]) / focal,
    (k * axis[1]) / focal,
    k * (axis[2] - (axis[0] * cx + axis[1] * cy) / focal),
  ];
}

/** Where a pixel lies on a plane and how the place moves with the pixel. Millimetres. */
export interface PlanePoint {
  u: number;
  v: number;
  ux: number;
  vx: number;
  uy: number;
  vy: number;
}

export function createPlanePoint(): PlanePoint {
  return { u: 0, v: 0, ux: 0, vx: 0, uy: 0, vy: 0 };
}

/** Writes the place of pixel (x, y); false behind the viewer or at the horizon. */
export function locateOnPlane({ matrix: m }: PlaneView, x: number, y: number, out: PlanePoint): boolean {
  const w = (m[6] as number) * x + (m[7] as number) * y + (m[8] as number);
  if (w < 1e-9) return false;
  out.u = ((m[0] as number) * x + (m[1] as number) * y + (m[2] as number)) / w;
  out.v = ((m[3] as number) * x + (m[4] as number) * y + (m[5] as number)) / w;
  out.ux = ((m[0] as number) - out.u * (m[6] as number)) / w;
  out.vx = ((m[3] as number) - out.v * (m[6] as number)) / w;
  out.uy = ((m[1] as number) - out.u * (m[7] as number)) / w;
  out.vy = ((m[4] as number) - out.v * (m[7] as number)) / w;
  return true;
}
