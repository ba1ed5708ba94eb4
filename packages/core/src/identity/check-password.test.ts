import { expect, test, vi } from 'vitest';
import type { Database } from '../ports/database.ts';
import { checkPassword } from './check-password.ts';
import { hashPassword, verifyPassword } from './password.ts';

vi.mock('./password.ts', { spy: true });

test('an unknown account, one of the other role and one without a password cost as much work as a known one', async () => {
  const secretHash = await hashPassword('correct horse 绳墨');
  const owner = { west: 'user', chief: 'administrator', guest: 'user' } as const;
  const identity = {
    lock: async () => {},
    readFailures: async () => ({ count: 0, lastAt: null }),
    addFailure: async () => {},
    findIdentity: async (_: string, account: string) =>
      account in owner ? { userId: account, secretHash: account === 'guest' ? null : secretHash } : undefined,
    findUser: async (id: keyof typeof owner) => ({ id, role: owner[id] }),
  };
  const database = {
    identity,
    transaction: (work: (repositories: { identity: typeof identity }) => unknown) => work({ identity }),
  } as unknown as Database;
  const dependencies = { database, clock: { now: () => new Date(0) }, secret: Buffer.alloc(32) };
  const workOf = async (account: string) => {
    vi.mocked(verifyPassword).mockClear();
    const tried = checkPassword(dependencies, { account, password: 'wrong', address: '::1', perHour: 9 });
    await expect(tried).rejects.toMatchObject({ code: 'PASSWORD_WRONG' });
    // Algorithm, version and cost of each verification; salt and key are left out.
    return vi.mocked(verifyPassword).mock.calls.map(([, stored]) => stored.split('$').slice(0, 4));
  };
  const known = await workOf('west');
  expect(known).toHaveLength(1);
  for (const account of ['nowhere', 'chief', 'guest']) expect(await workOf(account)).toEqual(known);
});
