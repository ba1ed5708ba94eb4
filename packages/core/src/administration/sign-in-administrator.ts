import { randomUUID } from 'node:crypto';
import { ADMINISTRATOR_SESSION_HOURS } from '@plumbline/contract/api/administration/session.ts';
import { checkPassword, type GivenPassword, type PasswordDependencies } from '../identity/check-password.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { createSessionToken, hashSessionToken } from '../identity/session-tokens.ts';
import { type GivenCode, checkSecondFactor } from './second-factor/check-second-factor.ts';
import { administratorOf, audit } from './administrator.ts';
import type { ResolvedAdministrator } from './resolve-administrator.ts';

const DEVICE_LENGTH = 200;

export interface OpenedAdministratorSession {
  readonly administrator: ResolvedAdministrator;
  /** For the cookie alone. */
  readonly token: string;
}

/**
 * Signs an administrator in: by password, and by the code of an app where one was set up. A user's account and a suspended
 * administrator's have the same answer as a wrong password; a code is asked for after the right one alone.
 *
 * @throws AppError `PASSWORD_WRONG`, `SECOND_FACTOR_REQUIRED`, `SECOND_FACTOR_WRONG`, `TOO_MANY_ATTEMPTS`
 */
export async function signInAdministrator(
  dependencies: PasswordDependencies,
  { code, ...given }: Omit<GivenPassword, 'role'> & GivenCode,
  userAgent: string,
): Promise<OpenedAdministratorSession> {
  const { database, clock } = dependencies;
  const user = await checkPassword(dependencies, { ...given, role: 'administrator' });
  if (user.status !== 'active') throw new AppError('PASSWORD_WRONG', 'a suspended administrator');
  const administrator = await administratorOf(database, user);
  const { address, perHour } = given;
  const proof = await checkSecondFactor(dependencies, administrator, { code, address, perHour });
  const at = clock.now();
  const token = createSessionToken();
  const id = randomUUID();
  const device = userAgent.slice(0, DEVICE_LENGTH);
  const expiresAt = new Date(at.getTime() + ADMINISTRATOR_SESSION_HOURS * 3_600_000);
  await database.transaction(async (repositories) => {
    await repositories.administrators.addSession({
      id,
      tokenHash: hashSessionToken(token),
      administratorId: user.id,
      device,
      createdAt: at,
      seenAt: at,
      expiresAt,
    });
    const details = { device, secondFactor: proof };
    await audit(repositories, administrator, { act: 'sign-in', subject: '', details, at });
  });
  const secondFactor = proof !== 'none';
  return {
    administrator: { ...administrator, name: user.name, sessionId: id, secondFactor, expiresAt },
    token,
  };
}
