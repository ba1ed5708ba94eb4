import type { Faces } from './faces.ts';
import { diagonalOf } from '../../geometry/boxes.ts';
import type { Model } from '../../model/model.ts';
import { type Frame, type KeptSide, frameK, frameU, frameV, sidesOf } from '../frame.ts';
import { clipPolygon } from './clip.ts';
import { Floats, Whole } from './columns.ts';
import type { DrawnPart } from './drawn-parts.ts';
import { type CutOfPart, shapesOf } from '../cut/cut-shape.ts';
import type { ModelCut } from '../cut/cut-model.ts';
import { cutPart } from '../cut/cut-part.ts';
import { type SectionPlane, keptSide } from '../view.ts';
import { type EdgeList, createEdgeList, findEdges } from './find-edges.ts';
import { type MeshEdges, edgesOfMesh } from './mesh-edges.ts';

export interface Collected {
  readonly faces: Faces;
  readonly edges: EdgeList;
  readonly cuts: readonly ModelCut[];
}

const NOTHING: MeshEdges = {
  corners: new Uint32Array(0),
  triangles: new Uint32Array(0),
  ends: new Uint32Array(0),
  sides: new Int32Array(0),
};

/** How many instances are placed before the abort signal is asked. */
const ASKED_EVERY = 64;

/**
 * Places every part, takes off what lies before the cut and outside the picture, and finds the edges that may be lines.
 *
 * @param planes that cut it.
 */
export function collectFaces(
  model: Model,
  parts: readonly DrawnPart[],
  frame: Frame,
  planes: readonly SectionPlane[],
  signal: AbortSignal,
): Collected {
  const sides = [...planes.map(keptSide), ...sidesOf(frame)];
  const cutParts = planes.map((): CutOfPart[] => []);
  const corners = new Floats('single', 1 << 16);
  const normals = new Floats('single', 1 << 15);
  const owners = new Whole();
  const edges = createEdgeList();
  let mesh: { index: number; edges: MeshEdges } = { index: -1, edges: NOTHING };
  for (const [index, part] of parts.entries()) {
    if (index % ASKED_EVERY === 0) signal.throwIfAborted();
    const shape = model.meshes[part.mesh];
    if (shape === undefined) continue;
    if (mesh.index !== part.mesh) mesh = { index: part.mesh, edges: edgesOfMesh(shape) };
    const places = placeCorners(mesh.edges, shape.positions, model.instances.matrix, part.instance);
    const facing = normalsOf(mesh.edges.triangles, places);
    for (const [number, plane] of planes.entries()) {
      const stretches = cutPart(mesh.edges.triangles, places, plane);
      if (stretches.length > 0) cutParts[number]?.push({ ...part, stretches });
    }
    findEdges(mesh.edges, places, facing, index, frame, sides, edges);
    pushFaces(mesh.edges.triangles, places, facing, index, frame, sides, { corners, normals, owners });
  }
  return {
    faces: {
      count: owners.length,
      corners: corners.view() as Float32Array,
      normals: normals.view() as Float32Array,
      part: owners.view(),
    },
    edges,
    cuts: planes.map((plane, number) => ({
      plane,
      shapes: shapesOf(cutParts[number] ?? [], diagonalOf(model.boundsM)),
    })),
  };
}

function placeCorners(
  { corners }: MeshEdges,
  positions: Float32Array,
  matrices: Float64Array,
  instance: number,
): Float64Array {
  const m = matrices.subarray(instance * 16, instance * 16 + 16) as unknown as readonly number[];
  const [a = 0, b = 0, c = 0, , d = 0, e = 0, f = 0, , g = 0, h = 0, i = 0, , x0 = 0, y0 = 0, z0 = 0] = m;
  const places = new Float64Array(corners.length * 3);
  for (let k = 0; k < corners.length; k += 1) {
    const at = (corners[k] as number) * 3;
    const x = positions[at] as number;
    const y = positions[at + 1] as number;
    const z = positions[at + 2] as number;
    places[k * 3] = a * x + d * y + g * z + x0;
    places[k * 3 + 1] = b * x + e * y + h * z + y0;
    places[k * 3 + 2] = c * x + f * y + i * z + z0;
  }
  return places;
}

function normalsOf(triangles: Uint32Array, places: Float64Array): Float32Array {
  const normals = new Float32Array(triangles.length);
  for (let k = 0; k < triangles.length; k += 3) {
    const [a, b, c] = [
      (triangles[k] as number) * 3,
      (triangles[k + 1] as number) * 3,
      (triangles[k + 2] as number) * 3,
    ];
    const ax = places[a] as number;
    const ay = places[a + 1] as number;
    const az = places[a + 2] as number;
    const [px, py, pz] = [
      (places[b] as number) - ax,
      (places[b + 1] as number) - ay,
      (places[b + 2] as number) - az,
    ];
    const [qx, qy, qz] = [
      (places[c] as number) - ax,
      (places[c + 1] as number) - ay,
      (places[c + 2] as number) - az,
    ];
    const [nx, ny, nz] = [py * qz - pz * qy, pz * qx - px * qz, px * qy - py * qx];
    const length = Math.hypot(nx, ny, nz) || 1;
    normals[k] = nx / length;
    normals[k + 1] = ny / length;
    normals[k + 2] = nz / length;
  }
  return normals;
}

interface FaceColumns {
  readonly corners: Floats;
  readonly normals: Floats;
  readonly owners: Whole;
}

function pushFaces(
  triangles: Uint32Array,
  places: Float64Array,
  facing: Float32Array,
  part: number,
  frame: Frame,
  sides: readonly KeptSide[],
  into: FaceColumns,
): void {
  const polygon = new Array<number>(9).fill(0);
  for (let k = 0; k < triangles.length; k += 3) {
    for (let corner = 0; corner < 3; corner += 1)
      for (let axis = 0; axis < 3; axis += 1)
        polygon[corner * 3 + axis] = places[(triangles[k + corner] as number) * 3 + axis] as number;
    let kept: number[] = polygon;
    for (const side of sides) {
      const before = beforeSide(kept, side);
      if (before === 0) continue;
      kept = before * 3 === kept.length ? [] : clipPolygon(kept, side);
      if (kept.length === 0) break;
    }
    for (let last = 6; last + 2 < kept.length; last += 3) {
      for (const at of [0, last - 3, last]) {
        const [x, y, z] = [kept[at] as number, kept[at + 1] as number, kept[at + 2] as number];
        into.corners.push(frameU(frame, x, y, z));
        into.corners.push(frameV(frame, x, y, z));
        into.corners.push(frameK(frame, x, y, z));
      }
      for (let axis = 0; axis < 3; axis += 1) into.normals.push(facing[k + axis] as number);
      into.owners.push(part);
    }
  }
}

/** How many corners lie on the side that is taken off. */
function beforeSide(polygon: readonly number[], { normal: [a, b, c], at }: KeptSide): number {
  let before = 0;
  for (let k = 0; k < polygon.length; k += 3)
    if (a * (polygon[k] as number) + b * (polygon[k + 1] as number) + c * (polygon[k + 2] as number) < at)
      before += 1;
  return before;
}
