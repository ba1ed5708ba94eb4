import { expect, test } from 'vitest';
import { together } from './together.ts';

test('gives every result in its place', async () => {
  expect(await together([Promise.resolve(1), undefined, Promise.resolve('b')])).toEqual([1, undefined, 'b']);
});

test('fails with the first failure in time, and only when all have ended', async () => {
  const slow = Promise.withResolvers<void>();
  const ended: string[] = [];
  const late = slow.promise.then(() => {
    ended.push('late');
    throw new Error('aborted because of the first');
  });
  const all = together([late, Promise.reject(new Error('the first'))]).catch((error: unknown) => {
    ended.push('all');
    return error;
  });
  await Promise.resolve();
  slow.resolve();
  expect(await all).toMatchObject({ message: 'the first' });
  expect(ended).toEqual(['late', 'all']);
});
