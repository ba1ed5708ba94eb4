import { randomUUID } from 'node:crypto';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { User } from '../identity/user.ts';
import { cleanFileName } from '../images/file-name.ts';
import type { StorageSettings } from '../images/storage-use.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database, Repositories } from '../ports/database.ts';
import type { Storage } from '../ports/storage.ts';
import type { ModelRecord, ModelVersionRecord } from './model.ts';
import { modelFileKey } from './model-keys.ts';
import { requireOwnModel } from './require-model.ts';
import { requireRoom } from './require-room.ts';

export interface UploadModelDependencies {
  readonly database: Database;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly settings: StorageSettings;
}

export interface ReceivedModel {
  readonly fileName: string;
  readonly fileKey: string;
  readonly bytes: number;
}

export interface ModelUploadChoices {
  readonly unit?: ModelVersionRecord['unit'] | undefined;
  readonly upAxis?: ModelVersionRecord['upAxis'] | undefined;
  /** A new export of this one. */
  readonly modelId?: string | undefined;
  /** A model of its own even where one of the same file name is there. */
  readonly asNew?: boolean | undefined;
}

/**
 * Where the next file of a model is stored before anything is known of it.
 *
 * @throws AppError `STORAGE_FULL` where nothing more fits
 */
export async function placeForModel(
  { database, clock, settings }: UploadModelDependencies,
  user: User,
  announcedBytes: number,
): Promise<{ readonly modelId: string; readonly fileKey: string }> {
  await requireRoom(database.images, user, announcedBytes, { at: clock.now(), settings });
  const modelId = randomUUID();
  return { modelId, fileKey: modelFileKey(modelId) };
}

/**
 * Notes a file that is stored, as a model or as the next version of one, and has it read: all of it or nothing. Views and
 * materials that are kept with a model stay.
 *
 * @throws AppError `STORAGE_FULL`; `NOT_FOUND` or `GONE` of the model that it is an export of
 */
export async function saveModel(
  { database, clock, settings }: UploadModelDependencies,
  user: User,
  newId: string,
  { fileName, fileKey, bytes }: ReceivedModel,
  { unit = null, upAxis = null, ...choices }: ModelUploadChoices,
): Promise<ModelVersionRecord> {
  const name = cleanFileName(fileName) || 'model';
  return database.transaction(async (repositories) => {
    const { images, models, queue } = repositories;
    const at = clock.now();
    await models.lockOwner(user.id);
    await requireRoom(images, user, bytes, { at, settings });
    const known = await findEarlier(repositories, user.id, name, choices);
    const modelId = known?.modelId ?? newId;
    const version: ModelVersionRecord = {
      modelId,
      version: (known?.version ?? 0) + 1,
      userId: user.id,
      state: 'reading',
      ...{ fileName: name, fileKey, bytes, unit, upAxis },
      ...{ claim: 0, attempts: 0, progress: 0, error: null },
      ...{ hash: null, storedKey: null, previewKey: null, format: null, content: null },
      createdAt: at,
    };
    if (known) await models.change(modelId, { version: version.version, updatedAt: at });
    else await models.add(newModel(modelId, user.id, name, at));
    await models.addVersion(version);
    await queue.readModel(modelId, version.version);
    return version;
  });
}

async function findEarlier(
  { models }: Repositories,
  userId: string,
  name: string,
  { modelId, asNew = false }: ModelUploadChoices,
): Promise<ModelRecord | undefined> {
  if (modelId !== undefined && asNew)
    throw new AppError('VALIDATION_FAILED', 'a new model is no version of another', {
      details: { asNew: 'not with modelId' },
    });
  if (modelId !== undefined) return requireOwnModel(await models.lock(modelId), modelId, userId);
  const named = asNew ? undefined : await models.findByName(userId, name);
  return named && models.lock(named.modelId);
}

function newModel(modelId: string, userId: string, name: string, at: Date): ModelRecord {
  return {
    ...{ modelId, userId, name, version: 1, views: [], materials: [] },
    ...{ createdAt: at, updatedAt: at, deletedAt: null },
  };
}
