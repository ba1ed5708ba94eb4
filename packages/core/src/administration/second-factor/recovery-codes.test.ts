import { expect, test } from 'vitest';
import { createRecoveryCodes, hashRecoveryCode } from './recovery-codes.ts';

test('ten codes that differ, in letters that nobody mistakes', () => {
  const codes = createRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^([A-HJKMNP-TV-Z2-9]{4}-){3}[A-HJKMNP-TV-Z2-9]{4}$/);
});

test('every letter is as likely as another', () => {
  const counts = new Map<string, number>();
  for (let round = 0; round < 400; round += 1)
    for (const letter of createRecoveryCodes().join('').replaceAll('-', ''))
      counts.set(letter, (counts.get(letter) ?? 0) + 1);
  expect(counts.size).toBe(30);
  // 64,000 letters: about 2,133 each, with a spread of 45.
  for (const [letter, count] of counts) expect(Math.abs(count - 2_133), letter).toBeLessThan(300);
});

test('how a code is written does not matter, which one it is does', () => {
  const hash = hashRecoveryCode('7KQF-M2XN-AAAA-BBBB');
  expect(hashRecoveryCode('7kqf m2xn aaaabbbb')).toBe(hash);
  expect(hashRecoveryCode('7KQF-M2XN-AAAA-BBBC')).not.toBe(hash);
});
