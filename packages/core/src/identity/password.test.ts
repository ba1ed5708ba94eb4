import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

test('a password is verified against its hash, and nothing else is', async () => {
  const stored = await hashPassword('Grünspan 绳墨');
  expect(stored).toMatch(/^scrypt\$15\$8\$3\$/);
  expect(await verifyPassword('Grünspan 绳墨', stored)).toBe(true);
  expect(await verifyPassword('Grünspan 绳墨'.normalize('NFD'), stored)).toBe(true);
  expect(await verifyPassword('grünspan 绳墨', stored)).toBe(false);
  expect(await verifyPassword('Grünspan 绳墨', 'plain$Grünspan 绳墨')).toBe(false);
});

test('the same password is stored differently each time', async () => {
  expect(await hashPassword('one and the same')).not.toBe(await hashPassword('one and the same'));
});
