import { expect, test } from 'vitest';
import { maskEmail, normaliseEmail } from './email-address.ts';

test.each([
  [' Anna@Studio.Example ', 'anna@studio.example'],
  ['ａnna@studio.example', 'anna@studio.example'],
  ['a.b+c@xn--bcher-kva.example', 'a.b+c@xn--bcher-kva.example'],
  ['anna@bücher.example', 'anna@bücher.example'],
])('%j is %j', (typed, address) => expect(normaliseEmail(typed)).toBe(address));

test.each([
  '',
  'anna',
  '@studio.example',
  'anna@studio',
  'anna@.example',
  'anna@studio..example',
  '.anna@studio.example',
  'an..na@studio.example',
  'anna@studio.example,eve@evil.example',
  'anna@studio.example\r\nBcc: eve@evil.example',
  'anna@studio.example\nx',
  '"anna eve"@studio.example',
  'anna@studio.example>',
  'anna@eve@studio.example',
  `${'a'.repeat(65)}@studio.example`,
  `anna@${'a.'.repeat(130)}example`,
])('%j is no address', (typed) => expect(() => normaliseEmail(typed)).toThrow(/EMAIL_INVALID/));

test('a masked address keeps its first letter and its domain', () => {
  expect(maskEmail('anna@studio.example')).toBe('a***@studio.example');
});
