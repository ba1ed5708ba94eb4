import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { GetObjectCommand } from '@aws-sdk/client-s3';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { StorageUnavailable } from '@plumbline/core/ports/storage.ts';
import { ATTEMPTS, type Bucket, asUnavailable, isNoObject } from './bucket.ts';

/** A part of an object on its way. */
interface Opened {
  readonly body: Readable;
  readonly bytes: number;
  readonly etag: string | undefined;
}

/** With so many bytes since the last break the tries are counted anew. */
const FAR_ENOUGH = 256 * 2 ** 10;

/**
 * An object, or the inclusive range of it, as a stream. Where the connection breaks in the middle the rest is asked for from
 * there, of the same version of the object.
 *
 * @throws AppError `NOT_FOUND`; StorageUnavailable, also while the stream is read
 */
export async function readObject(
  bucket: Bucket,
  key: string,
  range?: { readonly start: number; readonly end: number },
): Promise<Readable> {
  const given = new AbortController();
  // Opened before the answer begins, so that a missing object is an error and not a broken stream.
  const first = await open(bucket, key, given.signal, range);
  const stream = new PassThrough();
  // Who leaves early does not wait for a store that has fallen silent.
  stream.once('close', () => given.abort());
  // What fails is told by the stream itself.
  void pipeline(follow(bucket, key, given.signal, first, range?.start ?? 0), stream).catch(() => undefined);
  return stream;
}

async function* follow(
  bucket: Bucket,
  key: string,
  signal: AbortSignal,
  first: Opened,
  start: number,
): AsyncGenerator<Uint8Array> {
  let opened = first;
  let received = 0;
  let [attempt, brokeAt] = [1, 0];
  for (;;) {
    try {
      for await (const piece of opened.body as AsyncIterable<Uint8Array>) {
        received += piece.byteLength;
        yield piece;
      }
      if (received === first.bytes) return;
      throw new StorageUnavailable(`the object store ended ${key} after ${received} of ${first.bytes} bytes`);
    } catch (error) {
      // A reader who pauses lets the connection lie still until it is given up; that is no fault of the store's.
      attempt = received - brokeAt >= FAR_ENOUGH ? 1 : attempt + 1;
      brokeAt = received;
      if (signal.aborted || attempt > ATTEMPTS) throw asUnavailable(error, `reading ${key}`);
    }
    const rest = { start: start + received, end: start + first.bytes - 1 };
    opened = await open(bucket, key, signal, rest, first.etag);
  }
}

async function open(
  { name, client }: Bucket,
  key: string,
  signal: AbortSignal,
  range?: { readonly start: number; readonly end: number },
  etag?: string,
): Promise<Opened> {
  const asked = new GetObjectCommand({
    Bucket: name,
    Key: key,
    ...(range && { Range: `bytes=${range.start}-${range.end}` }),
    ...(etag !== undefined && { IfMatch: etag }),
  });
  try {
    const { Body, ContentLength, ETag } = await client.send(asked, { abortSignal: signal });
    if (!(Body instanceof Readable)) throw new StorageUnavailable(`the object store sent nothing of ${key}`);
    return { body: Body, bytes: ContentLength ?? 0, etag: ETag };
  } catch (error) {
    if (isNoObject(error)) throw new AppError('NOT_FOUND', `no object ${key}`, { cause: error });
    throw asUnavailable(error, `reading ${key}`);
  }
}
