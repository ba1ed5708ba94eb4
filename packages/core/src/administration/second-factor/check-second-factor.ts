import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { attemptKeys, countAttempt, forgiveAttempt } from '../../identity/attempt-limits.ts';
import type { PasswordDependencies } from '../../identity/check-password.ts';
import { hashRequester } from '../../identity/code-hash.ts';
import type { Repositories } from '../../ports/database.ts';
import { type Administrator, audit } from '../administrator.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import type { SecondFactor } from './second-factor-repository.ts';
import { stepOfCode } from './totp.ts';

export interface GivenCode {
  /** Of the app, or a recovery code; undefined where none was given. */
  readonly code: string | undefined;
  /** Network address, and the failures an hour it may have. */
  readonly address: string;
  readonly perHour: number;
}

/** What proved it: an app, a recovery code; `none` where the administrator has no second factor. */
export type SecondProof = 'none' | 'app' | 'recovery';

/**
 * Asks an administrator whose password is right for the code of their app. Wrong ones are counted as wrong passwords are,
 * and written down: whoever gives one knows the password.
 *
 * @throws AppError `SECOND_FACTOR_REQUIRED`, `SECOND_FACTOR_WRONG`, `TOO_MANY_ATTEMPTS`
 */
export async function checkSecondFactor(
  { database, clock, secret }: PasswordDependencies,
  administrator: Administrator,
  { code, address, perHour }: GivenCode,
): Promise<SecondProof> {
  const { id } = administrator;
  const factor = await database.secondFactors.find(id);
  if (!factor?.confirmedAt) return 'none';
  if (!code) throw new AppError('SECOND_FACTOR_REQUIRED', id);
  const at = clock.now();
  const keys = attemptKeys(secret, `second factor ${id}`, hashRequester(secret, address));
  await database.transaction(({ identity }) => countAttempt(identity, keys, { at, perHour }));
  const proof = await database.transaction(async (repositories) => {
    const used = await takeCode(repositories, factor, code, at);
    if (used === undefined)
      await audit(repositories, administrator, { act: 'second-factor.refuse', subject: id, at });
    return used;
  });
  if (proof === undefined) throw new AppError('SECOND_FACTOR_WRONG', id);
  await forgiveAttempt(database.identity, keys, at);
  return proof;
}

async function takeCode(
  { secondFactors }: Pick<Repositories, 'secondFactors'>,
  { administratorId, secret }: SecondFactor,
  code: string,
  at: Date,
): Promise<'app' | 'recovery' | undefined> {
  // Without the secret nobody's app can be asked; a recovery code still opens.
  const step = secret === null ? undefined : stepOfCode(secret, code, at);
  if (step !== undefined) return (await secondFactors.useStep(administratorId, step)) ? 'app' : undefined;
  const recovered = await secondFactors.useRecoveryCode(administratorId, hashRecoveryCode(code), at);
  return recovered ? 'recovery' : undefined;
}
