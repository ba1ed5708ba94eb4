import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

test('a password is verified against its hash, and nothing else is', async () => {
  const stored = await hashPassword('Grünspan 绳墨');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword('Grünspan 绳墨', stored)).toBe(true);
  expect(await verifyPassword('Grünspan 绳墨'.normalize('NFD'), stored)).toBe(true);
  expect(await verifyPassword('grünspan 绳墨', stored)).toBe(false);
  expect(await verifyPassword('Grünspan 绳墨 ', stored)).toBe(false);
  for (const broken of [
    '',
    'plain$Grünspan 绳墨',
    '$argon2id$',
    stored.slice(0, -4),
    stored.replace('id$', 'i$'),
  ])
    expect(await verifyPassword('Grünspan 绳墨', broken)).toBe(false);
});

test('the same password is stored differently each time, also when many are hashed at once', async () => {
  const hashes = await Promise.all(Array.from({ length: 6 }, () => hashPassword('one and the same')));
  expect(new Set(hashes).size).toBe(6);
});

test('hashing leaves the event loop to others', async () => {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  await Promise.all([hashPassword('a'), hashPassword('b'), hashPassword('c')]);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(5);
});
