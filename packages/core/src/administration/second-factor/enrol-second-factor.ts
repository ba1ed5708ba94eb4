import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { attemptKeys, countAttempt, forgiveAttempt } from '../../identity/attempt-limits.ts';
import {
  checkPassword,
  type GivenPassword,
  type PasswordDependencies,
} from '../../identity/check-password.ts';
import { hashRequester } from '../../identity/code-hash.ts';
import { audit } from '../administrator.ts';
import type { ResolvedAdministrator } from '../resolve-administrator.ts';
import { createRecoveryCodes, hashRecoveryCode } from './recovery-codes.ts';
import { createTotpSecret, stepOfCode, totpAddress } from './totp.ts';

/**
 * Begins a second factor: a secret for the administrator's app. Nothing asks for its codes before one was confirmed. The
 * present password proves that the console was not just left open.
 *
 * @param issuer name of the installation in the app
 * @throws AppError `PASSWORD_WRONG`, `TOO_MANY_ATTEMPTS`, `CONFLICT` where there is one already
 */
export async function beginSecondFactor(
  dependencies: PasswordDependencies,
  { id, account }: ResolvedAdministrator,
  given: Omit<GivenPassword, 'role' | 'account'>,
  issuer: string,
): Promise<{ readonly secret: string; readonly address: string }> {
  const { database, clock } = dependencies;
  await checkPassword(dependencies, { ...given, account, role: 'administrator' });
  const secret = createTotpSecret();
  const begun = await database.secondFactors.begin({ administratorId: id, secret, createdAt: clock.now() });
  if (!begun) throw new AppError('CONFLICT', `${id} has a second factor`);
  return { secret, address: totpAddress(secret, issuer, account) };
}

/**
 * Ends the enrolment: a code shows that the app knows the secret. From here on each sign-in asks for one, and sessions
 * that were opened without have ended.
 *
 * @returns recovery codes, which are shown this once
 * @throws AppError `SECOND_FACTOR_WRONG`, `TOO_MANY_ATTEMPTS`, `CONFLICT` where nothing was begun
 */
export async function confirmSecondFactor(
  { database, clock, secret }: PasswordDependencies,
  administrator: ResolvedAdministrator,
  { code, address, perHour }: { readonly code: string; readonly address: string; readonly perHour: number },
): Promise<string[]> {
  const { id, sessionId } = administrator;
  const at = clock.now();
  const keys = attemptKeys(secret, `second factor ${id}`, hashRequester(secret, address));
  await database.transaction(({ identity }) => countAttempt(identity, keys, { at, perHour }));
  const factor = await database.secondFactors.find(id);
  const step = factor?.secret ? stepOfCode(factor.secret, code, at) : undefined;
  if (step === undefined) throw new AppError('SECOND_FACTOR_WRONG', 'the first code of an app');
  const codes = createRecoveryCodes();
  await database.transaction(async (repositories) => {
    const { secondFactors, administrators } = repositories;
    if (!(await secondFactors.confirm(id, at))) throw new AppError('CONFLICT', 'nothing to confirm');
    await secondFactors.useStep(id, step);
    await secondFactors.setRecoveryCodes(id, codes.map(hashRecoveryCode));
    await administrators.endSessionsOf(id, at, sessionId);
    await audit(repositories, administrator, { act: 'second-factor.enrol', subject: id, at });
  });
  await forgiveAttempt(database.identity, keys, at);
  return codes;
}
