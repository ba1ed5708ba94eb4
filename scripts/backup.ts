/** Backs an installation up while it works: `npm run backup -- --to <folder>`, see `USAGE`. */
import { parseArgs } from 'node:util';
import { loadSettings } from '@plumbline/platform/settings/load-settings.ts';
import { makeBackup } from '@plumbline/platform/backup/make-backup.ts';
import { openStorage } from '@plumbline/platform/storage/open-storage.ts';
import { readBuild } from '@plumbline/worker/build/read-build.ts';
import { root } from './lib/paths.mjs';
import { openDatabase } from './replay/open-data.ts';

const USAGE = `Backs database and files up, also while Plumbline runs.

  npm run backup -- --to folder                    into a folder that is empty or not there yet
  npm run backup -- --to folder --without-files    the database alone, where the files are kept by other means

Reads the same settings as Plumbline (.env and the environment). What it writes holds everything of everybody, keys included.`;

try {
  const { values } = parseArgs({
    options: { to: { type: 'string' }, 'without-files': { type: 'boolean', default: false } },
  });
  if (values.to === undefined) throw new TypeError('Say where to: --to folder.');
  const settings = loadSettings(root);
  const database = await openDatabase(settings, { mayMake: false });
  try {
    const storage = values['without-files'] ? undefined : openStorage(settings);
    const version = (await readBuild()).commit ?? 'unknown';
    const { manifest, missing } = await makeBackup(
      { databaseUrl: database.url, storage, version },
      values.to,
    );
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    const { count = 0, bytes = 0 } = manifest.files ?? {};
    console.log(
      `${values.to}: ${rows} rows of ${manifest.tables.length} tables at ${manifest.at}, ${manifest.jobs.count} jobs, ` +
        `${count} files of ${(bytes / 1e6).toFixed(1)} MB.`,
    );
    for (const key of missing) console.error(`A row names ${key}, which is not in the storage.`);
    process.exitCode = missing.length > 0 ? 1 : 0;
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof TypeError) console.error(`\n${USAGE}`);
  process.exitCode = 2;
}
