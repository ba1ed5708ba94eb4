import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

const FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));
/** Any number that nothing else in the database locks. */
const LOCK = 7_046_029_254;

/**
 * Brings the database to the schema of this version. Safe to call from several processes at once: an advisory lock
 * lets one migrate while the others wait and then find nothing to do.
 */
export async function migrate(databaseUrl: string): Promise<void> {
  await migrateBy(databaseUrl, FOLDER);
}

/**
 * Brings an empty database to the schema that these migrations made, of which this version knows every one.
 *
 * @param hashes of the migrations that had been done, as drizzle writes them down
 * @throws Error where one is of a later version, or was written anew since
 */
export async function migrateTo(databaseUrl: string, hashes: readonly string[]): Promise<void> {
  const journal = JSON.parse(await readFile(join(FOLDER, 'meta/_journal.json'), 'utf8')) as {
    readonly entries: readonly { readonly tag: string }[];
  };
  const known = await Promise.all(
    journal.entries.map(async ({ tag }) =>
      createHash('sha256')
        .update(await readFile(join(FOLDER, `${tag}.sql`)))
        .digest('hex'),
    ),
  );
  const unknown = hashes.findIndex((hash, at) => hash !== known[at]);
  if (unknown !== -1)
    throw new Error(
      `Migration ${unknown} of the backup is none of this version: restore it with the version that made it, or a later one.`,
    );
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-migrations-'));
  try {
    await cp(FOLDER, folder, { recursive: true });
    const upTo = { ...journal, entries: journal.entries.slice(0, hashes.length) };
    await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify(upTo));
    await migrateBy(databaseUrl, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function migrateBy(databaseUrl: string, migrationsFolder: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await runMigrations(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}
