import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCatalogue } from '../testing/read-catalogue.ts';
import { type TestDatabase, createEmptyTestDatabase } from '../testing/test-database.ts';
import { migrate, migrateTo } from './migrate.ts';

const FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));
const current = readMigrationFiles({ migrationsFolder: FOLDER }).map(({ hash }) => hash);
const former = readMigrationFiles({ migrationsFolder: `${FOLDER}/before-baseline` }).map(({ hash }) => hash);
/** What a folder of the version before the baseline has done. */
const before = [...former, ...current.slice(1)];

type Rows = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

let fresh: TestDatabase;
beforeAll(async () => {
  fresh = await createEmptyTestDatabase();
  await migrate(fresh.url);
});
afterAll(() => fresh.drop());

async function ask<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

async function done(url: string): Promise<string[]> {
  const rows = await ask<{ hash: string }>(url, 'select hash from drizzle.__drizzle_migrations order by id');
  return rows.map(({ hash }) => hash);
}

/** A value of each type of column, the same everywhere, so that what names another row names the one that is there. */
const MARKERS: Readonly<Record<string, string>> = {
  text: `'marker'`,
  'text[]': `'{marker}'`,
  uuid: `'7b0e5a52-5a0c-4a5e-8a4f-0d1c2b3a4956'`,
  smallint: '1',
  integer: '1',
  bigint: '1',
  'integer[]': `'{1}'`,
  real: '1.5',
  'double precision': '1.5',
  boolean: 'true',
  jsonb: `'{"marker": true}'`,
  bytea: `'marker'`,
  tsvector: `'marker'`,
  date: `'2026-01-02'`,
  'timestamp(3) with time zone': `'2026-01-02T03:04:05.678Z'`,
};

/** Puts one row into every table, whatever may wait for what, and reads them as they stand. */
async function addMarkers(url: string): Promise<Rows> {
  const columns = await ask<{ name: string; columns: { name: string; type: string }[] }>(
    url,
    `select c.relname::text as name, json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by 1`,
  );
  const inserts = columns.map(({ name, columns: own }) => {
    const names = own.map((column) => pg.escapeIdentifier(column.name)).join(', ');
    const values = own.map(({ type }) => MARKERS[type] ?? `missing_${type}`).join(', ');
    return `insert into ${pg.escapeIdentifier(name)} (${names}) overriding system value values (${values})`;
  });
  await ask(
    url,
    `begin; set local session_replication_role = replica; ${inserts.join(';')};
     update tasks set state = 'queued'; update images set purpose = 'mask'; commit`,
  );
  return readRows(url);
}

async function readRows(url: string): Promise<Rows> {
  const tables = await ask<{ name: string }>(
    url,
    `select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  const found: [string, Readonly<Record<string, unknown>>][] = [];
  for (const { name } of tables)
    for (const { row } of await ask<{ row: Record<string, unknown> }>(
      url,
      `select to_jsonb(t) as row from ${pg.escapeIdentifier(name)} t`,
    ))
      found.push([name, row]);
  return Object.fromEntries(found);
}

test('the baseline makes what the steps before it made, to the last trigger', async () => {
  const old = await createEmptyTestDatabase();
  await migrateTo(old.url, before);
  const [made, wanted] = [await readCatalogue(fresh.url), await readCatalogue(old.url)];
  expect(made).toEqual(wanted);
  // The comparison has something to compare.
  expect(wanted.relations.length).toBeGreaterThan(250);
  expect(wanted.triggers.length).toBeGreaterThan(15);
  expect(wanted.functions.length).toBeGreaterThan(8);
  expect(wanted.relations.filter((line) => line.includes(' persistence=u '))).toEqual([
    expect.stringContaining('public task_previews '),
    expect.stringContaining('public task_previews_pkey '),
  ]);
  expect(await done(fresh.url)).toEqual(current);
  expect(await done(old.url)).toEqual(before);
  await old.drop();
});

test.each([
  ['that has all steps before the baseline', former.length],
  ['that has what came later too', before.length],
])('a database %s skips it and keeps every row', async (_, count) => {
  const old = await createEmptyTestDatabase();
  await migrateTo(old.url, before.slice(0, count));
  const rows = await addMarkers(old.url);
  await migrate(old.url);
  await migrate(old.url);
  expect(await readRows(old.url)).toMatchObject(rows);
  expect(Object.keys(rows).length).toBeGreaterThan(80);
  expect(await readCatalogue(old.url)).toEqual(await readCatalogue(fresh.url));
  expect(await done(old.url)).toEqual(before);
  await old.drop();
});

test('a database in the middle goes by the steps before the baseline, and what they write is written', async () => {
  const old = await createEmptyTestDatabase();
  await migrateTo(old.url, former.slice(0, 15));
  const rows = await addMarkers(old.url);
  expect(rows['batches']).toBeUndefined();
  await Promise.all([migrate(old.url), migrate(old.url)]);
  const after = await readRows(old.url);
  // 0016 takes such masks off the lists.
  expect(after).toMatchObject({
    ...rows,
    images: { ...rows['images'], unlisted_at: rows['images']?.['created_at'] },
  });
  expect(Object.keys(rows).length).toBeGreaterThan(35);
  // 0038 puts what waits into its lane.
  expect(after['queue_lanes']).toMatchObject({
    user_id: 'marker',
    function: 'marker',
    tasks: 1,
    pictures: 1,
  });
  expect(await readCatalogue(old.url)).toEqual(await readCatalogue(fresh.url));
  expect(await done(old.url)).toEqual(before);
  await old.drop();
});

test('a schema of any moment can be made again, of before the baseline and of after it', async () => {
  for (const hashes of [[], current.slice(0, 1), current, former.slice(0, 1)]) {
    const other = await createEmptyTestDatabase();
    await migrateTo(other.url, hashes);
    expect(await done(other.url).catch(() => [])).toEqual(hashes);
    await other.drop();
  }
});

test('what is of no version that this one knows is refused before anything is written', async () => {
  const other = await createEmptyTestDatabase();
  for (const hashes of [
    ['of another'],
    [...current, 'of a later one'],
    [...before, 'of a later one'],
    // The steps before the baseline, and then the baseline once more.
    [...former, ...current],
    former.slice(1),
  ])
    await expect(migrateTo(other.url, hashes)).rejects.toThrow('none of this version');
  expect(await ask(other.url, `select 1 from pg_namespace where nspname = 'drizzle'`)).toEqual([]);
  await other.drop();
});
