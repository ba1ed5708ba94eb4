import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DataDirInUse, lockDataDir } from './data-dir-lock.ts';
import { processStart } from './process-start.ts';

let dir = '';
let path = '';

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'plumbline-lock-'));
  path = join(dir, 'plumbline.lock');
});

afterEach(async () => {
  await rm(dir, { recursive: true, force: true });
});

function writeLock(owner: object): Promise<void> {
  const usual = { pid: process.ppid, start: processStart(process.ppid), host: hostname(), stopping: false };
  return writeFile(path, JSON.stringify({ ...usual, ...owner }));
}

test('a second lock on the same folder is refused with the process named', async () => {
  const lock = await lockDataDir(dir);
  await expect(lockDataDir(dir)).rejects.toThrow(DataDirInUse);
  await expect(lockDataDir(dir)).rejects.toThrow(`process ${process.pid}`);
  await lock.release();
  await (await lockDataDir(dir)).release();
});

test.for(Array.from({ length: 20 }, (_, round) => round))(
  'of ten that take over a dead lock at once, one gets it: round %i',
  async () => {
    await writeLock({ pid: 4_194_303, start: 'long ago' });
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => lockDataDir(dir)));
    const held = results.filter((result) => result.status === 'fulfilled');
    expect(held).toHaveLength(1);
    await held[0]?.value.release();
  },
);

test('the lock of a process whose number now belongs to another is taken over', async () => {
  await writeLock({ start: 'another boot 17' });
  const lock = await lockDataDir(dir);
  expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ pid: process.pid });
  await lock.release();
});

test('a lock that is being given up is waited for', async () => {
  const first = await lockDataDir(dir);
  await first.announceStop();
  const second = lockDataDir(dir);
  let released = false;
  setTimeout(() => {
    released = true;
    void first.release();
  }, 200);
  const lock = await second;
  expect(released).toBe(true);
  await lock.release();
});

test('a lock of another machine holds while its heartbeat is fresh', async () => {
  await writeLock({ host: 'another-machine', start: 'unknown here' });
  await expect(lockDataDir(dir)).rejects.toThrow('on another-machine');
  const past = new Date(Date.now() - 60_000);
  await utimes(path, past, past);
  const lock = await lockDataDir(dir);
  expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ pid: process.pid, host: hostname() });
  await lock.release();
});

test('a lock cut short by a crash is nobody’s', async () => {
  await writeFile(path, '');
  const past = new Date(Date.now() - 5_000);
  await utimes(path, past, past);
  const lock = await lockDataDir(dir);
  expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ pid: process.pid });
  await lock.release();
});
