import { expect, test } from 'vitest';
import { allowedRedirect, redirectOf } from './redirect.ts';

const base = 'https://studio.example';

test('follows a path of the same site and a listed origin', () => {
  expect(allowedRedirect('/home', base, [])).toBe('https://studio.example/home');
  expect(allowedRedirect('https://main.example/bye', base, ['https://main.example'])).toBe(
    'https://main.example/bye',
  );
});

test.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', 'https://studio.example.evil/'])(
  'refuses %s',
  (target) => {
    expect(() => allowedRedirect(target, base, ['https://main.example'])).toThrow('FORBIDDEN');
  },
);

test('reads a redirect only where the data has one', () => {
  expect(redirectOf({ redirect: '/x' })).toBe('/x');
  expect(redirectOf({ redirect: 3 })).toBeUndefined();
  expect(redirectOf([1])).toBeUndefined();
  expect(redirectOf(null)).toBeUndefined();
});
