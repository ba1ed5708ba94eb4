import pg from 'pg';
import { prepareRepeated } from './prepare-repeated.ts';

/**
 * The pool of one process. A statement that waits longer than `statementTimeoutMs` is given up, so that a stuck lock
 * becomes an error and never a hanging request.
 */
export function createPool(
  databaseUrl: string,
  onError: (error: Error) => void,
  options: { readonly max?: number; readonly statementTimeoutMs?: number } = {},
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: options.max ?? 20,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: options.statementTimeoutMs ?? 30_000,
    application_name: 'plumbline',
    // Statements of one transaction may be sent together; each costs a way there and back otherwise.
    pipeline: true,
  });
  // An idle connection that breaks (the server restarts) is replaced by the pool; without a listener it ends the process.
  // `pool.end` does not wait for the server's side, which may then still say that it is going down.
  pool.on('error', (error) => {
    if (!pool.ending) onError(error);
  });
  // One that breaks while somebody has it, between two statements of a transaction, says so itself, and would end the process
  // unheard. Whoever has it learns it from the next statement.
  pool.on('connect', (client) => client.on('error', () => undefined));
  prepareRepeated(pool);
  return pool;
}
