import { expect, test } from 'vitest';
import { hashOfWork, shareAddress, workOfHash } from './work-hash.ts';

test('a hash that names a work opens it', () => {
  for (const id of ['seed-villa-in-larch', '0b1c2d3e-4f50-4172-8394-a5b6c7d8e9f0'])
    expect(workOfHash(hashOfWork(id))).toBe(id);
});

test.each([
  '',
  '#',
  '#content',
  '#seed-',
  '#seed-a/b',
  '#seed-%00',
  '#seed-a b',
  `#seed-${'a'.repeat(80)}`,
  'seed-abc',
  '#abc',
])('%j names no work', (hash) => {
  expect(workOfHash(hash)).toBeUndefined();
});

test('a link for others leads to the page of its kind', () => {
  expect(shareAddress('https://a.example', { workId: 'seed-1', kind: 'case' })).toBe(
    'https://a.example/caseHome#seed-1',
  );
  expect(shareAddress('https://a.example', { workId: 'seed-1', kind: 'work' })).toBe(
    'https://a.example/tupianHome#seed-1',
  );
});
