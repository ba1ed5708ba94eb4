import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { checkPassword, type PasswordDependencies } from '../../identity/check-password.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Database } from '../../ports/database.ts';
import { type Administrator, audit } from '../administrator.ts';
import { requireAccount } from '../describe-account.ts';
import type { ResolvedAdministrator } from '../resolve-administrator.ts';
import { endEverySession } from '../update-account.ts';
import { checkSecondFactor, type GivenCode } from './check-second-factor.ts';
import { createRecoveryCodes, hashRecoveryCode } from './recovery-codes.ts';

export interface BothProofs extends GivenCode {
  readonly password: string;
}

/**
 * Takes one's own second factor away.
 *
 * @throws AppError `PASSWORD_WRONG`, `SECOND_FACTOR_REQUIRED`, `SECOND_FACTOR_WRONG`, `TOO_MANY_ATTEMPTS`, `CONFLICT`
 *   where there is none
 */
export async function removeSecondFactor(
  dependencies: PasswordDependencies,
  administrator: ResolvedAdministrator,
  proofs: BothProofs,
): Promise<void> {
  await proveBoth(dependencies, administrator, proofs);
  const { id } = administrator;
  const at = dependencies.clock.now();
  await dependencies.database.transaction(async (repositories) => {
    await repositories.secondFactors.remove(id);
    await audit(repositories, administrator, { act: 'second-factor.remove', subject: id, at });
  });
}

/** New recovery codes; the ones before open nothing any more. @throws as `removeSecondFactor` */
export async function renewRecoveryCodes(
  dependencies: PasswordDependencies,
  administrator: ResolvedAdministrator,
  proofs: BothProofs,
): Promise<string[]> {
  await proveBoth(dependencies, administrator, proofs);
  const { id } = administrator;
  const at = dependencies.clock.now();
  const codes = createRecoveryCodes();
  await dependencies.database.transaction(async (repositories) => {
    await repositories.secondFactors.setRecoveryCodes(id, codes.map(hashRecoveryCode));
    await audit(repositories, administrator, { act: 'second-factor.recovery-codes', subject: id, at });
  });
  return codes;
}

/**
 * Takes another administrator's second factor away, who has lost phone and recovery codes and has shown otherwise who
 * they are. They sign in with their password alone and enrol anew.
 *
 * @throws AppError `NOT_FOUND` where there is nothing to take away, `ACCOUNT_IS_OWN`
 */
export async function resetSecondFactor(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  administrator: Administrator,
  accountId: string,
): Promise<void> {
  if (accountId === administrator.id) throw new AppError('ACCOUNT_IS_OWN', 'one’s own second factor');
  const at = clock.now();
  await database.transaction(async (repositories) => {
    await requireAccount(repositories, accountId);
    if (!(await repositories.secondFactors.remove(accountId)))
      throw new AppError('NOT_FOUND', 'no second factor');
    await endEverySession(repositories, accountId, 'revoked', at);
    await audit(repositories, administrator, { act: 'second-factor.reset', subject: accountId, at });
  });
}

async function proveBoth(
  dependencies: PasswordDependencies,
  administrator: ResolvedAdministrator,
  { password, ...code }: BothProofs,
): Promise<void> {
  const { address, perHour } = code;
  const { account } = administrator;
  await checkPassword(dependencies, { password, address, perHour, account, role: 'administrator' });
  const proof = await checkSecondFactor(dependencies, administrator, code);
  if (proof === 'none') throw new AppError('CONFLICT', 'there is no second factor');
}
