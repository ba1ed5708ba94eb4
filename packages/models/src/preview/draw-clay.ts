import { type ModelCamera, cameraBasis, projectPoint } from '../camera/model-camera.ts';
import type { Matrix } from '../geometry/matrix.ts';
import { transformPoint } from '../geometry/matrix.ts';
import type { Model, ModelMesh, Vector3 } from '../model/model.ts';

export interface ClayPicture {
  readonly width: number;
  readonly height: number;
  /** 8-bit grey. */
  readonly data: Uint8Array;
}

const PAPER = 244;
const FIELD_OF_VIEW = 0.75;
/** From the south-west and above, as a model stands on a table. */
const DIRECTION: Vector3 = [-0.55, 0.5, 0.8];
/** Where the light comes from: it leaves the three directions of a house of different brightness. */
const LIGHT: Vector3 = [-0.25, 0.85, 0.46];
const NEAREST = 1e-3;

/**
 * A small picture of a whole model in one grey, by which it is found again: each triangle flat, the nearest wins. Things that
 * were set aside are left out.
 *
 * @param width,height pixels; it is drawn twice as fine and averaged.
 */
export function drawClay(model: Model, width: number, height: number): ClayPicture {
  const fine = { width: width * 2, height: height * 2 };
  const canvas = {
    ...fine,
    grey: new Uint8Array(fine.width * fine.height).fill(PAPER),
    depth: new Float32Array(fine.width * fine.height).fill(Number.POSITIVE_INFINITY),
  };
  const basis = cameraBasis(cameraOf(model), fine.width, fine.height);
  const { instances, meshes, things } = model;
  for (let index = 0; index < instances.count; index += 1) {
    const mesh = meshes[instances.mesh[index] ?? -1];
    if (mesh === undefined || things[instances.thing[index] ?? -1]?.setAside !== null) continue;
    const matrix = [...instances.matrix.subarray(index * 16, index * 16 + 16)];
    drawMesh(canvas, placeMesh(mesh, matrix, basis), mesh.indices);
  }
  return { width, height, data: halve(canvas) };
}

/** The whole of it: its ball fills the narrower side. */
function cameraOf({ boundsM: { min, max } }: Model): ModelCamera {
  const middle: Vector3 = [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2];
  const radius = Math.max(1e-3, Math.hypot(max[0] - min[0], max[1] - min[1], max[2] - min[2]) / 2);
  const away = (radius * 1.15) / Math.sin(FIELD_OF_VIEW / 2) / Math.hypot(...DIRECTION);
  const eye: Vector3 = [
    middle[0] + DIRECTION[0] * away,
    middle[1] + DIRECTION[1] * away,
    middle[2] + DIRECTION[2] * away,
  ];
  return { eye, target: middle, fieldOfView: FIELD_OF_VIEW, twoPoint: false };
}

interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly grey: Uint8Array;
  readonly depth: Float32Array;
}

/** Corners as x, y, depth of the picture, and where they stand. */
interface Placed {
  readonly seen: Float64Array;
  readonly world: Float64Array;
}

function placeMesh(mesh: ModelMesh, matrix: Matrix, basis: ReturnType<typeof cameraBasis>): Placed {
  const { positions } = mesh;
  const seen = new Float64Array(positions.length);
  const world = new Float64Array(positions.length);
  for (let at = 0; at + 2 < positions.length; at += 3) {
    const point = transformPoint(matrix, [
      positions[at] ?? 0,
      positions[at + 1] ?? 0,
      positions[at + 2] ?? 0,
    ]);
    const { x, y, depth } = projectPoint(basis, point);
    seen.set([x, y, depth], at);
    world.set(point, at);
  }
  return { seen, world };
}

function drawMesh(canvas: Canvas, { seen, world }: Placed, indices: Uint32Array): void {
  const point = (list: Float64Array, corner: number): Vector3 => [
    list[corner * 3] ?? 0,
    list[corner * 3 + 1] ?? 0,
    list[corner * 3 + 2] ?? 0,
  ];
  for (let k = 0; k + 2 < indices.length; k += 3) {
    const corners = [indices[k] ?? 0, indices[k + 1] ?? 0, indices[k + 2] ?? 0] as const;
    const [a, b, c] = corners.map((corner) => point(seen, corner)) as [Vector3, Vector3, Vector3];
    if (a[2] < NEAREST || b[2] < NEAREST || c[2] < NEAREST) continue;
    const shade = shadeOf(...(corners.map((corner) => point(world, corner)) as [Vector3, Vector3, Vector3]));
    fillTriangle(canvas, a, b, c, shade);
  }
}

/** Both sides of a face are lit: files turn them either way. */
function shadeOf(a: Vector3, b: Vector3, c: Vector3): number {
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
  const normal: Vector3 = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const length = Math.hypot(...normal) || 1;
  const facing = Math.abs(normal[0] * LIGHT[0] + normal[1] * LIGHT[1] + normal[2] * LIGHT[2]) / length;
  return Math.round(112 + 108 * facing);
}

function fillTriangle(
  { width, height, grey, depth }: Canvas,
  a: Vector3,
  b: Vector3,
  c: Vector3,
  shade: number,
) {
  const area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
  if (Math.abs(area) < 1e-9) return;
  const left = Math.max(0, Math.floor(Math.min(a[0], b[0], c[0])));
  const right = Math.min(width - 1, Math.ceil(Math.max(a[0], b[0], c[0])));
  const top = Math.max(0, Math.floor(Math.min(a[1], b[1], c[1])));
  const bottom = Math.min(height - 1, Math.ceil(Math.max(a[1], b[1], c[1])));
  for (let y = top; y <= bottom; y += 1)
    for (let x = left; x <= right; x += 1) {
      const [px, py] = [x + 0.5, y + 0.5];
      const v = ((px - a[0]) * (c[1] - a[1]) - (py - a[1]) * (c[0] - a[0])) / area;
      const w = ((b[0] - a[0]) * (py - a[1]) - (b[1] - a[1]) * (px - a[0])) / area;
      if (v < 0 || w < 0 || v + w > 1) continue;
      const near = a[2] + v * (b[2] - a[2]) + w * (c[2] - a[2]);
      const at = y * width + x;
      if (near >= (depth[at] ?? 0)) continue;
      depth[at] = near;
      grey[at] = shade;
    }
}

function halve({ width, height, grey }: Canvas): Uint8Array {
  const small = new Uint8Array((width / 2) * (height / 2));
  for (let y = 0; y < height; y += 2)
    for (let x = 0; x < width; x += 2) {
      const at = y * width + x;
      const sum =
        (grey[at] ?? 0) + (grey[at + 1] ?? 0) + (grey[at + width] ?? 0) + (grey[at + width + 1] ?? 0);
      small[(y / 2) * (width / 2) + x / 2] = Math.round(sum / 4);
    }
  return small;
}
