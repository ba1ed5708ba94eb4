import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, statSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { databasePid, removeData, runApp, startApp, type StartedApp } from '@plumbline/e2e/start-app.ts';
import { createEmptyTestDatabase } from '@plumbline/platform/testing/test-database.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

/** The data of an app that was started for the first time and stopped, and what it said. */
let usedDir = '';
let firstOutput = '';
let dataDir = '';

beforeAll(async () => {
  usedDir = mkdtempSync(join(tmpdir(), 'plumbline-used-'));
  const app = await startApp({ dataDir: usedDir });
  firstOutput = app.output();
  await app.end();
});
afterAll(() => removeData(usedDir));

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'plumbline-process-'));
});
afterEach(() => removeData(dataDir));

/** An app that is not started for the first time, on data of its own. */
async function startAgain(): Promise<StartedApp> {
  // With owners and modes: PostgreSQL minds them.
  execFileSync('cp', ['-a', `${usedDir}/.`, dataDir]);
  return await startApp({ dataDir });
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

// How long it takes is measured by `bench/start-and-stop.ts`, where nothing else runs.
test('SIGTERM ends everything, the database too', async () => {
  const app = await startAgain();
  expect((await fetch(`${app.url}/readyz`)).status).toBe(200);
  const database = await databasePid(dataDir);
  expect(database && isAlive(database)).toBe(true);
  expect(await app.end('SIGTERM')).toBe(0);
  expect(app.output()).toContain('Stopped.');
  // A busy machine may need longer than a stop waits for it.
  await expect.poll(() => isAlive(database as number)).toBe(false);
  await expect(fetch(`${app.url}/readyz`)).rejects.toThrow();
});

test('Ctrl-C that arrives three times, as from a terminal through npm, is one request to stop', async () => {
  const app = await startAgain();
  process.kill(app.pid, 'SIGINT');
  process.kill(app.pid, 'SIGINT');
  expect(await app.end('SIGINT')).toBe(0);
  expect(app.output()).toContain('Stopped.');
});

test.each([
  ['has its folder', 'plumbline.lock'],
  ['initialises its database', 'postgres/cluster.new/base'],
  ['starts its database', 'postgres/cluster/postmaster.pid'],
])('SIGTERM while the first start %s leaves no process', async (_, sign) => {
  await runApp({ DATA_DIR: dataDir }, async () => existsSync(join(dataDir, sign)));
  // Past the limit for stopping, which a busy machine may need, the database is told to stop and not waited for.
  await vi.waitFor(
    () => expect(spawnSync('pgrep', ['-f', dataDir], { encoding: 'utf8' }).stdout).toBe(''),
    60_000,
  );
});

test('the first start prints the administrator, a second does not and initialises nothing again', async () => {
  const made = (dir: string) => statSync(join(dir, 'postgres', 'cluster', 'PG_VERSION')).mtimeMs;
  expect(firstOutput.match(/Administrator/g)).toHaveLength(1);
  const app = await startAgain();
  expect(app.output()).not.toContain('Administrator');
  expect(made(dataDir)).toBe(made(usedDir));
  await app.end();
});

test('after kill -9 the next start recovers, with what was stored', async () => {
  const app = await startAgain();
  const left = (await databasePid(dataDir)) as number;
  expect(await app.end('SIGKILL')).toBe('SIGKILL');
  await sleep(300);
  // The database outlives the app, or the test shows nothing.
  expect(isAlive(left)).toBe(true);
  const next = await startApp({ dataDir });
  expect(isAlive(left)).toBe(false);
  expect(next.output()).not.toContain('Administrator');
  expect((await fetch(`${next.url}/readyz`)).status).toBe(200);
  await next.end();
});

test('after kill -9 of the database as well the next start recovers', async () => {
  const app = await startAgain();
  process.kill((await databasePid(dataDir)) as number, 'SIGKILL');
  await app.end('SIGKILL');
  const next = await startApp({ dataDir });
  expect(next.output()).not.toContain('Administrator');
  await next.end();
});

test('the app ends with a message when its database is lost', async () => {
  const app = await startAgain();
  process.kill((await databasePid(dataDir)) as number, 'SIGKILL');
  await vi.waitFor(() => expect(app.output()).toContain('The database has ended.'), 60_000);
  await app.end();
});

test('a second instance on the same folder is refused with the process named', async () => {
  const app = await startAgain();
  const { code, output } = await runApp({ DATA_DIR: dataDir });
  expect(code).toBe(1);
  expect(output).toContain(`already running on ${dataDir} (process ${app.pid})`);
  expect(output).not.toContain('    at ');
  await app.end();
});

test('a wrong setting ends the start with its name', async () => {
  const { code, output } = await runApp({ DATA_DIR: dataDir, PORT: 'eighty', SESSION_DAYS: '0' });
  expect(code).toBe(1);
  expect(output).toMatch(/^PORT is not a whole number from 0 to 65535\.$/m);
  expect(output).toMatch(/^SESSION_DAYS is not a whole number from 1 to 400\.$/m);
  expect(output).not.toContain('    at ');
});

test('a database that is not there ends the start with the name of the setting, and without its password', async () => {
  const { code, output } = await runApp({
    DATA_DIR: dataDir,
    DATABASE_URL: 'postgres://plumbline:secret-word@127.0.0.1:1/plumbline',
  });
  expect(code).toBe(1);
  expect(output).toContain('DATABASE_URL');
  expect(output).not.toContain('secret-word');
  expect(output).not.toContain('    at ');
});

test('a port in use ends the start with one line, and leaves no database behind', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { code, output } = await runApp({ DATA_DIR: dataDir, PORT: String(port) });
  expect(code).toBe(1);
  expect(output).toContain('PORT');
  expect(output).not.toContain('    at ');
  await expect.poll(() => databasePid(dataDir)).toBeUndefined();
  other.close();
});

test('server and worker run apart on a database of one’s own, and share the data folder', async () => {
  // Both bring it to the schema.
  const database = await createEmptyTestDatabase();
  const start = (ROLE: string) => startApp({ dataDir, env: { DATABASE_URL: database.url, ROLE } });
  const [web, worker] = await Promise.all([start('server'), start('worker')]);
  expect((await fetch(`${web.url}/readyz`)).status).toBe(200);
  expect(worker.url).toBe('');
  expect(await databasePid(dataDir)).toBeUndefined();
  expect(await Promise.all([web.end(), worker.end()])).toEqual([0, 0]);
  await database.drop();
});

/** `nobody`, where the tests run as root and the checkout is open to others. */
function findOrdinaryAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout);
  const account = { uid: id('-u'), gid: id('-g') };
  return spawnSync(process.execPath, ['--version'], account).status === 0 ? account : undefined;
}

const account = findOrdinaryAccount();

test.runIf(account)('runs as an ordinary user', async () => {
  const app = await startApp({ dataDir, ...(account && { account }) });
  expect((await fetch(`${app.url}/readyz`)).status).toBe(200);
  expect(await app.end()).toBe(0);
});
