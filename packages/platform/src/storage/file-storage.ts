import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import {
  type FileHandle,
  access,
  constants,
  mkdir,
  open,
  opendir,
  readFile,
  rename,
  rm,
  rmdir,
  stat,
  statfs,
} from 'node:fs/promises';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { Storage } from '@plumbline/core/ports/storage.ts';
import { requireKey } from './storage-key.ts';

/** Files that are being written; never listed, never served. */
const TEMPORARY = '.tmp-';

/** `Storage` in a folder of this machine. */
export function createFileStorage(folder: string): Storage {
  const root = resolve(folder);
  const pathOf = (key: string): string => {
    const path = join(root, requireKey(key));
    if (!path.startsWith(root + sep)) throw new Error(`not a storage key: ${key}`);
    return path;
  };
  return {
    async putStream(key, pieces) {
      const path = pathOf(key);
      await writeWithFolder(path, pieces);
    },
    async put(key, bytes) {
      const path = pathOf(key);
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await writeWithFolder(path, bytes);
        } catch (error) {
          // A deletion beside us may have removed the folder that had just become empty.
          if (!isMissing(error) || attempt === 3) throw error;
        }
      }
    },
    async get(key) {
      return readFile(pathOf(key)).catch((error: unknown) => {
        throw asNotFound(error, key);
      });
    },
    async stream(key, range) {
      // Opened before the answer begins, so that a missing file is an error and not a broken stream.
      const handle = await open(pathOf(key), 'r').catch((error: unknown) => {
        throw asNotFound(error, key);
      });
      return createReadStream('', { fd: handle, autoClose: true, ...range });
    },
    async stat(key) {
      try {
        const { size, mtime } = await stat(pathOf(key));
        return { bytes: size, modifiedAt: mtime };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async delete(key) {
      const path = pathOf(key);
      await rm(path, { force: true });
      await removeEmptyFolders(dirname(path), root);
    },
    async *list(prefix) {
      for await (const file of listFiles(root, prefix)) if (!isTemporary(file.key)) yield file;
    },
    async check() {
      await mkdir(root, { recursive: true });
      await access(root, constants.W_OK);
      const { bavail } = await statfs(root);
      if (bavail === 0) throw new Error('the disk is full');
    },
    async removeUnfinished(prefix, before) {
      let removed = 0;
      for await (const { key, modifiedAt } of listFiles(root, prefix)) {
        if (!isTemporary(key) || modifiedAt > before) continue;
        await rm(join(root, key), { force: true });
        await removeEmptyFolders(dirname(join(root, key)), root);
        removed += 1;
      }
      return removed;
    },
  };
}

/** As `writeAtomically`, in a folder that may not be there yet: what is made of folders is flushed as well. */
async function writeWithFolder(path: string, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> {
  const folder = dirname(path);
  const firstMade = await mkdir(folder, { recursive: true });
  const flushed: Promise<void>[] = [];
  for (let made = folder; firstMade !== undefined && made.length >= firstMade.length; made = dirname(made))
    flushed.push(flushFolder(dirname(made)));
  await Promise.all([writeAtomically(path, bytes), ...flushed]);
}

/** Until then a power cut may take the names that were added to it. */
async function flushFolder(folder: string): Promise<void> {
  await withHandle(await open(folder, 'r'), (handle) => handle.sync());
}

/** Whole or not at all: written beside its place, flushed to the disk, then renamed, and the folder flushed too. */
async function writeAtomically(path: string, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> {
  const temporary = join(dirname(path), `${TEMPORARY}${randomBytes(8).toString('hex')}`);
  try {
    await withHandle(await open(temporary, 'wx', 0o600), async (handle) => {
      if (bytes instanceof Uint8Array) await handle.writeFile(bytes);
      else for await (const piece of bytes) await handle.write(piece);
      await handle.sync();
    });
    await rename(temporary, path);
    await flushFolder(dirname(path));
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

async function withHandle(handle: FileHandle, work: (handle: FileHandle) => Promise<void>): Promise<void> {
  try {
    await work(handle);
  } finally {
    await handle.close();
  }
}

async function* listFiles(root: string, prefix: string): AsyncGenerator<{ key: string; modifiedAt: Date }> {
  // A prefix may end in the middle of a name: walk its folder and compare.
  const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1);
  for await (const path of walk(join(root, folder))) {
    const key = path.slice(root.length + 1).replaceAll(sep, '/');
    if (!key.startsWith(prefix)) continue;
    const found = await stat(path).catch(() => undefined);
    if (found) yield { key, modifiedAt: found.mtime };
  }
}

function isTemporary(key: string): boolean {
  return basename(key).startsWith(TEMPORARY);
}

async function* walk(folder: string): AsyncGenerator<string> {
  const entries = await opendir(folder).catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
  if (!entries) return;
  for await (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* walk(path);
    else yield path;
  }
}

async function removeEmptyFolders(folder: string, root: string): Promise<void> {
  for (let current = folder; current.startsWith(root + sep); current = dirname(current)) {
    try {
      await rmdir(current);
    } catch {
      // Not empty, or gone already: either way there is nothing to do above it.
      return;
    }
  }
}

function isMissing(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ENOENT' || code === 'ENOTDIR';
}

function asNotFound(error: unknown, key: string): unknown {
  return isMissing(error) ? new AppError('NOT_FOUND', `no object ${key}`, { cause: error }) : error;
}
