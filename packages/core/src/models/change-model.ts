import type { ChangeModelBody, ModelAnswer } from '@plumbline/contract/api/models.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { Locale } from '@plumbline/contract/text.ts';
import { restorableUntil } from '../deletion/restorable-until.ts';
import type { User } from '../identity/user.ts';
import { cleanFileName } from '../images/file-name.ts';
import type { StorageSettings } from '../images/storage-use.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database, Repositories } from '../ports/database.ts';
import { readOwnModel } from './list-models.ts';
import type { ModelRecord } from './model.ts';
import { requireOwnModel } from './require-model.ts';
import { requireRoom } from './require-room.ts';

export interface ChangeModelDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: StorageSettings;
}

export interface OwnModel {
  readonly modelId: string;
  readonly user: User;
  readonly locale: Locale;
}

/**
 * Keeps what is given with a model. A unit or an axis has the newest file read again; until then what was read stays in use.
 *
 * @throws AppError as `requireOwnModel`
 */
export async function changeModel(
  { database, clock }: ChangeModelDependencies,
  { modelId, user, locale }: OwnModel,
  { name, views, assignments, unit, upAxis }: ChangeModelBody,
): Promise<ModelAnswer> {
  return database.transaction(async (repositories) => {
    const { models } = repositories;
    const model = requireOwnModel(await models.lock(modelId), modelId, user.id);
    await models.change(modelId, {
      ...(name === undefined ? {} : { name: cleanFileName(name) || model.name }),
      ...(views === undefined ? {} : { views }),
      ...(assignments === undefined ? {} : { materials: assignments }),
      updatedAt: clock.now(),
    });
    if (unit !== undefined || upAxis !== undefined) await readAgain(repositories, model, { unit, upAxis });
    return readOwnModel(models, { modelId, userId: user.id, locale });
  });
}

async function readAgain(
  { models, queue }: Repositories,
  { modelId, version }: ModelRecord,
  { unit, upAxis }: Pick<ChangeModelBody, 'unit' | 'upAxis'>,
): Promise<void> {
  const current = await models.lockVersion(modelId, version);
  if (!current) return;
  await models.changeVersion(modelId, version, {
    ...(unit === undefined ? {} : { unit }),
    ...(upAxis === undefined ? {} : { upAxis }),
    state: 'reading',
    // A reading that is under way is of what was said before.
    claim: current.claim + 1,
    ...{ attempts: 0, progress: 0, error: null },
  });
  await queue.readModel(modelId, version);
}

/** @throws AppError as `requireOwnModel` */
export async function deleteModel(
  { database, clock }: ChangeModelDependencies,
  modelId: string,
  userId: string,
): Promise<{ modelId: string; restorableUntil: string }> {
  const at = clock.now();
  const keptUntil = restorableUntil(at);
  await database.transaction(async ({ models }) => {
    requireOwnModel(await models.lock(modelId), modelId, userId);
    await models.change(modelId, { deletedAt: at, keptUntil });
  });
  return { modelId, restorableUntil: keptUntil.toISOString() };
}

/** @throws AppError `NOT_FOUND`, `GONE` where its time is over, `STORAGE_FULL` where something else took its place */
export async function restoreModel(
  { database, clock, settings }: ChangeModelDependencies,
  { modelId, user, locale }: OwnModel,
): Promise<ModelAnswer> {
  const at = clock.now();
  return database.transaction(async ({ images, models }) => {
    await models.lockOwner(user.id);
    const model = await models.lock(modelId);
    if (model?.userId !== user.id) throw new AppError('NOT_FOUND', `model ${modelId} of ${user.id}`);
    if (model.deletedAt) {
      if (restorableUntil(model.deletedAt) <= at) throw new AppError('GONE', `model ${modelId}`);
      await requireRoom(images, user, await models.keptBytes(modelId), { at, settings });
      await models.change(modelId, { deletedAt: null, keptUntil: null });
    }
    return readOwnModel(models, { modelId, userId: user.id, locale });
  });
}
