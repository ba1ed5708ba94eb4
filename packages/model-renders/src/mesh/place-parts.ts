import type { Model, ModelMesh } from '@plumbline/models/model/model.ts';
import { throwIfAborted } from '@plumbline/imaging/tiles/checkpoint.ts';
import type { SolidMesh } from '@plumbline/tracer/trace/solid-mesh.ts';
import type { RenderContext } from '@plumbline/imaging/tiles/render-context.ts';
import { FINISH_NAMES } from '@plumbline/tracer/finishes/finish-list.ts';
import type { PartLook } from '../finishes/choose-finishes.ts';
import { clipTriangle, type CutPlane, sideOfBox } from './clip-triangle.ts';
import { CutFaces } from './cut-faces.ts';
import type { createFineness } from './fineness.ts';
import { CORNER, GrowingMesh } from './growing-mesh.ts';
import { layTexture } from './lay-texture.ts';
import { fourthCorner, isFaceted } from './pair-triangles.ts';
import {
  determinant,
  longestSide,
  normalsOf,
  placeCorners,
  toSceneMatrix,
  writeNormal,
} from './place-corners.ts';
import type { ModelParts } from '../parts/read-parts.ts';
import { createThinning, type Thinning } from './thin-mesh.ts';

export interface PlacedParts {
  readonly solids: SolidMesh;
  readonly panes: SolidMesh;
}

export interface Placing {
  readonly planes: readonly CutPlane[];
  /** Number of the finish that cut faces have; those of undersides follow it, kind by kind. */
  readonly cutFinish: number;
  /** Of the building: cosine and sine of its long side from x. */
  readonly turn: readonly [cos: number, sin: number];
  /** How fine an instance has to be; undefined for all of it. */
  readonly fineness: ReturnType<typeof createFineness>;
}

/** Upward share of a face's outward normal below which it looks down. */
const DOWN = -0.5;
/** Triangles between two looks at the signal. */
const CHECK_EVERY = 200_000;

/** All that is drawn of a model, cut and placed in the frame of the scene; things count from 1. */
export function placeParts(
  model: Model,
  parts: ModelParts,
  looks: readonly PartLook[],
  { planes, cutFinish, turn, fineness }: Placing,
  context: RenderContext,
): PlacedParts {
  const { instances } = model;
  const room = countTriangles(model, parts, looks);
  const solids = new GrowingMesh(room.solid);
  const panes = new GrowingMesh(room.clear);
  const cuts = new CutFaces(planes, solids, cutFinish, turn);
  const corners = new Float64Array(3 * CORNER);
  const matrix = new Float64Array(16);
  const placed: { places: Float64Array } = { places: new Float64Array(0) };
  const thinning = createThinning();
  let sinceCheck = 0;
  for (let index = 0; index < instances.count; index += 1) {
    const kind = parts.kind[index] as number;
    const look = looks[kind];
    const mesh = model.meshes[instances.mesh[index] as number];
    if (look === undefined || mesh === undefined) continue;
    sinceCheck += mesh.indices.length / 3;
    if (sinceCheck > CHECK_EVERY) {
      sinceCheck = 0;
      throwIfAborted(context);
    }
    toSceneMatrix(instances.matrix, index, matrix);
    const box = placeCorners(mesh, matrix, placed);
    const sides = planes.map((plane) => sideOfBox(plane, box.low, box.high));
    if (sides.includes('away')) continue;
    const crossed = planes.filter((_, k) => sides[k] === 'across');
    const thing = (instances.thing[index] as number) + 1;
    const target = look.clear ? panes : solids;
    const finish = FINISH_NAMES.length + kind;
    const underside = cutFinish + 1 + kind;
    const fine = crossed.length > 0 ? undefined : fineness(box.low, box.high);
    addInstance({
      mesh,
      matrix,
      places: placed.places,
      corners,
      target,
      finish,
      underside,
      thing,
      look,
      turn,
      lengthwise: look.lengthwise ? longestSide(box.low, box.high) : undefined,
      thinned: fine ? thinning.thin(placed.places, mesh.positions.length / 3, fine) : undefined,
      crossed,
      cuts: look.clear ? undefined : cuts,
    });
  }
  cuts.close();
  return { solids: solids.toSolid(), panes: panes.toSolid() };
}

