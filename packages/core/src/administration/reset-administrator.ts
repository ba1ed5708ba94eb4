import { randomBytes } from 'node:crypto';
import { hashPassword } from '../identity/password.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database } from '../ports/database.ts';

export interface NewPassword {
  readonly account: string;
  readonly password: string;
}

/**
 * Lets an administrator in again who has lost their password, or both phone and recovery codes: a new password, no second
 * factor, and no session of before. Only who may start the installation can ask for it.
 *
 * @returns the password, which is shown this once; undefined where no administrator has this account name
 */
export async function resetAdministrator(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  account: string,
): Promise<NewPassword | undefined> {
  const known = await database.identity.findIdentity('account', account);
  const user = known && (await database.identity.findUser(known.userId));
  if (user?.role !== 'administrator') return undefined;
  const password = randomBytes(15).toString('base64url');
  const secretHash = await hashPassword(password);
  const at = clock.now();
  await database.transaction(async (repositories) => {
    await repositories.managedAccounts.setPassword(user.id, secretHash);
    await repositories.managedAccounts.change(user.id, { status: 'active' });
    await repositories.secondFactors.remove(user.id);
    await repositories.administrators.endSessionsOf(user.id, at);
    await repositories.audit.add({
      administratorId: user.id,
      // Nobody of the console did it.
      administrator: 'ADMIN_RESET',
      act: 'administrator.reset',
      subject: user.id,
      details: {},
      at,
    });
  });
  return { account, password };
}
