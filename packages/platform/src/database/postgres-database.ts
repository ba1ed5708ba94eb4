import { setTimeout as wait } from 'node:timers/promises';
import type { Database, Repositories } from '@plumbline/core/ports/database.ts';
import type pg from 'pg';
import { type Connection, connectionOf } from './connection.ts';

/** serialization_failure and deadlock_detected: the transaction did nothing and may simply run again. */
const RETRIED = new Set(['40001', '40P01']);
const ATTEMPTS = 5;

/** The `Database` port on PostgreSQL: repositories on the pool, and the same repositories inside a transaction. */
export function createPostgresDatabase(
  pool: pg.Pool,
  createRepositories: (connection: Connection) => Repositories,
): Database {
  return {
    ...createRepositories(connectionOf(pool)),
    transaction: async (work) => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await runOnce(pool, createRepositories, work);
        } catch (error) {
          if (attempt === ATTEMPTS || !RETRIED.has(sqlState(error) ?? '')) throw error;
          await wait(2 ** attempt * 5 * (1 + Math.random()));
        }
      }
    },
  };
}

async function runOnce<T>(
  pool: pg.Pool,
  createRepositories: (connection: Connection) => Repositories,
  work: (repositories: Repositories) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    // Not waited for: what comes next is sent along with it, and the database does one after the other. Whatever keeps a transaction
    // from beginning is the connection's, and fails the rest as well.
    const begun = client.query('begin');
    begun.catch(() => undefined);
    const committed: (() => void)[] = [];
    const result = await work(createRepositories(connectionOf(client, (then) => committed.push(then))));
    await begun;
    await client.query('commit');
    for (const then of committed) then();
    return result;
  } catch (error) {
    await client.query('rollback').catch((cause: Error) => {
      broken = cause;
    });
    throw error;
  } finally {
    // A client that could not even roll back is thrown away, not given to the next request.
    client.release(broken);
  }
}

/** The SQLSTATE of a failure; drizzle wraps the driver's error. */
export function sqlState(error: unknown): string | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    const code = (current as { code?: unknown }).code;
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return undefined;
}
