import { expect, test } from 'vitest';
import { readCsrfToken } from './csrf.ts';

test('finds the token among other cookies, also where it holds an equals sign', () => {
  expect(readCsrfToken('a=1; plumb_csrf=abc%3D%3D; b=2')).toBe('abc==');
  expect(readCsrfToken('plumb_csrf=x=y')).toBe('x=y');
  expect(readCsrfToken('not_plumb_csrf=x')).toBeUndefined();
  expect(readCsrfToken('')).toBeUndefined();
});
