import { drizzle } from 'drizzle-orm/node-postgres';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';

/** What a repository speaks to: the pool, or the one client of a transaction. */
export interface Connection {
  readonly sql: NodePgDatabase;
  /** The same for libraries that want the driver itself. */
  readonly driver: pg.Pool | pg.PoolClient;
}

export function connectionOf(driver: pg.Pool | pg.PoolClient): Connection {
  return { sql: drizzle(driver), driver };
}
