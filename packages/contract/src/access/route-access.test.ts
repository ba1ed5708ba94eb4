import { expect, test } from 'vitest';
import { type AccessNode, hiddenKeys } from './route-access.ts';

const NODES: readonly AccessNode[] = [
  { accessKey: 'home', parentKey: null },
  { accessKey: 'all', parentKey: null },
  { accessKey: 'renders', parentKey: 'all' },
  { accessKey: 'indoor', parentKey: 'renders' },
  { accessKey: 'outdoor', parentKey: 'renders' },
  { accessKey: 'works', parentKey: null },
];
const hide = (keys: string[], role: 'visitor' | 'user' = 'user') =>
  [
    ...hiddenKeys(
      NODES,
      keys.map((accessKey) => ({ accessKey, hiddenFrom: ['user'] })),
      role,
    ),
  ].sort();

test('a key hides its page from the roles of its rule alone', () => {
  expect(hide(['indoor'])).toEqual(['indoor']);
  expect(hide(['indoor'], 'visitor')).toEqual([]);
  expect(hide([])).toEqual([]);
});

test('a menu disappears with the last of its children, and the menu around it too', () => {
  expect(hide(['indoor', 'outdoor'])).toEqual(['all', 'indoor', 'outdoor', 'renders']);
});

test('a hidden menu hides what is in it', () => {
  expect(hide(['renders'])).toEqual(['all', 'indoor', 'outdoor', 'renders']);
});

test('nobody can hide the way home, and a key that no page has hides nothing else', () => {
  expect(hide(['home', 'no-such-page'])).toEqual(['no-such-page']);
});
