import { expect, test } from 'vitest';
import { createTotpSecret, stepOfCode, totpAddress } from './totp.ts';

/** `12345678901234567890`, the key of the vectors in RFC 6238, appendix B. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

// The vectors have eight digits; a code of six is their end.
test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('RFC 6238 at %i s', (seconds, vector) => {
  const at = new Date(seconds * 1_000);
  expect(stepOfCode(RFC_SECRET, vector.slice(2), at)).toBe(Math.floor(seconds / 30));
});

test('a code is good one step before and after its own, and no further', () => {
  const at = (seconds: number) => stepOfCode(RFC_SECRET, '005924', new Date(seconds * 1_000));
  const begin = 1_234_567_890;
  expect([at(begin - 31), at(begin - 30), at(begin), at(begin + 59), at(begin + 60)]).toEqual([
    undefined,
    begin / 30,
    begin / 30,
    begin / 30,
    undefined,
  ]);
});

test.each(['', '00592', '0059240', '00592４', 'abcdef', '-05924', '5924'])('“%s” is no code', (code) => {
  expect(stepOfCode(RFC_SECRET, code, new Date(1_234_567_890_000))).toBeUndefined();
});

test('spaces between the digits are those of the app', () => {
  expect(stepOfCode(RFC_SECRET, '005 924', new Date(1_234_567_890_000))).toBe(41_152_263);
});

test('a secret has 160 bits, and its address names installation and account', () => {
  const secret = createTotpSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(createTotpSecret()).not.toBe(secret);
  const address = new URL(totpAddress(secret, 'Studio & 绳墨', 'chief'));
  expect(address.protocol).toBe('otpauth:');
  expect(decodeURIComponent(address.pathname)).toContain('Studio & 绳墨:chief');
  expect(address.searchParams.get('secret')).toBe(secret);
  expect(address.searchParams.get('issuer')).toBe('Studio & 绳墨');
});
