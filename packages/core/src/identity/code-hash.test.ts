import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createCode, hashCode, hashRequester } from './code-hash.ts';

const secret = randomBytes(32);

test('codes have six digits, also small ones', () => {
  for (let n = 0; n < 500; n += 1) expect(createCode()).toMatch(/^\d{6}$/);
});

test('the same code is stored differently each time', () => {
  expect(hashCode(secret, 'a', '123456')).not.toBe(hashCode(secret, 'b', '123456'));
});

test('an IPv6 customer counts as one, however many addresses they have', () => {
  const of = (address: string) => hashRequester(secret, address);
  expect(of('2001:db8:1:2::1')).toBe(of('2001:db8:1:2:ffff:1:2:3'));
  expect(of('2001:db8:1:2::1')).not.toBe(of('2001:db8:1:3::1'));
  expect(of('198.51.100.7')).not.toBe(of('198.51.100.8'));
  expect(of('::ffff:198.51.100.7')).not.toBe(of('::ffff:198.51.100.8'));
});
