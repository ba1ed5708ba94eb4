import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { expect, test } from 'vitest';
import type { Storage } from '../ports/storage.ts';
import type { ImageRecord } from './image.ts';
import { imagePrefix, workingKey } from './image-keys.ts';
import { storeWithRow } from './store-with-row.ts';

const ID = '11111111-0000-4000-8000-0000000000ab';
const image = { imageId: ID, workingKey: workingKey(ID) } as ImageRecord;

function studio() {
  const files = new Set<string>();
  const steps: string[] = [];
  const storage = {
    put: async (key: string) => void files.add(key),
    delete: async (key: string) => void files.delete(key),
    async *list(prefix: string) {
      for (const key of files) if (key.startsWith(prefix)) yield { key, modifiedAt: new Date() };
    },
  } as unknown as Storage;
  const put = async () => {
    steps.push('files');
    await storage.put(image.workingKey, new Uint8Array());
  };
  return { files, steps, storage, put };
}

test('the files are there before the row is', async () => {
  const { files, steps, storage, put } = studio();
  await storeWithRow(storage, image, put, async () => {
    expect([...files]).toEqual([image.workingKey]);
    steps.push('row');
  });
  expect(steps).toEqual(['files', 'row']);
  expect([...files].every((key) => key.startsWith(imagePrefix(ID)))).toBe(true);
});

test('what could not be written, or was refused its row, is removed at once', async () => {
  const first = studio();
  const halfway = async () => {
    await first.put();
    throw new Error('the disk is full');
  };
  const never = () => Promise.reject(new Error('no row without files'));
  await expect(storeWithRow(first.storage, image, halfway, never)).rejects.toThrow('the disk is full');
  expect(first.files.size).toBe(0);
  const second = studio();
  const refused = () => Promise.reject(new AppError('VISITOR_UPLOAD_LIMIT', 'enough'));
  await expect(storeWithRow(second.storage, image, second.put, refused)).rejects.toThrow('enough');
  expect(second.files.size).toBe(0);
});

test('where nobody knows whether the row was saved the files stay: a row without files would be worse', async () => {
  const { files, storage, put } = studio();
  const cut = () => Promise.reject(new Error('Connection terminated unexpectedly'));
  await expect(storeWithRow(storage, image, put, cut)).rejects.toThrow('terminated');
  expect([...files]).toEqual([image.workingKey]);
});

test('a storage that does not let go either hides nothing of what went wrong first', async () => {
  const { storage, put } = studio();
  const stuck: Storage = { ...storage, delete: () => Promise.reject(new Error('still stuck')) };
  const halfway = async () => {
    await put();
    throw new Error('the disk is full');
  };
  await expect(storeWithRow(stuck, image, halfway, async () => undefined)).rejects.toThrow(
    'the disk is full',
  );
});
