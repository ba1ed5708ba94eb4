import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { ModelRecord, ModelVersionRecord, ReadModelVersion } from './model.ts';
import { isRead } from './model.ts';
import type { ModelRepository } from './model-repository.ts';

/**
 * A model of this person.
 *
 * @throws AppError `NOT_FOUND`, for another's too, `GONE` where its owner deleted it
 */
export function requireOwnModel(
  model: ModelRecord | undefined,
  modelId: string,
  userId: string,
): ModelRecord {
  if (model?.userId !== userId) throw new AppError('NOT_FOUND', `model ${modelId} of ${userId}`);
  if (model.deletedAt) throw new AppError('GONE', `model ${modelId} was deleted`);
  return model;
}

/** The version that is in use: the newest that was read. */
export function versionInUse(versions: readonly ModelVersionRecord[]): ReadModelVersion | undefined {
  return versions.find(isRead);
}

/**
 * The version of a model that is in use, or the one of this hash.
 *
 * @throws AppError as `requireOwnModel`; `MODEL_NOT_READY` before any was read, `NOT_FOUND` for an unknown hash
 */
export async function requireReadModel(
  models: ModelRepository,
  {
    modelId,
    userId,
    hash,
  }: { readonly modelId: string; readonly userId: string; readonly hash?: string | undefined },
): Promise<{ readonly model: ModelRecord; readonly version: ReadModelVersion }> {
  const model = requireOwnModel(await models.find(modelId), modelId, userId);
  const versions = await models.versionsOf([modelId]);
  const version =
    hash === undefined ? versionInUse(versions) : versions.filter(isRead).find((each) => each.hash === hash);
  if (version) return { model, version };
  throw new AppError(hash === undefined ? 'MODEL_NOT_READY' : 'NOT_FOUND', `model ${modelId} ${hash ?? ''}`);
}
