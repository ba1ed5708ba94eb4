import { expect, test } from 'vitest';
import { ownPath } from './own-path.ts';

test.each(['/', '/list', '/indoorRender?a=1#b', '/user/login?next=%2Flist'])('%j stays', (path) =>
  expect(ownPath(path)).toBe(path),
);

test.each([
  null,
  undefined,
  '',
  'list',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'https://evil.example',
  'javascript:alert(1)',
])('%j leads home', (path) => expect(ownPath(path)).toBe('/'));
