import { buffer } from 'node:stream/consumers';
import {
  AbortMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  type MultipartUpload,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3';
import type { Storage, StoredObject } from '@plumbline/core/ports/storage.ts';
import { requireKey } from '../storage-key.ts';
import {
  type Bucket,
  type BucketOptions,
  asUnavailable,
  isNoObject,
  isNoUpload,
  openBucket,
} from './bucket.ts';
import { readObject } from './read-object.ts';
import { writeObject } from './write-object.ts';

/** What `check` begins to write and gives up again; it never becomes an object. */
const CHECKED = 'check/writable';
/** Whoever asks whether the store is ready does not wait longer. */
const CHECK_MS = 5_000;

/** `Storage` in a bucket of S3, or of a store that speaks its language. Nothing of it lies on this machine. */
export function createS3Storage(options: BucketOptions): Storage {
  const bucket = openBucket(options);
  const { client } = bucket;
  return {
    put: async (key, bytes) => writeObject(bucket, requireKey(key), [bytes]),
    putStream: async (key, pieces) => writeObject(bucket, requireKey(key), pieces),
    get: async (key) => buffer(await readObject(bucket, requireKey(key))),
    stream: async (key, range) => readObject(bucket, requireKey(key), range),
    stat: async (key) => statObject(bucket, requireKey(key)),
    async delete(key) {
      const object = { Bucket: bucket.name, Key: requireKey(key) };
      await client.send(new DeleteObjectCommand(object)).catch((error: unknown) => {
        if (!isNoObject(error)) throw asUnavailable(error, `deleting ${key}`);
      });
    },
    list: (prefix) => listObjects(bucket, prefix),
    check: () => checkWriting(bucket),
    removeUnfinished: (prefix, before) => removeUnfinished(bucket, prefix, before),
  };
}

async function statObject({ name, client }: Bucket, key: string): Promise<StoredObject | undefined> {
  try {
    const found = await client.send(new HeadObjectCommand({ Bucket: name, Key: key }));
    return { bytes: found.ContentLength ?? 0, modifiedAt: found.LastModified ?? new Date(0) };
  } catch (error) {
    if (isNoObject(error)) return undefined;
    throw asUnavailable(error, `looking at ${key}`);
  }
}

async function* listObjects(
  { name, client }: Bucket,
  prefix: string,
): AsyncGenerator<{ key: string; modifiedAt: Date }> {
  try {
    for await (const page of paginateListObjectsV2({ client }, { Bucket: name, Prefix: prefix }))
      for (const { Key, LastModified } of page.Contents ?? [])
        if (Key !== undefined && LastModified !== undefined) yield { key: Key, modifiedAt: LastModified };
  } catch (error) {
    throw asUnavailable(error, `listing ${prefix}`);
  }
}

/** A bucket that can be read may still refuse to be written: an upload is begun, which writes nothing, and given up. */
async function checkWriting({ name, client }: Bucket): Promise<void> {
  const object = { Bucket: name, Key: CHECKED };
  const patience = { abortSignal: AbortSignal.timeout(CHECK_MS) };
  try {
    const { UploadId } = await client.send(new CreateMultipartUploadCommand(object), patience);
    await client.send(new AbortMultipartUploadCommand({ ...object, UploadId }), patience);
  } catch (error) {
    throw asUnavailable(error, 'the beginning of an upload');
  }
}

async function removeUnfinished(bucket: Bucket, prefix: string, before: Date): Promise<number> {
  const { name, client } = bucket;
  let removed = 0;
  try {
    for await (const { Key, UploadId, Initiated } of listUploads(bucket, prefix)) {
      if (Initiated === undefined || Initiated > before) continue;
      await client
        .send(new AbortMultipartUploadCommand({ Bucket: name, Key, UploadId }))
        .catch((error: unknown) => {
          if (!isNoUpload(error)) throw error;
        });
      removed += 1;
    }
  } catch (error) {
    throw asUnavailable(error, `removing unfinished uploads under ${prefix}`);
  }
  return removed;
}

/** The client brings no pages for this list. */
async function* listUploads({ name, client }: Bucket, prefix: string): AsyncGenerator<MultipartUpload> {
  let after: { KeyMarker?: string | undefined; UploadIdMarker?: string | undefined } = {};
  for (;;) {
    const page = await client.send(
      new ListMultipartUploadsCommand({ Bucket: name, Prefix: prefix, ...after }),
    );
    yield* page.Uploads ?? [];
    if (page.IsTruncated !== true || page.NextKeyMarker === undefined) return;
    after = { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker };
  }
}
