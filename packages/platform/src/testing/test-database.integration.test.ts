import pg from 'pg';
import { expect, test } from 'vitest';
import { createEmptyTestDatabase, createTestDatabase } from './test-database.ts';

async function tables(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public'",
  );
  await client.end();
  return rows.map(({ name }) => name);
}

test('a test database has the schema, an empty one has not', async () => {
  const [filled, empty] = await Promise.all([createTestDatabase(), createEmptyTestDatabase()]);
  expect(await tables(filled.url)).toContain('ledger_entries');
  expect(await tables(empty.url)).toEqual([]);
  await Promise.all([filled.drop(), empty.drop()]);
});

test('each test database is its own, and gone after drop', async () => {
  const [one, two] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  const client = new pg.Client({ connectionString: one.url });
  client.on('error', () => undefined);
  await client.connect();
  await client.query('create table only_here (id int)');
  expect(await tables(two.url)).not.toContain('only_here');
  await Promise.all([one.drop(), two.drop()]);
  await expect(new pg.Client({ connectionString: one.url }).connect()).rejects.toThrow(/does not exist/);
});
