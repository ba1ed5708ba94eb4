import { verifyPassword } from '@plumbline/core/identity/password.ts';
import { seedAdministrator } from '@plumbline/core/identity/seed-administrator.ts';
import { systemClock } from '@plumbline/core/ports/clock.ts';
import type { Database } from '@plumbline/core/ports/database.ts';
import type pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPool } from '../database/create-pool.ts';
import { createRepositories } from '../database/create-repositories.ts';
import { createPostgresDatabase } from '../database/postgres-database.ts';
import { type TestDatabase, createTestDatabase } from '../testing/test-database.ts';

let own: TestDatabase;
let pool: pg.Pool;
let database: Database;
beforeEach(async () => {
  own = await createTestDatabase();
  pool = createPool(own.url, () => undefined);
  database = createPostgresDatabase(pool, (connection) => createRepositories(connection, undefined as never));
});
afterEach(async () => {
  await pool.end();
  await own.drop();
});

const seed = (configured?: { account: string; password: string }) =>
  seedAdministrator({ database, clock: systemClock }, configured);

test('several servers that start at once make one administrator, and one of them knows the password', async () => {
  const results = await Promise.all([seed(), seed(), seed()]);
  const made = results.filter((result) => result !== undefined);
  expect(made).toHaveLength(1);
  expect(made[0]?.account).toBe('admin');
  const stored = await database.identity.findIdentity('account', 'admin');
  expect(await verifyPassword(made[0]?.password ?? '', stored?.secretHash ?? '')).toBe(true);
  expect(await database.identity.findUser(stored?.userId ?? '')).toMatchObject({ role: 'administrator' });
  expect(await seed()).toBeUndefined();
});

test('a configured administrator is made in silence, and the first one stays', async () => {
  expect(await seed({ account: 'chief', password: 'a long password' })).toBeUndefined();
  const stored = await database.identity.findIdentity('account', 'chief');
  expect(await verifyPassword('a long password', stored?.secretHash ?? '')).toBe(true);
  await seed({ account: 'other', password: 'another password' });
  expect(await database.identity.findIdentity('account', 'other')).toBeUndefined();
});
