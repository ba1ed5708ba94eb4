import { randomBytes } from 'node:crypto';
import pg from 'pg';

export interface TestDatabase {
  readonly name: string;
  readonly url: string;
  /** Removes the database, closing whatever is still connected to it. */
  drop(): Promise<void>;
}

/** The name of the database that `test-database-setup.ts` has brought to this version's schema, for copying. */
export const TEMPLATE_VARIABLE = 'TEST_DATABASE_TEMPLATE';

/**
 * Makes a database of its own for one test file, with this version's schema and nothing in it.
 *
 * The server is the one at `TEST_DATABASE_URL`, or the embedded one that `test-database-setup.ts` starts once per
 * test run (the `globalSetup` of the integration and browser projects, which sets that variable).
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  return await create(process.env[TEMPLATE_VARIABLE]);
}

/** Makes a database without any schema, for tests of how it gets one. */
export async function createEmptyTestDatabase(): Promise<TestDatabase> {
  return await create(undefined);
}

async function create(template: string | undefined): Promise<TestDatabase> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (serverUrl === undefined) {
    throw new Error('No test server: run through vitest (integration or browser), or set TEST_DATABASE_URL.');
  }
  const name = `test_${process.pid}_${randomBytes(6).toString('hex')}`;
  await run(serverUrl, `create database ${name}${template === undefined ? '' : ` template ${template}`}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { name, url: url.href, drop: () => run(serverUrl, `drop database if exists ${name} with (force)`) };
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
