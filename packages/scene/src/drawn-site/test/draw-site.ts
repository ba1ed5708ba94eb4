import type { Raster } from '@plumbline/imaging/raster.ts';
import type { LineSegment } from '../../drawing/drawing-analysis.ts';
import { drawLines, type Stroke } from '../../drawing/test/draw-lines.ts';
import { scallops } from '../../drawn-garden/test/draw-garden.ts';
import { steepAxis } from '../read/steep-camera.ts';

type Vec3 = readonly [number, number, number];

/** A camera over the origin: x to the right of axis 0, y along axis 2, z up, in metres. */
export interface TestCamera {
  readonly width: number;
  readonly height: number;
  readonly inverseFocal: number;
  readonly pitch: number;
  readonly yaw: number;
  /** Pixels per metre at the origin. */
  readonly scale: number;
}

export function project(camera: TestCamera, [x, y, z]: Vec3): readonly [number, number] {
  const right = steepAxis(camera, 0);
  const down = steepAxis(camera, 1);
  const away = steepAxis(camera, 2);
  const p = [0, 1, 2].map(
    (c) => camera.scale * (x * (right[c] as number) + y * (away[c] as number) - z * (down[c] as number)),
  ) as unknown as Vec3;
  const t = 1 / (1 + p[2] * camera.inverseFocal);
  return [camera.width / 2 + p[0] * t, camera.height / 2 + p[1] * t];
}

function line(camera: TestCamera, from: Vec3, to: Vec3): Stroke {
  return { from: project(camera, from), to: project(camera, to) };
}

/** All twelve edges of boxes, hidden ones too: strokes for the search of a camera. */
export function boxSegments(camera: TestCamera, boxes: readonly (readonly [Vec3, Vec3])[]): LineSegment[] {
  const strokes = boxes.flatMap(([[x, y, z], [w, d, h]]) => {
    const corner = (i: number): Vec3 => [x + (i & 1 ? w : 0), y + (i & 2 ? d : 0), z + (i & 4 ? h : 0)];
    const edges: Stroke[] = [];
    for (let i = 0; i < 8; i++)
      for (const bit of [1, 2, 4]) if (!(i & bit)) edges.push(line(camera, corner(i), corner(i | bit)));
    return edges;
  });
  return strokes.map(({ from, to }) => ({
    x0: from[0],
    y0: from[1],
    x1: to[0],
    y1: to[1],
    length: Math.hypot(to[0] - from[0], to[1] - from[1]),
    width: 1,
    axis: -1,
  }));
}

export const SITE_CAMERA: TestCamera = {
  width: 900,
  height: 600,
  inverseFocal: 0.6 / 900,
  pitch: 0.72,
  yaw: 0.5,
  scale: 15,
};

/** A block with a flat roof, a pool with ripples, a street with dashes and four trees, seen from above on 900 × 600. */
export function drawSite(camera = SITE_CAMERA): Raster {
  const path = (points: readonly Vec3[]): Stroke[] =>
    points.slice(1).map((to, i) => line(camera, points[i] as Vec3, to));
  const top: Vec3[] = [
    [-12, 4, 7],
    [2, 4, 7],
    [2, 12, 7],
    [-12, 12, 7],
    [-12, 4, 7],
  ];
  const strokes: Stroke[] = [
    ...path(top),
    ...path([
      [-12, 4, 7],
      [-12, 4, 0],
      [2, 4, 0],
      [2, 4, 7],
    ]),
    // Of the two side walls the one that faces the camera.
    ...path([
      [2, 4, 0],
      [2, 12, 0],
      [2, 12, 7],
    ]),
    ...path([
      [5, -4, 0],
      [14, -4, 0],
      [14, 2, 0],
      [5, 2, 0],
      [5, -4, 0],
    ]),
    ...path([
      [-60, -12, 0],
      [60, -12, 0],
    ]),
    ...path([
      [-60, -17, 0],
      [60, -17, 0],
    ]),
  ];
  for (let k = 0; k < 7; k++) {
    const [x, y] = [6 + ((k * 3.7) % 6), -3.2 + 0.7 * k];
    strokes.push({ ...line(camera, [x, y, 0], [x + 1.5, y + 0.1, 0]), ink: 0.5 });
  }
  for (let x = -30; x < 30; x += 4) strokes.push(line(camera, [x, -14.5, 0], [x + 1.8, -14.5, 0]));
  for (const at of [
    [-6, -6, 2],
    [0, -7, 2],
    [12, 9, 2],
    [17, 6, 2],
  ] as const) {
    const [x, y] = project(camera, at);
    strokes.push(...scallops(x, y, 30));
  }
  return drawLines(camera.width, camera.height, strokes);
}
