import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { databasePid, removeData, runApp, startApp } from '@plumbline/e2e/start-app.ts';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// Whole starts, some of them several in a test, on machines that may be busy.
vi.setConfig({ testTimeout: 120_000 });

let dataDir = '';

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'plumbline-process-'));
});

afterEach(() => removeData(dataDir));

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function countAdministrators(): Promise<number> {
  const app = await startApp({ dataDir });
  const printed = app.output().match(/Administrator/g)?.length ?? 0;
  await app.end();
  return printed;
}

test('SIGTERM ends everything within ten seconds, the database too', async () => {
  const app = await startApp({ dataDir });
  expect((await fetch(`${app.url}/readyz`)).status).toBe(200);
  const database = await databasePid(dataDir);
  expect(database && isAlive(database)).toBe(true);
  const asked = performance.now();
  expect(await app.end('SIGTERM')).toBe(0);
  expect(performance.now() - asked).toBeLessThan(10_000);
  expect(isAlive(database as number)).toBe(false);
  await expect(fetch(`${app.url}/readyz`)).rejects.toThrow();
});

test('Ctrl-C that arrives three times, as from a terminal through npm, is one request to stop', async () => {
  const app = await startApp({ dataDir });
  process.kill(app.pid, 'SIGINT');
  process.kill(app.pid, 'SIGINT');
  expect(await app.end('SIGINT')).toBe(0);
  expect(app.output()).toContain('Stopped.');
});

test.each([500, 1_500, 2_500])('SIGTERM %i ms into the first start leaves no process', async (delayMs) => {
  await runApp({ DATA_DIR: dataDir }, delayMs);
  // Past the limit for stopping, which a busy machine may need, the database is told to stop and not waited for.
  await vi.waitFor(
    () => expect(spawnSync('pgrep', ['-f', dataDir], { encoding: 'utf8' }).stdout).toBe(''),
    10_000,
  );
});

test('the first start prints the administrator, a second does not and is quick', async () => {
  expect(await countAdministrators()).toBe(1);
  const started = performance.now();
  expect(await countAdministrators()).toBe(0);
  expect(performance.now() - started).toBeLessThan(10_000);
});

test('after kill -9 the next start recovers, with what was stored', async () => {
  const app = await startApp({ dataDir });
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
  const app = await startApp({ dataDir });
  process.kill((await databasePid(dataDir)) as number, 'SIGKILL');
  await app.end('SIGKILL');
  const next = await startApp({ dataDir });
  expect(next.output()).not.toContain('Administrator');
  await next.end();
});

test('the app ends with a message when its database is lost', async () => {
  const app = await startApp({ dataDir });
  process.kill((await databasePid(dataDir)) as number, 'SIGKILL');
  for (let i = 0; i < 100 && isAlive(app.pid) && !app.output().includes('has ended'); i += 1)
    await sleep(100);
  expect(app.output()).toContain('The database has ended.');
  await app.end();
});

test('a second instance on the same folder is refused with the process named', async () => {
  const app = await startApp({ dataDir });
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
  const app = await startApp();
  const { code, output } = await runApp({ DATA_DIR: dataDir, PORT: new URL(app.url).port });
  expect(code).toBe(1);
  expect(output).toContain('PORT');
  expect(output).not.toContain('    at ');
  expect(await databasePid(dataDir)).toBeUndefined();
  await app.dispose();
});

test('server and worker run apart on a database of one’s own, and share the data folder', async () => {
  const server = new URL(process.env.TEST_DATABASE_URL as string);
  const name = `process_${process.pid}`;
  const admin = new pg.Client({ connectionString: server.href });
  await admin.connect();
  await admin.query(`create database ${name}`);
  server.pathname = `/${name}`;
  const start = (ROLE: string) => startApp({ dataDir, env: { DATABASE_URL: server.href, ROLE } });
  const [web, worker] = await Promise.all([start('server'), start('worker')]);
  expect((await fetch(`${web.url}/readyz`)).status).toBe(200);
  expect(worker.url).toBe('');
  expect(await databasePid(dataDir)).toBeUndefined();
  expect(await Promise.all([web.end(), worker.end()])).toEqual([0, 0]);
  await admin.query(`drop database ${name} with (force)`);
  await admin.end();
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
