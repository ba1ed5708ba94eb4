import { mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { processStart } from './process-start.ts';

/** Another Plumbline works on the same folder; the message says which. */
export class DataDirInUse extends Error {
  override readonly name = 'DataDirInUse';
}

export interface DataDirLock {
  /** Lets the next start know that it is worth waiting for this one to end. */
  announceStop(): Promise<void>;
  release(): Promise<void>;
}

interface Owner {
  readonly pid: number;
  /** When the process began; a process number alone is given out again. */
  readonly start: string | undefined;
  readonly host: string;
  readonly stopping: boolean;
}

const HEARTBEAT_MS = 5_000;
/** Process numbers of another machine or container say nothing here; its heartbeat does. */
const HOST_SILENCE_MS = 20_000;
/** A lock without content is being written, or its writer was killed. */
const WRITE_LIMIT_MS = 1_000;
const STOP_WAIT_MS = 15_000;
/** A takeover lasts milliseconds; one older than this was cut short. */
const TAKEOVER_LIMIT_MS = 5_000;

/**
 * Makes this process the only one on a data folder. The lock of a process that was killed is taken over; one that
 * is being stopped is waited for.
 *
 * @throws {DataDirInUse} when a living process holds it
 */
export async function lockDataDir(dataDir: string): Promise<DataDirLock> {
  await mkdir(dataDir, { recursive: true });
  const path = join(dataDir, 'plumbline.lock');
  const deadline = Date.now() + STOP_WAIT_MS;
  while (!(await take(path))) {
    const owner = await readOwner(path);
    if (owner !== undefined && (!owner.stopping || Date.now() > deadline)) {
      throw new DataDirInUse(describe(dataDir, owner));
    }
    await sleep(100);
  }
  const heartbeat = setInterval(() => {
    const now = new Date();
    // A missed beat is made up for by the next.
    utimes(path, now, now).catch(() => undefined);
  }, HEARTBEAT_MS);
  heartbeat.unref();
  return {
    announceStop: () => replace(path, ownEntry(true)),
    release: async () => {
      clearInterval(heartbeat);
      await rm(path, { force: true });
    },
  };
}

/** @returns false when a living process holds the lock */
async function take(path: string): Promise<boolean> {
  if (await create(path)) return true;
  if (await isHeld(path)) return false;
  return takeOver(path);
}

async function create(path: string): Promise<boolean> {
  try {
    await writeFile(path, JSON.stringify(ownEntry(false)), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** One at a time, or two starting processes could each remove the lock that the other has just made. */
async function takeOver(path: string): Promise<boolean> {
  const guard = `${path}.takeover`;
  const age = await ageOf(guard);
  // One that is not there must be left alone: by now it may be, and belong to a living process.
  if (Number.isFinite(age) && age > TAKEOVER_LIMIT_MS) await rm(guard, { recursive: true, force: true });
  try {
    await mkdir(guard);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    await sleep(50);
    return false;
  }
  try {
    if (await isHeld(path)) return false;
    await replace(path, ownEntry(false));
    return true;
  } finally {
    await rm(guard, { recursive: true, force: true });
  }
}

async function isHeld(path: string): Promise<boolean> {
  const age = await ageOf(path);
  const owner = await readOwner(path);
  if (owner === undefined) return age < WRITE_LIMIT_MS;
  if (owner.host !== hostname()) return age < HOST_SILENCE_MS;
  const start = processStart(owner.pid);
  return start !== undefined && start === owner.start;
}

/** @returns milliseconds since the last change, infinite for what is not there */
async function ageOf(path: string): Promise<number> {
  const entry = await stat(path).catch(() => undefined);
  return entry === undefined ? Number.POSITIVE_INFINITY : Date.now() - entry.mtimeMs;
}

async function readOwner(path: string): Promise<Owner | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Owner;
  } catch {
    return undefined;
  }
}

async function replace(path: string, owner: Owner): Promise<void> {
  const next = `${path}.${process.pid}`;
  await writeFile(next, JSON.stringify(owner));
  await rename(next, path);
}

function ownEntry(stopping: boolean): Owner {
  return { pid: process.pid, start: processStart(process.pid), host: hostname(), stopping };
}

function describe(dataDir: string, owner: Owner): string {
  const where = owner.host === hostname() ? `process ${owner.pid}` : `process ${owner.pid} on ${owner.host}`;
  return (
    `Plumbline is already running on ${dataDir} (${where}). Stop that one first, or give this one a DATA_DIR ` +
    'and a PORT of its own.'
  );
}
