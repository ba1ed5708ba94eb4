import { randomBytes, randomUUID } from 'node:crypto';
import type { Clock } from '../ports/clock.ts';
import type { Database } from '../ports/database.ts';
import { hashPassword } from './password.ts';

export interface Administrator {
  readonly account: string;
  readonly password: string;
}

/**
 * Makes the first administrator where there is none: the configured one, or `admin` with a password that exists
 * nowhere but in the result.
 *
 * @returns account and password only where the password was made here; it is shown once.
 */
export async function seedAdministrator(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  configured: Administrator | undefined,
): Promise<Administrator | undefined> {
  if (await database.identity.hasAdministrator()) return undefined;
  const administrator = configured ?? { account: 'admin', password: randomBytes(15).toString('base64url') };
  const secretHash = await hashPassword(administrator.password);
  const added = await database.transaction(async ({ identity }) => {
    await identity.lock('first administrator');
    if (await identity.hasAdministrator()) return false;
    const at = clock.now();
    const userId = `u_${randomUUID().replaceAll('-', '')}`;
    await identity.addUser({
      id: userId,
      name: administrator.account,
      userType: 'user',
      role: 'administrator',
      status: 'active',
      testUser: false,
      membership: { level: 'none', expiresAt: null },
      createdAt: at,
    });
    await identity.addIdentity({
      provider: 'account',
      subject: administrator.account,
      userId,
      secretHash,
      createdAt: at,
    });
    return true;
  });
  return added && configured === undefined ? administrator : undefined;
}
