import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

let dir = '';
const makeFolder = async () => {
  dir = await mkdtemp(join(tmpdir(), 'plumbline-embedded-'));
};
const removeFolder = () => rm(dir, { recursive: true, force: true });

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

async function postmasterPid(): Promise<number> {
  return Number((await readFile(join(dir, 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0]);
}

// Initialising takes most of a first start: what needs no new cluster goes on with the one before.
describe('on one cluster', () => {
  beforeAll(makeFolder);
  afterAll(removeFolder);

  test('keeps data across a stop and a start, and leaves no process', async () => {
    const first = await startEmbeddedPostgres(dir);
    await query(first.url, 'create table kept as select 7 as value');
    const pid = await postmasterPid();
    await first.close();
    await first.exited;
    expect(() => process.kill(pid, 0)).toThrow();

    const second = await startEmbeddedPostgres(dir);
    expect(await query(second.url, 'select value from kept')).toEqual([{ value: 7 }]);
    await second.close();
  });

  test('takes over from a server that outlived its app', async () => {
    const abandoned = await startEmbeddedPostgres(dir);
    await query(abandoned.url, 'create table left_over as select 8 as value');
    const next = await startEmbeddedPostgres(dir);
    await abandoned.exited;
    expect(await query(next.url, 'select value from left_over')).toEqual([{ value: 8 }]);
    await next.close();
  });

  test('starts where the recorded process number now belongs to another program', async () => {
    const first = await startEmbeddedPostgres(dir);
    const pidFile = join(dir, 'cluster', 'postmaster.pid');
    const lines = (await readFile(pidFile, 'utf8')).split('\n');
    await first.close();
    await writeFile(pidFile, [String(process.ppid), ...lines.slice(1)].join('\n'));
    const next = await startEmbeddedPostgres(dir);
    expect(await query(next.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await next.close();
  });

  test('listens on the loopback address alone, and asks for the password', async () => {
    const server = await startEmbeddedPostgres(dir);
    expect(await query(server.url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
    const url = new URL(server.url);
    url.password = 'wrong';
    await expect(query(url.href, 'select 1')).rejects.toThrow(/password authentication failed/);
    await server.close();
  });
});

describe('on a cluster of its own', () => {
  beforeEach(makeFolder);
  afterEach(removeFolder);

  test('does an interrupted initialisation again', async () => {
    await mkdir(join(dir, 'cluster.new', 'base'), { recursive: true });
    await writeFile(join(dir, 'password'), 'half');
    const server = await startEmbeddedPostgres(dir);
    expect(await query(server.url, "select lower('ÄÉ') as lowered")).toEqual([{ lowered: 'äé' }]);
    await server.close();
  });

  const hasSetpriv = spawnSync('setpriv', ['--version']).status === 0;

  test.runIf(process.getuid?.() === 0 && hasSetpriv)(
    'root may keep its data where no other account can go',
    async () => {
      // A temporary folder of root is closed to all others, as its home usually is.
      const inner = join(dir, 'closed', 'postgres');
      const server = await startEmbeddedPostgres(inner);
      expect((await stat(dir)).mode & 0o777).toBe(0o700);
      expect((await stat(join(inner, 'cluster'))).uid).not.toBe(0);
      expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
      await server.close();
    },
  );
});
