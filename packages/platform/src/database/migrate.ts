import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

/** The baseline and what came after it. */
const FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));
/** The steps that the baseline stands for, as they were: for databases that have some of them, and for their backups. */
const FORMER = join(FOLDER, 'before-baseline');
/** Any number that nothing else in the database locks. */
const LOCK = 7_046_029_254;

/**
 * Brings the database to the schema of this version. Safe to call from several processes at once: an advisory lock
 * lets one migrate while the others wait and then find nothing to do.
 */
export async function migrate(databaseUrl: string): Promise<void> {
  await locked(databaseUrl, async (client) => {
    if (await isBeforeBaseline(client)) await runMigrations(drizzle(client), { migrationsFolder: FORMER });
    await runMigrations(drizzle(client), { migrationsFolder: FOLDER });
  });
}

/**
 * Brings an empty database to the schema that these migrations made, of which this version knows every one: by the baseline,
 * or by the steps before it where those had been done.
 *
 * @param hashes of the migrations that had been done, as drizzle writes them down
 * @throws Error where one is of a later version, or was written anew since
 */
export async function migrateTo(databaseUrl: string, hashes: readonly string[]): Promise<void> {
  const former = readMigrationFiles({ migrationsFolder: FORMER });
  const current = readMigrationFiles({ migrationsFolder: FOLDER });
  const byFormer = hashes.length > 0 && hashes[0] === former[0]?.hash;
  const known = byFormer ? [...former, ...current.slice(1)] : current;
  const unknown = hashes.findIndex((hash, at) => hash !== known[at]?.hash);
  if (unknown !== -1)
    throw new Error(
      `Migration ${unknown} of the backup is none of this version: restore it with the version that made it, or a later one.`,
    );
  const later = hashes.length - (byFormer ? former.length : 1);
  await locked(databaseUrl, async (client) => {
    if (byFormer) await runFirst(client, FORMER, hashes.length);
    if (later >= 0) await runFirst(client, FOLDER, 1 + later);
  });
}

/** Whether migrations were done here and the last of them comes before the baseline, by the moments that drizzle goes by. */
async function isBeforeBaseline(client: pg.Client): Promise<boolean> {
  const { rows: tables } = await client.query(`select to_regclass('drizzle.__drizzle_migrations') as done`);
  if (tables[0]?.done === null) return false;
  const { rows } = await client.query<{ last: string | null }>(
    'select max(created_at)::text as last from drizzle.__drizzle_migrations',
  );
  const last = rows[0]?.last ?? null;
  const baseline = readMigrationFiles({ migrationsFolder: FOLDER })[0];
  return last !== null && baseline !== undefined && Number(last) < baseline.folderMillis;
}

/** Does those of the folder's first migrations that are still to be done. */
async function runFirst(client: pg.Client, from: string, count: number): Promise<void> {
  const migrationsFolder = await mkdtemp(join(tmpdir(), 'plumbline-migrations-'));
  try {
    await cp(from, migrationsFolder, { recursive: true });
    const path = join(migrationsFolder, 'meta/_journal.json');
    const journal = JSON.parse(await readFile(path, 'utf8')) as { readonly entries: readonly unknown[] };
    await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
    await runMigrations(drizzle(client), { migrationsFolder });
  } finally {
    await rm(migrationsFolder, { recursive: true, force: true });
  }
}

async function locked(databaseUrl: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await work(client);
  } finally {
    await client.end();
  }
}
