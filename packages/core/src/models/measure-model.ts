import { createHash } from 'node:crypto';
import { type ModelAreas, modelAreasSchema } from '@plumbline/contract/api/model-areas.ts';
import type { ModelAssignment } from '@plumbline/contract/api/model-view.ts';
import type { DrawingDependencies } from './draw-model.ts';
import { modelPrefix } from './model-keys.ts';
import { requireReadModel } from './require-model.ts';

interface MeasuredVersion {
  readonly userId: string;
  readonly modelId: string;
  /** Absent: the version in use. */
  readonly hash?: string | undefined;
  /** Absent: those that are kept with the model. */
  readonly materials?: readonly ModelAssignment[] | undefined;
}

/**
 * The areas of one of a person's models by class, material, room and what is assigned; measured once for a version and its materials.
 *
 * @throws AppError as `requireReadModel`; `UNAVAILABLE` where it takes too long
 */
export async function measureModel(
  { database, storage, compute, take }: DrawingDependencies,
  { userId, modelId, hash, materials }: MeasuredVersion,
  signal: AbortSignal,
): Promise<ModelAreas> {
  const { model, version } = await requireReadModel(database.models, { modelId, userId, hash });
  const assigned = materials ?? model.materials;
  const content = createHash('sha256')
    .update(JSON.stringify([compute.drawingVersion, version.hash, assigned]))
    .digest('hex');
  const key = `${modelPrefix(modelId)}areas-${content}.json`;
  if (await storage.stat(key))
    return modelAreasSchema.parse(JSON.parse(Buffer.from(await storage.get(key)).toString('utf8')));
  await take();
  const areas = await compute.measureModel(await storage.get(version.storedKey), assigned, signal);
  await storage.put(key, Buffer.from(JSON.stringify(areas)));
  return areas;
}
