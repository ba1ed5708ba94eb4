import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Storage } from '@plumbline/core/ports/storage.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { FileLine } from './manifest.ts';

const AT_ONCE = 8;

/**
 * Copies what is in the storage and was not copied before. Called before the database is looked at and once more after it: a row
 * that was there at that moment names a file that was stored before it (ADR 0042), so that one of the two finds it.
 */
export async function copyNewFiles(
  storage: Storage,
  folder: string,
  copied: Map<string, FileLine>,
): Promise<void> {
  const keys = keysOf(storage, copied);
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = await keys.next(); !next.done; next = await keys.next()) {
        const line = await copyFile(storage, folder, next.value);
        if (line) copied.set(line.key, line);
      }
    }),
  );
}

async function* keysOf(storage: Storage, copied: ReadonlyMap<string, FileLine>): AsyncGenerator<string> {
  for await (const { key } of storage.list('')) if (!copied.has(key)) yield key;
}

/** @returns undefined where it was deleted meanwhile */
async function copyFile(storage: Storage, folder: string, key: string): Promise<FileLine | undefined> {
  const path = join(folder, ...key.split('/'));
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const measure = createMeasure();
  try {
    await pipeline(await storage.stream(key), measure.stream, createWriteStream(path, { mode: 0o600 }));
  } catch (error) {
    await rm(path, { force: true });
    if (error instanceof AppError && error.code === 'NOT_FOUND') return undefined;
    throw error;
  }
  return { key, ...measure.read() };
}

/**
 * Stores a file of a backup, if it is still what was put there.
 *
 * @throws Error otherwise; nothing is stored then
 */
export async function restoreFile(
  storage: Storage,
  folder: string,
  { key, bytes, sha256 }: FileLine,
): Promise<void> {
  const path = join(folder, ...key.split('/'));
  const { size } = await stat(path);
  const measure = createMeasure();
  const checked = async function* () {
    yield* (createReadStream(path) as Readable).pipe(measure.stream) as AsyncIterable<Uint8Array>;
    const read = measure.read();
    if (size !== bytes || read.bytes !== bytes || read.sha256 !== sha256)
      throw new Error(`${key} is not what was backed up.`);
  };
  await storage.putStream(key, checked());
}

function createMeasure(): { readonly stream: Transform; read(): Pick<FileLine, 'bytes' | 'sha256'> } {
  const hash = createHash('sha256');
  let bytes = 0;
  const stream = new Transform({
    transform(piece: Buffer, _encoding, done) {
      hash.update(piece);
      bytes += piece.byteLength;
      done(null, piece);
    },
  });
  return { stream, read: () => ({ bytes, sha256: hash.digest('hex') }) };
}
