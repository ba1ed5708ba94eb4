import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { JobLine, Manifest } from './manifest.ts';

export type DatabaseDump = Pick<Manifest, 'migrations' | 'tables' | 'sequences'> & {
  readonly at: Date;
  readonly jobs: readonly JobLine[];
  /** Keys of files that rows of pictures name. */
  readonly named: ReadonlySet<string>;
};

/**
 * Writes every table as PostgreSQL's own COPY gives it, packed, one file each. All of them are read in one transaction, at one
 * moment: a ticket that is set aside there has its task there too. Nobody is held up.
 *
 * @param folder exists
 */
export async function dumpDatabase(databaseUrl: string, folder: string): Promise<DatabaseDump> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'plumbline backup' });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read, read only');
    const at = (await client.query<{ now: Date }>('select now()')).rows[0]?.now ?? new Date();
    const tables: Manifest['tables'] = [];
    for (const [name, columns] of await columnsOfTables(client))
      tables.push(await dumpTable(client, folder, name, columns));
    const migrations = await client.query<{ hash: string }>(
      'select hash from drizzle.__drizzle_migrations order by id',
    );
    const jobs = await client.query<JobLine>(
      `select name as queue, id, priority, coalesce(data, '{}') as data from plumbline_queue.job
       where state in ('created', 'retry', 'active') order by created_on, id`,
    );
    const named = await client.query<{ key: string }>(
      `select unnest(array[working_key, original_key]) as key from images where deleted_at is null`,
    );
    const dump = {
      at,
      tables,
      sequences: await readSequences(client),
      migrations: migrations.rows.map(({ hash }) => hash),
      jobs: jobs.rows,
      named: new Set(named.rows.map(({ key }) => key).filter((key) => key !== null)),
    };
    await client.query('commit');
    return dump;
  } finally {
    await client.end();
  }
}

/** Columns that hold what was written; what PostgreSQL makes of them by itself it makes again. */
async function columnsOfTables(client: pg.Client): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select t.table_name as name, array_agg(c.column_name::text order by c.ordinal_position) as columns
     from information_schema.tables t join information_schema.columns c using (table_schema, table_name)
     where t.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
     group by 1 order by 1`,
  );
  return new Map(rows.map(({ name, columns }) => [name, columns]));
}

async function dumpTable(
  client: pg.Client,
  folder: string,
  name: string,
  columns: readonly string[],
): Promise<Manifest['tables'][number]> {
  const file = `${name}.copy.gz`;
  const list = columns.map((column) => pg.escapeIdentifier(column)).join(', ');
  const copy = client.query(copyTo(`copy ${pg.escapeIdentifier(name)} (${list}) to stdout`));
  await pipeline(copy, createGzip(), createWriteStream(join(folder, file), { mode: 0o600 }));
  return {
    name,
    columns: [...columns],
    rows: copy.rowCount,
    file,
    sha256: await hashOfFile(join(folder, file)),
  };
}

async function readSequences(client: pg.Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string; last: string | null }>(
    `select sequencename::text as name, last_value::text as last from pg_sequences where schemaname = 'public' order by 1`,
  );
  return rows;
}

/** SHA-256 in hexadecimal. */
export async function hashOfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
