/** Restores a backup into an installation that has nothing yet: `npm run restore -- --from <folder>`, see `USAGE`. */
import { parseArgs } from 'node:util';
import { restoreBackup } from '@plumbline/platform/backup/restore-backup.ts';
import { createLogger } from '@plumbline/platform/logging/create-logger.ts';
import { loadSettings } from '@plumbline/platform/settings/load-settings.ts';
import { openStorage } from '@plumbline/platform/storage/open-storage.ts';
import { root } from './lib/paths.mjs';
import { openDatabase } from './replay/open-data.ts';

const USAGE = `Restores a backup into an empty database and an empty storage; start Plumbline afterwards.

  npm run restore -- --from folder
  npm run restore -- --from folder --without-files   the database alone, where the files come back by other means

Reads the same settings as Plumbline (.env and the environment). Nothing that is there is ever overwritten.`;

try {
  const { values } = parseArgs({
    options: { from: { type: 'string' }, 'without-files': { type: 'boolean', default: false } },
  });
  if (values.from === undefined) throw new TypeError('Say where from: --from folder.');
  const settings = loadSettings(root);
  const database = await openDatabase(settings, { mayMake: true });
  try {
    const storage = values['without-files'] ? undefined : openStorage(settings);
    const logger = createLogger('warn');
    const manifest = await restoreBackup({ databaseUrl: database.url, storage, logger }, values.from);
    console.log(
      `${values.from} of ${manifest.at} is restored: ${manifest.tables.length} tables, ${manifest.jobs.count} jobs, ` +
        `${storage ? (manifest.files?.count ?? 0) : 'no'} files.`,
    );
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof TypeError) console.error(`\n${USAGE}`);
  process.exitCode = 2;
}
