import { randomBytes } from 'node:crypto';
import pg from 'pg';

export interface TestDatabase {
  readonly url: string;
  /** Removes the database, closing whatever is still connected to it. */
  drop(): Promise<void>;
}

/**
 * Makes an empty database of its own for one test file.
 *
 * The server is the one at `TEST_DATABASE_URL`, or the embedded one that `test-database-setup.ts` starts once per
 * test run (the `globalSetup` of the integration and browser projects, which sets that variable).
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (serverUrl === undefined) {
    throw new Error('No test server: run through vitest (integration or browser), or set TEST_DATABASE_URL.');
  }
  const name = `test_${process.pid}_${randomBytes(6).toString('hex')}`;
  await run(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(serverUrl, `drop database if exists ${name} with (force)`) };
}

async function run(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