interface InstanceWork {
  readonly mesh: ModelMesh;
  readonly matrix: Float64Array;
  readonly places: Float64Array;
  readonly corners: Float64Array;
  readonly target: GrowingMesh;
  readonly finish: number;
  /** Of faces that look down. */
  readonly underside: number;
  readonly thing: number;
  readonly look: PartLook;
  readonly turn: readonly [number, number];
  readonly lengthwise: readonly [number, number, number] | undefined;
  readonly thinned: ReturnType<Thinning['thin']> | undefined;
  readonly crossed: readonly CutPlane[];
  readonly cuts: CutFaces | undefined;
}

function addInstance(work: InstanceWork): void {
  const { mesh, matrix, places, corners, target, thing, look, turn, lengthwise, thinned } = work;
  const { indices, normals, uvs } = mesh;
  const useNormals = normals !== null && thinned === undefined && !isFaceted(mesh, normals);
  const normalMatrix = useNormals ? normalsOf(matrix) : undefined;
  // Triangles of mirrored placements run the other way; so does the frame of the scene.
  const orientation = determinant(matrix) > 0 ? 1 : -1;
  const mayPair = !useNormals && work.crossed.length === 0 && !look.ownCoordinates;
  for (let k = 0; k + 2 < indices.length; k += 3) {
    let ia = indices[k] as number;
    let ib = indices[k + 1] as number;
    let ic = indices[k + 2] as number;
    if (thinned !== undefined) {
      ia = thinned[ia] as number;
      ib = thinned[ib] as number;
      ic = thinned[ic] as number;
    }
    if (ia === ib || ib === ic || ia === ic) continue;
    const pair = mayPair && k + 5 < indices.length ? fourthCorner(places, indices, k, thinned) : undefined;
    const order = pair ?? [ia, ib, ic];
    for (let c = 0; c < 3; c++) {
      const from = 3 * (order[c] as number);
      const at = c * CORNER;
      corners[at] = places[from] as number;
      corners[at + 1] = places[from + 1] as number;
      corners[at + 2] = places[from + 2] as number;
    }
    const ax = (corners[CORNER] as number) - (corners[0] as number);
    const ay = (corners[CORNER + 1] as number) - (corners[1] as number);
    const az = (corners[CORNER + 2] as number) - (corners[2] as number);
    const bx = (corners[2 * CORNER] as number) - (corners[0] as number);
    const by = (corners[2 * CORNER + 1] as number) - (corners[1] as number);
    const bz = (corners[2 * CORNER + 2] as number) - (corners[2] as number);
    let nx = ay * bz - az * by;
    let ny = az * bx - ax * bz;
    let nz = ax * by - ay * bx;
    const double = Math.sqrt(nx * nx + ny * ny + nz * nz);
    if (!(double > 1e-10)) continue;
    nx /= double;
    ny /= double;
    nz /= double;
    const finish = ny * orientation < DOWN ? work.underside : work.finish;
    for (let c = 0; c < 3; c++) {
      const at = c * CORNER;
      if (useNormals && normalMatrix !== undefined) {
        writeNormal(normalMatrix, normals, order[c] as number, corners, at + 5, nx, ny, nz);
      } else {
        corners[at + 5] = nx;
        corners[at + 6] = ny;
        corners[at + 7] = nz;
      }
      if (look.ownCoordinates) {
        corners[at + 3] = uvs?.[2 * (order[c] as number)] ?? 0;
        corners[at + 4] = uvs?.[2 * (order[c] as number) + 1] ?? 0;
      }
    }
    if (!look.ownCoordinates) layTexture(corners, nx, ny, nz, turn, lengthwise);
    if (pair !== undefined) k += 3;
    if (work.crossed.length === 0) {
      target.add(pair === undefined ? 0 : 1, corners, 0, CORNER, 2 * CORNER, finish, thing);
      continue;
    }
    for (const plane of work.crossed) work.cuts?.note(plane, thing, corners, orientation);
    const polygon = clipTriangle(corners, work.crossed);
    for (let c = 1; c + 1 < polygon.count; c++)
      target.add(0, polygon.corners, 0, c * CORNER, (c + 1) * CORNER, finish, thing);
  }
}

function countTriangles(model: Model, parts: ModelParts, looks: readonly PartLook[]) {
  const room = { solid: 0, clear: 0 };
  for (let index = 0; index < model.instances.count; index += 1) {
    const look = looks[parts.kind[index] as number];
    if (look === undefined) continue;
    const triangles = (model.meshes[model.instances.mesh[index] as number]?.indices.length ?? 0) / 3;
    room[look.clear ? 'clear' : 'solid'] += triangles;
  }
  return room;
}
