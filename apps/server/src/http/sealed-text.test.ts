import { expect, test } from 'vitest';
import { openSealed, seal } from './sealed-text.ts';

test('opens with its secret alone, and not when changed', () => {
  const sealed = seal('the session', 'a=1; Path=/');
  expect(openSealed('the session', sealed)).toBe('a=1; Path=/');
  expect(openSealed('another session', sealed)).toBeUndefined();
  expect(openSealed('the session', `${sealed.slice(0, -2)}AA`)).toBeUndefined();
  expect(openSealed('the session', '')).toBeUndefined();
});
