import { afterEach, expect, test, vi } from 'vitest';
import { stubStorage } from '../session/testing/browser-storage.ts';
import { keepOpeningWith, opensWithFavourites } from './default-collection.ts';

afterEach(() => vi.unstubAllGlobals());

test('the works open as they were left, and with everything where the key names something else', () => {
  const kept = stubStorage();
  expect(opensWithFavourites()).toBe(false);
  keepOpeningWith(true);
  expect([...kept]).toEqual([['defaultCollect', 'favourites']]);
  expect(opensWithFavourites()).toBe(true);
  keepOpeningWith(false);
  expect([...kept]).toEqual([]);
  kept.set('defaultCollect', 'a collection of another version');
  expect(opensWithFavourites()).toBe(false);
});
