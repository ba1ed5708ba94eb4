import { buffer } from 'node:stream/consumers';
import { CreateMultipartUploadCommand, ListMultipartUploadsCommand } from '@aws-sdk/client-s3';
import { StorageUnavailable, type Storage } from '@plumbline/core/ports/storage.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { S3Asked } from '../../testing/s3-asked.ts';
import { type S3Fault, type S3StandIn, startS3 } from '../../testing/s3-stand-in.ts';
import { type BucketOptions, openBucket } from './bucket.ts';
import { createS3Storage } from './s3-storage.ts';

const BYTES = Buffer.from('what a store was given to keep');
const KEY = 'images/aa/one/working.png';
const LARGE = Buffer.alloc(20 * 2 ** 20, 'large');

let s3: S3StandIn;
let storage: Storage;
/** Gives up soon where nothing comes. */
let hasty: Storage;
beforeAll(async () => {
  s3 = await startS3();
  storage = open({});
  hasty = open({ timeoutMs: 1_000 });
});
afterAll(() => s3.close());
beforeEach(async () => {
  s3.judge = () => undefined;
  await storage.put(KEY, BYTES);
  s3.asked.length = 0;
});

const open = (changed: Partial<BucketOptions>) => createS3Storage({ ...bucketOptions(), ...changed });

function bucketOptions(): BucketOptions {
  return {
    endpoint: s3.environment.S3_ENDPOINT,
    region: 'us-east-1',
    bucket: s3.environment.S3_BUCKET ?? '',
    accessKeyId: s3.environment.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: s3.environment.S3_SECRET_ACCESS_KEY ?? '',
    pathStyle: true,
    timeoutMs: 10_000,
  };
}

/** The fault for the first calls of a method, and none after them. */
function first(count: number, method: string, fault: S3Fault): (asked: S3Asked) => S3Fault | undefined {
  let left = count;
  return (asked) => {
    if (asked.method !== method || left === 0) return undefined;
    left -= 1;
    return fault;
  };
}
const always = (method: string, fault: S3Fault) => first(Number.POSITIVE_INFINITY, method, fault);
/** After all that was begun. */
const soon = () => new Date(Date.now() + 60_000);
const timesAsked = (method: string) => s3.asked.filter((asked) => asked.method === method).length;

test.each<[string, S3Fault, number]>([
  ['refuses writes', { status: 403, code: 'AccessDenied' }, 1],
  ['is full', { status: 507, code: 'StorageFull' }, 1],
  ['has too much to do', { status: 503, code: 'SlowDown' }, 3],
  ['does not answer', 'silence', 3],
  ['is gone in the middle of the body', 'cut the request', 3],
])(
  'a store that %s is unavailable after a bounded number of tries, and what was there stays',
  async (_name, fault, tries) => {
    s3.judge = always('PUT', fault);
    await expect(hasty.put(KEY, Buffer.alloc(2 ** 20))).rejects.toBeInstanceOf(StorageUnavailable);
    expect(timesAsked('PUT')).toBe(tries);
    expect(BYTES.equals(await storage.get(KEY))).toBe(true);
  },
);

test.each<[string, S3Fault]>([
  ['has too much to do', { status: 503, code: 'SlowDown' }],
  ['does not answer', 'silence'],
  ['breaks off', 'cut the request'],
  ['is late', { lateMs: 100 }],
])('a store that %s once is written to all the same', async (_name, fault) => {
  s3.judge = first(1, 'PUT', fault);
  await hasty.put(KEY, Buffer.from('next'));
  expect(Buffer.from(await storage.get(KEY)).toString()).toBe('next');
});

test.each<[string, S3Fault]>([
  ['breaks off', { cutAnswerAfter: 5 }],
  ['falls silent', { silentAfter: 5 }],
])('where the body of an answer %s the rest is read from there', async (_name, fault) => {
  s3.judge = first(2, 'GET', fault);
  expect(Buffer.from(await hasty.get(KEY)).toString()).toBe(BYTES.toString());
  expect(timesAsked('GET')).toBe(3);
  s3.judge = first(1, 'GET', fault);
  const part = await hasty.stream(KEY, { start: 3, end: 20 });
  expect((await buffer(part)).toString()).toBe(BYTES.subarray(3, 21).toString());
});

test('a body that breaks off each time fails the reader, who never takes a part for the whole', async () => {
  s3.judge = always('GET', { cutAnswerAfter: 2 });
  await expect(storage.get(KEY)).rejects.toBeInstanceOf(StorageUnavailable);
  const stream = await storage.stream(KEY);
  await expect(buffer(stream)).rejects.toBeInstanceOf(StorageUnavailable);
});

test('the rest is never of another version', async () => {
  const large = (letter: string) => Buffer.alloc(2 ** 20, letter);
  await storage.put('images/aa/two/large', large('a'));
  s3.judge = first(1, 'GET', { cutAnswerAfter: 2 ** 19 });
  // Nobody reads yet, so the break is met after the object has been replaced.
  const stream = await storage.stream('images/aa/two/large');
  await storage.put('images/aa/two/large', large('b'));
  await expect(buffer(stream)).rejects.toThrow('412');
});

test('large objects go in parts; one that fails is given up, and the store keeps nothing of it', async () => {
  await storage.put('models/aa/large', LARGE);
  expect(
    s3.asked.filter(({ query }) => query.has('partNumber')).map(({ query }) => query.get('partNumber')),
  ).toEqual(['1', '2', '3']);
  expect(LARGE.equals(await storage.get('models/aa/large'))).toBe(true);
  s3.judge = ({ query }) =>
    query.get('partNumber') === '2' ? { status: 403, code: 'AccessDenied' } : undefined;
  await expect(storage.put('models/aa/next', LARGE)).rejects.toBeInstanceOf(StorageUnavailable);
  expect(await storage.removeUnfinished('', soon())).toBe(0);
  expect(await storage.stat('models/aa/next')).toBeUndefined();
});

test('what a crash left of an upload is removed under its prefix, once it is old', async () => {
  const { client, name } = openBucket(bucketOptions());
  for (const left of ['left', 'more', 'most'])
    await client.send(new CreateMultipartUploadCommand({ Bucket: name, Key: `models/ab/${left}` }));
  const { Uploads: [oldest] = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket: name }));
  // By the store's own clock, which may be anything.
  const begun = oldest?.Initiated?.getTime() ?? Number.NaN;
  expect(await storage.removeUnfinished('models/ab/', new Date(begun - 1))).toBe(0);
  expect(await storage.removeUnfinished('models/ac/', soon())).toBe(0);
  expect(await storage.removeUnfinished('models/ab/', soon())).toBe(3);
  expect(await storage.removeUnfinished('', soon())).toBe(0);
});

test('check tells of a store that refuses to be written, of a missing bucket, an unknown key and nobody there', async () => {
  s3.judge = always('POST', { status: 403, code: 'AccessDenied' });
  await expect(storage.check()).rejects.toThrow('AccessDenied');
  s3.judge = () => undefined;
  await expect(open({ bucket: 'elsewhere' }).check()).rejects.toThrow('NoSuchBucket');
  await expect(open({ accessKeyId: 'nobody' }).check()).rejects.toThrow('InvalidAccessKeyId');
  await expect(open({ endpoint: 'http://127.0.0.1:1' }).check()).rejects.toThrow('ECONNREFUSED');
});

test('a missing bucket is not a missing object', async () => {
  await expect(open({ bucket: 'elsewhere' }).get(KEY)).rejects.toBeInstanceOf(StorageUnavailable);
});
