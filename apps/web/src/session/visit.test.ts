import { expect, test } from 'vitest';
import { sourceOf } from './visit.ts';

test('reads the four campaign fields and nothing else', () => {
  expect(sourceOf('?keyWord=villa&plan=spring&foo=1')).toEqual({ keyWord: 'villa', plan: 'spring' });
  expect(sourceOf('?foo=1')).toBeUndefined();
  expect(sourceOf('')).toBeUndefined();
});

test('cuts what is too long for the contract', () => {
  expect(sourceOf(`?unit=${'x'.repeat(300)}`)?.unit).toHaveLength(200);
});
