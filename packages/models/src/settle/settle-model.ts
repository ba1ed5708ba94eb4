import type { RawModel, RawView } from '../build/raw-model.ts';
import { NO_BOX, centreOf, diagonalOf, joinBoxes, transformBox } from '../geometry/boxes.ts';
import {
  IDENTITY,
  type Matrix,
  Z_UP_TO_Y_UP,
  multiply,
  scaling,
  transformDirection,
  transformPoint,
  translation,
} from '../geometry/matrix.ts';
import { add, direction, scale } from '../geometry/vectors.ts';
import { ModelFailure } from '../model/model-failure.ts';
import type { WarningLog } from '../model/model-warning.ts';
import type {
  Bounds,
  FileFormat,
  Model,
  ModelInstances,
  ModelRoom,
  ModelView,
  Vector3,
} from '../model/model.ts';
import { type UnitName, nameOfUnit } from '../model/units.ts';
import { findUnit } from './find-unit.ts';
import { findUpAxis } from './find-up-axis.ts';
import { findOutliers } from './find-outliers.ts';
import { reportFaults } from './report-faults.ts';

export interface SettleOptions {
  readonly format: FileFormat;
  readonly unit?: UnitName | undefined;
  readonly upAxis?: 'y' | 'z' | undefined;
  readonly warnings: WarningLog;
  readonly signal: AbortSignal;
}

/** Coordinates beyond it are moved near the origin: at one kilometre a 32-bit number still tells 0.06 mm apart. */
const NEAR_ENOUGH_M = 1_000;
const MANY_TRIANGLES = 2_000_000;
/** Where a file does not say what a camera looks at. */
const USUAL_DISTANCE_M = 10;

/**
 * Brings a model into metres, y up, near the origin.
 *
 * @throws ModelFailure `MODEL_EMPTY` where nothing is to be drawn.
 */
export function settleModel(raw: RawModel, options: SettleOptions): Model {
  const { warnings, signal, format } = options;
  if (raw.instances.length === 0) throw new ModelFailure('MODEL_EMPTY', 'no triangles');
  const boxes = raw.instances.map(({ mesh, matrix }) =>
    transformBox(raw.meshes[mesh]?.box ?? NO_BOX, matrix),
  );
  signal.throwIfAborted();
  const upAxis = findUpAxis(raw, boxes, { format, asked: options.upAxis, warnings });
  const turn = upAxis.axis === 'z' ? Z_UP_TO_Y_UP : IDENTITY;
  const upright = boxes.map((box) => transformBox(box, turn));
  const unit = findUnit(raw, upright, { asked: options.unit, warnings });
  const toMetres = multiply(scaling(unit.metres), turn);
  const metric = upright.map((box) => transformBox(box, scaling(unit.metres)));
  const outliers = findOutliers(metric, raw, warnings);
  const kept = raw.instances.flatMap((_, index) => (outliers[index] === null ? [index] : []));
  const box = kept.map((index) => metric[index] as Bounds).reduce(joinBoxes, NO_BOX);
  const originM = findOrigin(box);
  if (originM.some((value) => value !== 0))
    warnings.say('moved-to-origin', { x: originM[0], y: originM[1], z: originM[2] });
  const toModel = multiply(translation(scale(originM, -1)), toMetres);
  const instances = placeInstances(raw, kept, toModel);
  const triangles = kept.reduce(
    (sum, index) => sum + (raw.meshes[raw.instances[index]?.mesh ?? -1]?.indices.length ?? 0) / 3,
    0,
  );
  if (triangles > MANY_TRIANGLES) warnings.say('many-triangles', { triangles });
  reportFaults(raw, kept, warnings, signal);
  const asides = asidesOfThings(raw, outliers);
  const boundsM = transformBox(box, translation(scale(originM, -1)));
  return {
    format,
    unit: { name: nameOfUnit(unit.metres), ...unit },
    upAxis,
    originM,
    boundsM,
    triangles,
    meshes: raw.meshes.map(({ positions, indices, normals, uvs }) => ({ positions, indices, normals, uvs })),
    instances,
    things: raw.things.map((thing, index) => ({ ...thing, setAside: asides.get(index) ?? null })),
    materials: raw.materials,
    textures: raw.textures,
    views: raw.views.map((view) => placeView(view, toModel, unit.metres, boundsM)),
    storeys: raw.storeys.map(({ key, name, elevation }) => ({
      key,
      name,
      elevationM: elevation * unit.metres - originM[1],
    })),
    rooms: raw.rooms.map((room): ModelRoom => {
      const { key, name, storey, statedAreaM2, mesh } = room;
      const matrix = multiply(toModel, room.matrix);
      return {
        key,
        name,
        storey,
        statedAreaM2,
        positions: moved(mesh.positions, matrix),
        indices: mesh.indices,
      };
    }),
    warnings: warnings.list(),
  };
}

/** Whole metres, and none where the model is near enough: the next export then has the same. */
function findOrigin(box: Bounds): Vector3 {
  const [x, , z] = centreOf(box);
  const place = (value: number, edge: number) => (Math.abs(edge) > NEAR_ENOUGH_M ? Math.round(value) : 0);
  const farther = Math.max(
    ...[box.min, box.max].flatMap((corner) => [Math.abs(corner[0]), Math.abs(corner[2])]),
  );
  return [place(x, farther), place(box.min[1], Math.abs(box.min[1])), place(z, farther)];
}

function placeInstances(raw: RawModel, kept: readonly number[], toModel: Matrix): ModelInstances {
  const count = kept.length;
  const columns = {
    count,
    mesh: new Uint32Array(count),
    thing: new Uint32Array(count),
    material: new Uint32Array(count),
    matrix: new Float64Array(count * 16),
  };
  kept.forEach((index, place) => {
    const instance = raw.instances[index];
    if (instance === undefined) return;
    columns.mesh[place] = instance.mesh;
    columns.thing[place] = instance.thing;
    columns.material[place] = instance.material;
    columns.matrix.set(multiply(toModel, instance.matrix), place * 16);
  });
  return columns;
}

/** A thing is set aside where nothing of it is drawn. */
function asidesOfThings(
  raw: RawModel,
  outliers: readonly ('far' | 'vast' | null)[],
): ReadonlyMap<number, 'far' | 'vast' | null> {
  const asides = new Map<number, 'far' | 'vast' | null>();
  raw.instances.forEach(({ thing }, index) => {
    const outlier = outliers[index] ?? null;
    if (!asides.has(thing) || outlier === null) asides.set(thing, outlier);
  });
  return asides;
}

function placeView(view: RawView, toModel: Matrix, metres: number, bounds: Bounds): ModelView {
  const eye = transformPoint(toModel, view.eye);
  const ahead = direction(transformDirection(toModel, view.direction));
  const distance =
    view.distance === null || !(view.distance > 0)
      ? Math.min(USUAL_DISTANCE_M, Math.max(1, diagonalOf(bounds)))
      : view.distance * metres;
  return {
    name: view.name,
    eye,
    target: add(eye, scale(ahead, distance)),
    up: direction(transformDirection(toModel, view.up)),
    fieldOfView: view.fieldOfView,
    orthographicHeight: view.orthographicHeight === null ? null : view.orthographicHeight * metres,
  };
}

function moved(positions: Float32Array, matrix: Matrix): Float32Array {
  const placed = new Float32Array(positions.length);
  for (let k = 0; k + 2 < positions.length; k += 3)
    placed.set(
      transformPoint(matrix, [
        positions[k] as number,
        positions[k + 1] as number,
        positions[k + 2] as number,
      ]),
      k,
    );
  return placed;
}
