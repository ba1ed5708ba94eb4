import { expect, test } from 'vitest';
import type { Compute } from '../ports/compute.ts';
import type { Storage } from '../ports/storage.ts';
import type { ImageRecord } from './image.ts';
import { readThumbnail } from './read-thumbnail.ts';

function studio() {
  const files = new Map<string, Uint8Array>([['picture', Buffer.from('picture')]]);
  const made: string[] = [];
  const storage = {
    stat: async (key: string) => (files.has(key) ? { bytes: 1, modifiedAt: new Date() } : undefined),
    get: async (key: string) => files.get(key),
    put: async (key: string, bytes: Uint8Array) => void files.set(key, bytes),
  } as unknown as Storage;
  const compute = {
    thumbnail: async (picture: Uint8Array, width: number) => {
      made.push(`${width} of ${Buffer.from(picture).toString()}`);
      return Buffer.from(`${width}`);
    },
  } as unknown as Compute;
  return { dependencies: { storage, compute }, made };
}

const image = (width: number, height: number) =>
  ({ imageId: `i-${width}`, workingKey: 'picture', width, height }) as ImageRecord;

test('a large picture is decoded once: its small thumbnails are made of the widest', async () => {
  const { dependencies, made } = studio();
  const large = image(8000, 8000);
  await Promise.all(
    [256, 512, 2048].map((width) => readThumbnail(dependencies, large, { width, format: 'webp' })),
  );
  expect(made[0]).toBe('2048 of picture');
  expect(made.toSorted()).toEqual(['2048 of picture', '256 of 2048', '512 of 2048']);
  await readThumbnail(dependencies, large, { width: 256, format: 'webp' });
  expect(made).toHaveLength(3);
});

test.each([
  [1600, 1200, '256 of picture'],
  [2000, 9000, '256 of picture'],
  [200, 100, '200 of picture'],
])('a picture of %d × %d is its own source', async (width, height, expected) => {
  const { dependencies, made } = studio();
  await readThumbnail(dependencies, image(width, height), { width: 256, format: 'jpeg' });
  expect(made).toEqual([expected]);
});
