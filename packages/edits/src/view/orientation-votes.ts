import { axisDirection, type DrawingCamera } from '@plumbline/scene/drawing/drawing-camera.ts';
import { axisOfSegment } from '@plumbline/scene/drawing/find-camera.ts';
import type { RawSegment } from '@plumbline/scene/drawing/line-segments.ts';

/** The axis that a surface is square to: 0 and 2 walls, 1 a floor or a ceiling. */
export type Facing = 0 | 1 | 2;
const AXES = [0, 1, 2] as const;

/** How strongly each pixel is held to lie on a surface square to each axis; the three planes of one raster. */
export type OrientationVotes = readonly [Float32Array, Float32Array, Float32Array];

/** Longest sweep of an edge, as a share of the longest side. */
const REACH = 0.3;
/** Distance at which a sweep is worth half, in the same share. */
const HALF = 0.06;
/** What only one family of edges says, against what two say that cross. */
const ALONE = 0.12;
/** Pixels between sweeps along an edge. */
const SPACING = 2;

/**
 * Which way the surfaces face, told by straight edges alone: an edge along one axis that is swept along a second one covers
 * the plane of both until an edge of the third crosses its way, which cannot lie on that plane. What is covered from both
 * sides lies on it most likely. After Lee, Hebert and Kanade, "Geometric reasoning for single image structure
 * recovery", 2009, with weights that fade with the distance.
 *
 * @param segments straight edges in pixels of the raster
 */
export function voteOrientations(
  segments: readonly RawSegment[],
  camera: DrawingCamera,
  width: number,
  height: number,
): OrientationVotes {
  const n = width * height;
  const axisAt = new Uint8Array(n);
  const members = segments.flatMap((segment) => {
    const axis = axisOfSegment(camera, segment);
    return axis === -1 ? [] : [{ segment, axis }];
  });
  for (const { segment, axis } of members) {
    for (let t = 0; t <= segment.length; t++) {
      const x = Math.round(segment.x0 + segment.ux * t);
      const y = Math.round(segment.y0 + segment.uy * t);
      if (x >= 0 && y >= 0 && x < width && y < height) axisAt[y * width + x] = axis + 1;
    }
  }
  const longest = Math.max(width, height);
  const sweep: Sweep = { axisAt, camera, width, height, reach: REACH * longest, half: HALF * longest };
  const planes = AXES.map((facing): Float32Array => {
    const [i, j] = AXES.filter((axis) => axis !== facing) as [Facing, Facing];
    const first = new Float32Array(n);
    const second = new Float32Array(n);
    for (const { segment, axis } of members) {
      if (axis === i) sweepEdge(segment, j, facing, first, sweep);
      if (axis === j) sweepEdge(segment, i, facing, second, sweep);
    }
    for (let p = 0; p < n; p++) {
      const a = Math.min(1, first[p] as number);
      const b = Math.min(1, second[p] as number);
      first[p] = Math.sqrt(a * b) + ALONE * (a + b);
    }
    return first;
  });
  return planes as unknown as OrientationVotes;
}

interface Sweep {
  /** Axis of the edge at a pixel plus one; 0 none. */
  readonly axisAt: Uint8Array;
  readonly camera: DrawingCamera;
  readonly width: number;
  readonly height: number;
  readonly reach: number;
  readonly half: number;
}

/** Adds what an edge covers while it is moved along `axis`, until an edge along `blocked` is met. */
function sweepEdge(
  segment: RawSegment,
  axis: Facing,
  blocked: Facing,
  into: Float32Array,
  { axisAt, camera, width, height, reach, half }: Sweep,
): void {
  for (let t = 0; t <= segment.length; t += SPACING) {
    const x0 = segment.x0 + segment.ux * t;
    const y0 = segment.y0 + segment.uy * t;
    for (const sense of [-1, 1]) {
      let x = x0;
      let y = y0;
      for (let d = 0; d < reach; d++) {
        const [dx, dy] = axisDirection(camera, axis, x, y);
        // An edge that runs along the very direction it is swept in covers nothing.
        if (d === 0 && Math.abs(dx * segment.uy - dy * segment.ux) < 0.08) break;
        x += sense * dx;
        y += sense * dy;
        const px = Math.round(x);
        const py = Math.round(y);
        if (px < 0 || py < 0 || px >= width || py >= height) break;
        const p = py * width + px;
        if (d > 2 && axisAt[p] === blocked + 1) break;
        into[p] = (into[p] as number) + 0.5 / (1 + d / half);
      }
    }
  }
}
