import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { migrateTo } from '../database/migrate.ts';
import type { Manifest } from './manifest.ts';

/**
 * Fills an empty database: first the schema as it was then, then every row, in one transaction. What later versions changed is
 * done at the next start, as with any upgrade.
 *
 * @throws Error where the database is not empty, or holds what this version does not know
 */
export async function loadDatabase(
  databaseUrl: string,
  folder: string,
  { tables, sequences, migrations }: Pick<Manifest, 'tables' | 'sequences' | 'migrations'>,
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'plumbline restore' });
  await client.connect();
  try {
    await requireEmpty(client);
    await migrateTo(databaseUrl, migrations);
    await client.query('begin');
    const keys = await dropForeignKeys(client);
    // What migrations write by themselves stands in the backup as it was.
    const { rows: present } = await client.query<{ name: string }>(
      `select table_name::text as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    const names = present.map(({ name }) => pg.escapeIdentifier(name));
    // What follows from a row stands in the backup too, and what forbids removing is meant for running installations.
    for (const name of names) await client.query(`alter table ${name} disable trigger user`);
    if (names.length > 0) await client.query(`truncate ${names.join(', ')}`);
    for (const { name, columns, file, rows } of tables) {
      const list = columns.map((column) => pg.escapeIdentifier(column)).join(', ');
      const copy = client.query(copyFrom(`copy ${pg.escapeIdentifier(name)} (${list}) from stdin`));
      await pipeline(createReadStream(join(folder, file)), createGunzip(), copy);
      if (copy.rowCount !== rows) throw new Error(`${name}: ${copy.rowCount} of ${rows} rows`);
    }
    for (const { name, last } of sequences)
      if (last !== null) await client.query('select setval($1, $2)', [pg.escapeIdentifier(name), last]);
    for (const key of keys) await client.query(key);
    for (const name of names) await client.query(`alter table ${name} enable trigger user`);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

async function requireEmpty(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    `select 1 from information_schema.tables where table_schema in ('public', 'drizzle', 'plumbline_queue') limit 1`,
  );
  if (rows.length > 0) throw new Error('The database is not empty. A backup is restored into an empty one.');
}

/** Tables may come in any order then, and no right of a superuser is needed. @returns what sets them again */
async function dropForeignKeys(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`);
  return rows.map(
    ({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`,
  );
}
