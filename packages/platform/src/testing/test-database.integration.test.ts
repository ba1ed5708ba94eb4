import pg from 'pg';
import { expect, test } from 'vitest';
import { createTestDatabase } from './test-database.ts';

test('each test database is empty, its own, and gone after drop', async () => {
  const [one, two] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  const client = new pg.Client({ connectionString: one.url });
  client.on('error', () => undefined);
  await client.connect();
  await client.query('create table only_here (id int)');
  const other = new pg.Client({ connectionString: two.url });
  await other.connect();
  const { rows } = await other.query("select to_regclass('only_here') as found");
  expect(rows).toEqual([{ found: null }]);
  await other.end();
  await Promise.all([one.drop(), two.drop()]);
  await expect(new pg.Client({ connectionString: one.url }).connect()).rejects.toThrow(/does not exist/);
});
