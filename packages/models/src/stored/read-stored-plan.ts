import type { ModelLimits } from '../model/limits.ts';
import { ModelFailure, brokenModel, tooComplex } from '../model/model-failure.ts';
import type { Model } from '../model/model.ts';
import { StoredModelError } from './check-header.ts';
import { decodeModel } from './decode-model.ts';

/**
 * A floor plan that was stood up, as it was brought: in the stored form, complete. It is checked like any file, because whoever has an
 * address to bring models to can send one.
 *
 * @throws ModelFailure for bytes that are none, and for more than the limits allow
 */
export function readStoredPlan(bytes: Uint8Array, limits: ModelLimits): Model {
  const model = decode(bytes);
  const { instances, meshes, things, materials, textures, views, rooms } = model;
  if (model.format !== 'plan' || textures.length > 0) throw brokenModel('no plan');
  const counts = { instances: instances.count, things: things.length, materials: materials.length };
  for (const name of ['instances', 'things', 'materials'] as const)
    if (counts[name] > limits[name]) throw tooComplex(name, limits[name]);
  if (views.length > limits.views) throw tooComplex('views', limits.views);
  if (rooms.length > limits.rooms) throw tooComplex('rooms', limits.rooms);
  let triangles = 0;
  for (const mesh of instances.mesh) triangles += (meshes[mesh]?.indices.length ?? 0) / 3;
  if (triangles > limits.triangles) throw tooComplex('triangles', limits.triangles);
  if (triangles === 0) throw new ModelFailure('MODEL_EMPTY', 'no triangles');
  if (triangles !== model.triangles) throw brokenModel('another number of triangles');
  for (const column of [instances.matrix, ...meshes.map(({ positions }) => positions)])
    if (!column.every(Number.isFinite)) throw brokenModel('a number that is none');
  return model;
}

function decode(bytes: Uint8Array): Model {
  try {
    return decodeModel(bytes);
  } catch (error) {
    if (error instanceof StoredModelError) throw brokenModel(error.message, error);
    throw error;
  }
}
