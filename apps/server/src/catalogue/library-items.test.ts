import { expect, test } from 'vitest';
import { libraryItems } from './library-items.ts';

test('filters by kind and by words in any of the languages', () => {
  expect(libraryItems({ kind: 'style', q: '奶油' }).map((item) => item.id)).toEqual(['cream']);
  expect(libraryItems({ q: 'new chinese' }).map((item) => item.id)).toEqual(['new-chinese']);
  expect(libraryItems({ kind: 'material' })).toEqual([]);
  expect(libraryItems({ classifyId: 'interior' }).length).toBeGreaterThan(5);
});
