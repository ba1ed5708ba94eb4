import type { User } from '@plumbline/core/identity/user.ts';
import type { Database } from '@plumbline/core/ports/database.ts';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, createEmptyTestDatabase, createTestDatabase } from '../testing/test-database.ts';
import { createPool } from './create-pool.ts';
import { createRepositories } from './create-repositories.ts';
import { migrate } from './migrate.ts';
import { createPostgresDatabase, sqlState } from './postgres-database.ts';

let own: TestDatabase;
let pool: pg.Pool;
let database: Database;
beforeAll(async () => {
  own = await createTestDatabase();
  pool = createPool(own.url, () => undefined, { max: 4 });
  // No test here enqueues anything.
  database = createPostgresDatabase(pool, (connection) => createRepositories(connection, undefined as never));
});
afterAll(async () => {
  await pool.end();
  await own.drop();
});

function user(id: string): User {
  return {
    id,
    name: id,
    userType: 'user',
    role: 'user',
    status: 'active',
    testUser: false,
    membership: { level: 'none', expiresAt: null },
    createdAt: new Date('2026-01-02T03:04:05.678Z'),
  };
}

test('several processes migrate at once and again', async () => {
  const other = await createEmptyTestDatabase();
  await Promise.all(Array.from({ length: 4 }, () => migrate(other.url)));
  await expect(migrate(other.url)).resolves.toBeUndefined();
  await other.drop();
});

test('a user comes back as it went in', async () => {
  const member = {
    ...user('u_member'),
    membership: { level: 'year', expiresAt: new Date('2027-01-01T00:00:00Z') },
  } as const;
  await database.identity.addUser(member);
  expect(await database.identity.findUser('u_member')).toEqual(member);
  expect(await database.identity.findUser('u_nobody')).toBeUndefined();
});

test('a thrown error undoes everything and is thrown on', async () => {
  const failure = new Error('in the middle');
  await expect(
    database.transaction(async ({ identity }) => {
      await identity.addUser(user('u_undone'));
      throw failure;
    }),
  ).rejects.toBe(failure);
  expect(await database.identity.findUser('u_undone')).toBeUndefined();
});

test('a transaction that deadlocked runs again', async () => {
  const turns: string[] = [];
  const bothHoldOne = barrier(2);
  const run = (first: string, second: string) =>
    database.transaction(async ({ identity }) => {
      turns.push(first);
      await identity.lock(first);
      if (turns.length <= 2) await bothHoldOne();
      await identity.lock(second);
      return first;
    });
  expect(await Promise.all([run('a', 'b'), run('b', 'a')])).toEqual(['a', 'b']);
  expect(turns).toHaveLength(3);
});

test('an error that repeats itself is not tried for ever, and its code can be read', async () => {
  let attempts = 0;
  const error = await database
    .transaction(async ({ identity }) => {
      attempts += 1;
      await identity.addUser(user('u_twice'));
      await identity.addUser(user('u_twice'));
    })
    .catch((caught: unknown) => caught);
  expect([sqlState(error), attempts]).toEqual(['23505', 1]);
  expect(pool.idleCount).toBe(pool.totalCount);
});

function barrier(size: number): () => Promise<void> {
  let waiting = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  return () => {
    waiting += 1;
    if (waiting === size) resolve();
    return promise;
  };
}
