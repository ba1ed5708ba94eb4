import {
  type FileHandle,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readlink,
  rm,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Storage } from '@plumbline/core/ports/storage.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFileStorage } from './file-storage.ts';

let folder: string;
let storage: Storage;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plumbline-storage-'));
  storage = createFileStorage(folder);
});
afterEach(() => rm(folder, { recursive: true }));

/** As Linux tells it. */
const pathOf = ({ fd }: FileHandle) => readlink(`/proc/self/fd/${fd}`);
const keysUnder = async (prefix: string) => {
  const keys: string[] = [];
  for await (const { key } of storage.list(prefix)) keys.push(key);
  return keys.toSorted();
};

test('lists by prefix, without what is still being written', async () => {
  for (const key of ['images/aa/one/w', 'images/aa/onerous/w', 'images/ab/two/w', 'other'])
    await storage.put(key, Buffer.from(key));
  await writeFile(join(folder, 'images/aa/one/.tmp-123'), 'half');
  expect(await keysUnder('images/')).toEqual(['images/aa/one/w', 'images/aa/onerous/w', 'images/ab/two/w']);
  expect(await keysUnder('images/aa/one/')).toEqual(['images/aa/one/w']);
  expect(await keysUnder('images/aa/one')).toEqual(['images/aa/one/w', 'images/aa/onerous/w']);
  await utimes(join(folder, 'other'), 1, 1);
  for await (const { key, modifiedAt } of storage.list('other'))
    expect([key, modifiedAt.getTime()]).toEqual(['other', 1000]);
});

test.skipIf(process.platform !== 'linux')(
  'what was made of folders for an object is flushed with it, each once',
  async () => {
    const probe = await open(folder, 'r');
    const handles = Object.getPrototypeOf(probe) as FileHandle;
    await probe.close();
    const flushed: string[] = [];
    const { sync } = handles;
    const spy = vi.spyOn(handles, 'sync').mockImplementation(async function (this: FileHandle) {
      flushed.push((await pathOf(this)).slice(folder.length));
      return sync.call(this);
    });
    await storage.put('images/aa/one/w', Buffer.from('x'));
    expect(flushed.filter((path) => !path.includes('.tmp-')).toSorted()).toEqual([
      '',
      '/images',
      '/images/aa',
      '/images/aa/one',
    ]);
    flushed.length = 0;
    await storage.put('images/aa/one/v', Buffer.from('x'));
    expect(flushed.filter((path) => !path.includes('.tmp-'))).toEqual(['/images/aa/one']);
    spy.mockRestore();
  },
);

test('what a crash left of an unfinished object goes, what is being written and whole objects stay', async () => {
  await storage.put('images/aa/one/w', Buffer.from('whole'));
  const [old, young] = [join(folder, 'images/aa/one/.tmp-1'), join(folder, 'images/aa/two/.tmp-2')];
  await mkdir(join(folder, 'images/aa/two'));
  for (const path of [old, young]) await writeFile(path, 'half');
  for (const path of [old, join(folder, 'images/aa/one/w')]) await utimes(path, 1, 1);
  expect(await storage.removeUnfinished('images/aa/', new Date(2_000))).toBe(1);
  expect(await readdir(join(folder, 'images/aa/one'))).toEqual(['w']);
  await utimes(young, 1, 1);
  expect(await storage.removeUnfinished('images/aa/', new Date(2_000))).toBe(1);
  expect(await readdir(join(folder, 'images/aa'))).toEqual(['one']);
});

test('deleting takes emptied folders along and leaves others', async () => {
  await storage.put('images/aa/one/a', Buffer.from('1'));
  await storage.put('images/aa/one/b', Buffer.from('2'));
  await storage.delete('images/aa/one/a');
  expect(await keysUnder('images/')).toEqual(['images/aa/one/b']);
  await storage.delete('images/aa/one/b');
  expect(await readdir(folder)).toEqual([]);
});

test('readers see a whole object at every moment, also with writers and deletions beside them', async () => {
  const contents = ['a', 'b', 'c'].map((letter) => letter.repeat(200_000));
  const seen = new Set<string>();
  let writing = true;
  const write = async () => {
    for (let round = 0; round < 8; round += 1) {
      await Promise.all(contents.map((content) => storage.put('k/object', Buffer.from(content))));
      await storage.delete('k/beside');
    }
    writing = false;
  };
  const read = async () => {
    while (writing) {
      const bytes = await storage.get('k/object').catch(() => undefined);
      if (bytes) seen.add(Buffer.from(bytes).toString());
    }
  };
  await Promise.all([write(), read()]);
  expect(contents).toEqual(expect.arrayContaining([...seen]));
  expect(await readdir(join(folder, 'k'))).toEqual(['object']);
});
