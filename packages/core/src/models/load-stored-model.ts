import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { RenderRequest } from '@plumbline/contract/api/start-task.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { Database } from '../ports/database.ts';
import type { Storage } from '../ports/storage.ts';
import { isRead } from './model.ts';

const unpack = promisify(gunzip);

/**
 * The stored form of the model that a request was started with, exactly that version; null for a request without one. Whose it
 * is was looked at when the task started.
 *
 * @throws AppError `GONE` where it was deleted meanwhile, or is not the one of the record
 */
export async function loadStoredModel(
  { database, storage }: { readonly database: Pick<Database, 'models'>; readonly storage: Storage },
  { modelId, modelHash }: Pick<RenderRequest, 'modelId' | 'modelHash'>,
): Promise<Uint8Array | null> {
  if (modelId === undefined) return null;
  const model = await database.models.find(modelId);
  const versions = await database.models.versionsOf([modelId]);
  const version = versions.filter(isRead).find(({ hash }) => hash === modelHash);
  if (!model || model.deletedAt || !version)
    throw new AppError('GONE', `model ${modelId} as ${modelHash} is not there`);
  const bytes = await unpack(await storage.get(version.storedKey));
  if (createHash('sha256').update(bytes).digest('hex') !== modelHash)
    throw new AppError('GONE', `what is stored of model ${modelId} is not ${modelHash}`);
  return bytes;
}
