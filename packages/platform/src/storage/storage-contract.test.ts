import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Storage } from '@plumbline/core/ports/storage.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseSettings } from '../settings/load-settings.ts';
import { startS3 } from '../testing/s3-stand-in.ts';
import { openStorage } from './open-storage.ts';

/** Settings of an installation that keeps its files so, and how its place is removed. */
type Place = () => Promise<{ environment: Readonly<Record<string, string>>; close: () => Promise<void> }>;

const PLACES: readonly (readonly [string, Place])[] = [
  ['a folder', async () => ({ environment: {}, close: async () => undefined })],
  ['a bucket', startS3],
];
const MB = 2 ** 20;

describe.each(PLACES)('%s', (_name, open) => {
  let storage: Storage;
  const closing: (() => Promise<unknown>)[] = [];
  beforeAll(async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'plumbline-storage-'));
    const { environment, close } = await open();
    closing.push(close, () => rm(dataDir, { recursive: true, force: true }));
    storage = openStorage(parseSettings({ DATA_DIR: dataDir, ...environment }));
  });
  afterAll(async () => {
    for (const close of closing) await close();
  });
  const keysUnder = async (prefix: string) => {
    const keys: string[] = [];
    for await (const { key } of storage.list(prefix)) keys.push(key);
    return keys.toSorted();
  };

  test('keeps, measures, streams and replaces objects', async () => {
    const before = Date.now();
    await storage.put('images/ab/x/working.png', Buffer.from('first'));
    await storage.put('images/ab/x/working.png', Buffer.from('0123456789'));
    expect(Buffer.from(await storage.get('images/ab/x/working.png')).toString()).toBe('0123456789');
    const stored = await storage.stat('images/ab/x/working.png');
    expect(stored?.bytes).toBe(10);
    // Stores tell whole seconds.
    expect(stored?.modifiedAt.getTime()).toBeGreaterThanOrEqual(Math.floor(before / 1000) * 1000);
    const read = async (range?: { start: number; end: number }) =>
      (await buffer(await storage.stream('images/ab/x/working.png', range))).toString();
    expect([await read(), await read({ start: 2, end: 4 }), await read({ start: 9, end: 9 })]).toEqual([
      '0123456789',
      '234',
      '9',
    ]);
    await storage.put('images/ab/x/empty', new Uint8Array());
    expect((await storage.get('images/ab/x/empty')).byteLength).toBe(0);
  });

  test('what is not there is NOT_FOUND, undefined or nothing at all', async () => {
    await expect(storage.get('gone/b')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(storage.stream('gone/b')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await storage.stat('gone/b')).toBeUndefined();
    await storage.put('gone/b', Buffer.from('x'));
    expect(await storage.stat('gone/b/c')).toBeUndefined();
    await storage.delete('gone/nothing');
    await storage.delete('gone/b');
    expect(await keysUnder('gone/')).toEqual([]);
    expect(await keysUnder('nowhere/')).toEqual([]);
  });

  test.each(['../x', 'a/../../x', '/etc/passwd', 'a//b', 'a/.hidden', '', 'a\\b', 'a\0b', 'a/', './a'])(
    '%j is not a key',
    async (key) => {
      await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow('not a storage key');
      await expect(storage.get(key)).rejects.toThrow('not a storage key');
    },
  );

  test('lists by prefix, also one that ends in the middle of a name', async () => {
    for (const key of ['list/aa/one/w', 'list/aa/onerous/w', 'list/ab/two/w'])
      await storage.put(key, Buffer.from(key));
    expect(await keysUnder('list/')).toEqual(['list/aa/one/w', 'list/aa/onerous/w', 'list/ab/two/w']);
    expect(await keysUnder('list/aa/one/')).toEqual(['list/aa/one/w']);
    expect(await keysUnder('list/aa/one')).toEqual(['list/aa/one/w', 'list/aa/onerous/w']);
    for await (const { modifiedAt } of storage.list('list/'))
      expect(Math.abs(modifiedAt.getTime() - Date.now())).toBeLessThan(60_000);
    await storage.delete('list/aa/one/w');
    expect(await keysUnder('list/aa/')).toEqual(['list/aa/onerous/w']);
  });

  test('keeps what comes in pieces of any size, also beyond what one request holds', async () => {
    const whole = Buffer.alloc(20 * MB, 'pieces of a model ');
    const pieces = async function* () {
      for (let at = 0; at < whole.byteLength; at += 3 * MB) yield whole.subarray(at, at + 3 * MB);
    };
    await storage.putStream('models/aa/large', pieces());
    expect((await storage.stat('models/aa/large'))?.bytes).toBe(whole.byteLength);
    expect(whole.equals(await storage.get('models/aa/large'))).toBe(true);
    const across = await storage.stream('models/aa/large', { start: 8 * MB - 2, end: 8 * MB + 1 });
    expect((await buffer(across)).equals(whole.subarray(8 * MB - 2, 8 * MB + 2))).toBe(true);
  });

  test.each([1, 20])(
    'pieces that break off after %i MB are thrown on and leave what was there',
    async (most) => {
      const failure = new Error('the client has gone');
      const broken = async function* () {
        for (let sent = 0; sent < most; sent += 1) {
          yield Buffer.alloc(MB, 1);
          // Nobody sees a part of it while it comes.
          expect(Buffer.from(await storage.get('models/ab/kept')).toString()).toBe('earlier');
        }
        throw failure;
      };
      await storage.put('models/ab/kept', Buffer.from('earlier'));
      await expect(storage.putStream('models/ab/kept', broken())).rejects.toBe(failure);
      expect(Buffer.from(await storage.get('models/ab/kept')).toString()).toBe('earlier');
      expect(await keysUnder('models/ab/')).toEqual(['models/ab/kept']);
      expect(await storage.removeUnfinished('models/ab/', new Date(Date.now() + 60_000))).toBe(0);
    },
  );

  test('is ready, writes nothing to find that out, and has nothing unfinished', async () => {
    const before = await keysUnder('');
    await storage.check();
    expect(await keysUnder('')).toEqual(before);
    expect(await storage.removeUnfinished('', new Date(Date.now() + 60_000))).toBe(0);
  });

  test('a reader who leaves in the middle does no harm', async () => {
    await storage.put('models/ac/left', Buffer.alloc(4 * MB, 7));
    const stream = await storage.stream('models/ac/left');
    for await (const piece of stream) {
      expect(piece.length).toBeGreaterThan(0);
      break;
    }
    expect(stream.destroyed).toBe(true);
    expect((await storage.get('models/ac/left')).byteLength).toBe(4 * MB);
  });
});
