import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { User } from '@plumbline/core/identity/user.ts';
import type { Database } from '@plumbline/core/ports/database.ts';
import { together } from '@plumbline/core/tasks/together.ts';
import { readMigrationFiles } from 'drizzle-orm/migrator';
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

test('four processes that start at once on an empty database leave one schema, each migration done once', async () => {
  const other = await createEmptyTestDatabase();
  const program = `import { migrate } from ${JSON.stringify(import.meta.resolve('./migrate.ts'))};
    await migrate(${JSON.stringify(other.url)});`;
  const codes = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', program];
      const [code] = (await once(spawn(process.execPath, args, { stdio: 'ignore' }), 'exit')) as [number];
      return code;
    }),
  );
  expect(codes).toEqual([0, 0, 0, 0]);
  const client = createPool(other.url, () => undefined, { max: 1 });
  const { rows } = await client.query(
    'select count(*)::int as done, count(distinct hash)::int as different from drizzle.__drizzle_migrations',
  );
  await client.end();
  const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
  const { length } = readMigrationFiles({ migrationsFolder });
  expect(rows).toEqual([{ done: length, different: length }]);
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

test('statements that are sent together are done in their order, and all undone where one fails', async () => {
  await database.transaction(({ identity }) =>
    together([identity.addUser(user('u_first')), identity.renameUser('u_first', 'changed behind')]),
  );
  expect(await database.identity.findUser('u_first')).toMatchObject({ name: 'changed behind' });
  const failing = database.transaction(async ({ identity }) => {
    await together([
      identity.addUser(user('u_before')),
      identity.addUser(user('u_first')),
      identity.addUser(user('u_behind')),
    ]);
  });
  expect(sqlState(await failing.catch((error: unknown) => error))).toBe('23505');
  // The connection goes back whole: nothing of the three is there, nor comes later.
  await Promise.all(Array.from({ length: 4 }, () => pool.query('select 1')));
  expect(await database.identity.findUser('u_before')).toBeUndefined();
  expect(await database.identity.findUser('u_behind')).toBeUndefined();
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

test('a connection that breaks in the middle of a transaction fails that one, and nothing else', async () => {
  const inside = Promise.withResolvers<void>();
  const broken = Promise.withResolvers<void>();
  const failing = database.transaction(async ({ identity }) => {
    await identity.addUser(user('u_broken'));
    inside.resolve();
    await broken.promise;
    await identity.addUser(user('u_after'));
  });
  await inside.promise;
  const { rows } = await pool.query(
    `select pg_terminate_backend(pid) as done from pg_stat_activity
     where datname = current_database() and state = 'idle in transaction'`,
  );
  expect(rows).toEqual([{ done: true }]);
  // An error that nobody hears ends the process; here it ends the test run.
  setTimeout(broken.resolve, 200);
  await expect(failing).rejects.toThrow();
  expect(await database.identity.findUser('u_broken')).toBeUndefined();
  await database.transaction(({ identity }) => identity.addUser(user('u_again')));
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
