import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CreateBucketCommand,
  DeleteBucketCommand,
  DeleteObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import S3rver from 's3rver';
import { S3Gaps } from './s3-gaps.ts';
import { writeBeforeAnswering } from './write-before-answering.ts';

/** A store with an empty bucket. */
export interface S3Store {
  readonly url: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** What has to be done in its place; undefined where it does everything itself. */
  readonly gaps: S3Gaps | undefined;
  close(): Promise<void>;
}

/** A bucket in the store at `TEST_S3_URL`, or in an s3rver of its own. */
export async function openS3Store(): Promise<S3Store> {
  const bucket = `renders-${randomBytes(6).toString('hex')}`;
  const url = process.env['TEST_S3_URL'];
  return url === undefined ? startS3rver(bucket) : openBucketAt(url, bucket);
}

async function startS3rver(bucket: string): Promise<S3Store> {
  const directory = await mkdtemp(join(tmpdir(), 'plumbline-s3-'));
  const store = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  writeBeforeAnswering(store);
  const { port } = await store.run();
  return {
    url: `http://127.0.0.1:${port}`,
    bucket,
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    gaps: new S3Gaps(),
    close: async () => {
      await store.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function openBucketAt(url: string, bucket: string): Promise<S3Store> {
  // A store that checks no signatures takes any key.
  const accessKeyId = process.env['TEST_S3_ACCESS_KEY_ID'] ?? 'test';
  const secretAccessKey = process.env['TEST_S3_SECRET_ACCESS_KEY'] ?? 'test';
  const client = new S3Client({
    endpoint: url,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
  });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  return {
    ...{ url, bucket, accessKeyId, secretAccessKey },
    gaps: undefined,
    close: async () => {
      for await (const { Contents } of paginateListObjectsV2({ client }, { Bucket: bucket }))
        for (const { Key } of Contents ?? [])
          await client.send(new DeleteObjectCommand({ Bucket: bucket, Key }));
      await client.send(new DeleteBucketCommand({ Bucket: bucket }));
      client.destroy();
    },
  };
}
