import { drizzle } from 'drizzle-orm/node-postgres';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';

/** What a repository speaks to: the pool, or the one client of a transaction. */
export interface Connection {
  readonly sql: NodePgDatabase;
  /** The same for libraries that want the driver itself. */
  readonly driver: pg.Pool | pg.PoolClient;
  /** Does what is only right once what was written stands: at once, or when the transaction is committed. */
  readonly afterCommit: (work: () => void) => void;
}

/** @param afterCommit of a transaction; without it every statement stands by itself */
export function connectionOf(
  driver: pg.Pool | pg.PoolClient,
  afterCommit: Connection['afterCommit'] = (work) => work(),
): Connection {
  return { sql: drizzle(driver), driver, afterCommit };
}
