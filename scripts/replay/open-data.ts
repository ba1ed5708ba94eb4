import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { DataDirInUse, lockDataDir } from '@plumbline/app/data-dir-lock.ts';
import { findRunningPostgres } from '@plumbline/platform/database/embedded/running-postgres.ts';
import { startEmbeddedPostgres } from '@plumbline/platform/database/embedded-postgres.ts';
import { createLogger } from '@plumbline/platform/logging/create-logger.ts';
import { type Services, createServices } from '@plumbline/platform/services.ts';
import type { Settings } from '@plumbline/platform/settings/settings.ts';
import { createThreadCompute } from '@plumbline/compute/thread-compute.ts';

export interface OpenedData {
  readonly services: Services;
  readonly codec: ReturnType<typeof createThreadCompute>;
  close(): Promise<void>;
}

/**
 * Opens the database and the files that the settings name: those of the running app, or, where none runs, by starting
 * the embedded database for as long as this takes.
 *
 * @throws where there is no data, or a database that does not answer
 */
export async function openData(settings: Settings): Promise<OpenedData> {
  const database = await openDatabase(settings, { mayMake: false });
  const databaseUrl = database.url;
  const codec = createThreadCompute({ threads: 1 });
  const closeAll = async () => {
    await codec.close();
    await database.close();
  };
  try {
    const services = await createServices(
      { ...settings, databaseUrl },
      { compute: codec, logger: createLogger('silent') },
    );
    const close = async () => {
      await services.close();
      await closeAll();
    };
    return { services, codec, close };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

/**
 * The database alone, as it is: nothing is migrated.
 *
 * @param mayMake an embedded one that is not there yet
 */
export async function openDatabase(
  { databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  { mayMake }: { readonly mayMake: boolean },
): Promise<EmbeddedData> {
  if (databaseUrl !== undefined) return { url: databaseUrl, close: async () => undefined };
  const dir = join(dataDir, 'postgres');
  if (!mayMake)
    await access(join(dir, 'cluster')).catch(() => {
      throw new Error(`There is no data in ${dataDir}.`);
    });
  return openEmbedded(dataDir);
}

interface EmbeddedData {
  readonly url: string;
  close(): Promise<void>;
}

async function openEmbedded(dataDir: string): Promise<EmbeddedData> {
  const dir = join(dataDir, 'postgres');
  try {
    const lock = await lockDataDir(dataDir);
    try {
      const database = await startEmbeddedPostgres(dir);
      const close = async () => {
        await database.close();
        await lock.release();
      };
      return { url: database.url, close };
    } catch (error) {
      await lock.release();
      throw error;
    }
  } catch (error) {
    if (!(error instanceof DataDirInUse)) throw error;
    const url = await findRunningPostgres(dir);
    if (url === undefined) throw error;
    return { url, close: async () => undefined };
  }
}
