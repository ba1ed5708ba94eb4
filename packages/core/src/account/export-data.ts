import { randomUUID } from 'node:crypto';
import { EXPORTS_PER_DAY } from '@plumbline/contract/constants.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { extensionOf } from '../images/image-keys.ts';
import type { Database } from '../ports/database.ts';
import type { Storage } from '../ports/storage.ts';
import type { DataExport } from './account-repository.ts';
import type { AccountDependencies } from './leave-account.ts';

const DAY_MS = 86_400_000;

export interface ExportFile {
  readonly name: string;
  readonly lastModified: Date;
  readonly input: AsyncIterable<Uint8Array> | string;
}

/**
 * Permits the owner to fetch their data for a day.
 *
 * @throws AppError `EXPORT_LIMIT`
 */
export async function createExport(
  { database, clock }: AccountDependencies,
  userId: string,
): Promise<DataExport> {
  const at = clock.now();
  const dataExport = {
    id: randomUUID(),
    userId,
    createdAt: at,
    expiresAt: new Date(at.getTime() + DAY_MS),
  };
  await database.transaction(async ({ account, identity }) => {
    await identity.lock(`user ${userId}`);
    if ((await account.countExports(userId, new Date(at.getTime() - DAY_MS))) >= EXPORTS_PER_DAY)
      throw new AppError('EXPORT_LIMIT', `${userId} has exported enough`, { retryAfterSeconds: 86_400 });
    await account.addExport(dataExport);
  });
  return dataExport;
}

/**
 * An export that the caller may fetch now.
 *
 * @throws AppError `NOT_FOUND`, for a foreign one too; `GONE` where it has expired
 */
export async function requireExport(
  { database, clock }: AccountDependencies,
  exportId: string,
  userId: string,
): Promise<void> {
  const found = await database.account.findExport(exportId);
  if (found?.userId !== userId) throw new AppError('NOT_FOUND', `export ${exportId}`);
  if (found.expiresAt <= clock.now()) throw new AppError('GONE', `export ${exportId} has expired`);
}

/**
 * The files of an export, each opened when the one before has been read: the person's records as JSON, one file a
 * table, then every picture and every model that is still there. Values are data in JSON, never formulas of a spreadsheet.
 */
export async function* exportFiles(
  { database, storage }: { readonly database: Database; readonly storage: Storage },
  { userId, at, signal }: { readonly userId: string; readonly at: Date; readonly signal: AbortSignal },
): AsyncGenerator<ExportFile> {
  const names: string[] = [];
  const json = (name: string, value: unknown): ExportFile => ({
    name,
    lastModified: at,
    input: `${JSON.stringify(value, null, 2)}\n`,
  });
  for await (const { name, rows } of database.account.personalRecords(userId)) {
    signal.throwIfAborted();
    names.push(`${name}.json`);
    yield json(`${name}.json`, rows);
  }
  for (const image of await database.images.listOwned(userId)) {
    signal.throwIfAborted();
    if (image.deletedAt) continue;
    const key = image.originalKey ?? image.workingKey;
    // Deleted meanwhile, or its file is lost: the rest of the archive is still worth having.
    if (!(await storage.stat(key))) continue;
    const name = `images/${image.imageId}.${image.originalKey ? extensionOf(image.mime) : 'png'}`;
    names.push(name);
    yield { name, lastModified: image.createdAt, input: await storage.stream(key) };
  }
  for (const { modelId, version, fileKey, fileName, createdAt } of await database.models.listOwned(userId)) {
    signal.throwIfAborted();
    if (!(await storage.stat(fileKey))) continue;
    const ending = /\.[A-Za-z0-9]{1,5}$/.exec(fileName)?.[0] ?? '';
    const name = `models/${modelId}-${version}${ending.toLowerCase()}`;
    names.push(name);
    yield { name, lastModified: createdAt, input: await storage.stream(fileKey) };
  }
  yield json('manifest.json', { schema: 1, madeAt: at.toISOString(), files: names });
}
