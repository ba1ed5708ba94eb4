import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { expect, test } from 'vitest';
import { maskPhoneNumber, normalisePhoneNumber } from './phone-number.ts';

test.each([
  '13800000001',
  ' 138 0000 0001 ',
  '138-0000-0001',
  '+8613800000001',
  '+86 138 0000 0001',
  '008613800000001',
  '8613800000001',
  '１３８００００００01',
])('%s is one mainland number', (typed) => {
  expect(normalisePhoneNumber(typed)).toBe('13800000001');
});

test.each([
  ['+81 90 1234 5678', '+819012345678'],
  ['0044 20 7946 0958', '+442079460958'],
  ['+1 (415) 555-2671', '+14155552671'],
])('%s is international', (typed, expected) => {
  expect(normalisePhoneNumber(typed)).toBe(expected);
});

test.each([
  '',
  '12345',
  '12800000001',
  '1380000000',
  '138000000012',
  '+861280000000',
  '+86138000000012',
  '+0123456789',
  '+1234',
  '+1234567890123456',
  '09012345678',
  'abcdefghijk',
  '13800000001; drop',
])('%j is refused', (typed) => {
  expect(() => normalisePhoneNumber(typed)).toThrow(AppError);
});

test('a mask keeps the ends', () => {
  expect(maskPhoneNumber('13800000001')).toBe('138****0001');
  expect(maskPhoneNumber('+819012345678')).toBe('+81******5678');
});
