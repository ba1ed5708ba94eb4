import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database } from '../ports/database.ts';
import type { SessionRepository } from './identity-repository.ts';
import { openSession } from './open-session.ts';
import { extendIfUsed, findLivingSession, type SessionLife } from './resolve-session.ts';
import { hashSessionToken } from './session-tokens.ts';
import type { User } from './user.ts';

/** Tells a desktop's token from an API key and from a cookie's session. */
export const DEVICE_TOKEN_PREFIX = 'plumb_device_';

interface DeviceDependencies {
  readonly database: Database;
  readonly clock: Clock;
}

/**
 * Opens the session of a desktop client, of which an account has one at a time: the one before ends and is told, at its
 * next request, that the account is in use elsewhere.
 */
export async function openDeviceSession(
  { database, clock, sessionDays }: DeviceDependencies & Pick<SessionLife, 'sessionDays'>,
  user: User,
  device: string,
): Promise<{ readonly token: string }> {
  const at = clock.now();
  return database.transaction(async ({ identity }) => {
    await identity.lock(`user ${user.id}`);
    await identity.endDesktopSessions(user.id, at);
    const opened = await openSession(identity, { user, device, client: 'desktop', at, days: sessionDays });
    return { token: DEVICE_TOKEN_PREFIX + opened.token };
  });
}

/**
 * The user and session of a device token.
 *
 * @throws AppError `LOGGED_IN_ELSEWHERE` where another desktop took over, `ACCOUNT_SUSPENDED`, `UNAUTHORIZED`
 */
export async function resolveDevice(
  {
    identity,
    clock,
    sessionDays,
    sessionMaxDays,
  }: SessionLife & {
    readonly identity: SessionRepository;
    readonly clock: Clock;
  },
  presented: string,
): Promise<{ readonly user: User; readonly sessionId: string }> {
  const now = clock.now();
  const token = presented.slice(DEVICE_TOKEN_PREFIX.length);
  const found = await findLivingSession(identity, token, now, sessionMaxDays);
  if (found?.session.client === 'desktop' && found.user.role === 'user') {
    if (found.user.status === 'suspended') throw new AppError('ACCOUNT_SUSPENDED', found.user.id);
    await extendIfUsed(identity, found.session, now, { sessionDays, sessionMaxDays });
    return { user: found.user, sessionId: found.session.id };
  }
  const why = await identity.findSessionEnd(hashSessionToken(token));
  if (why === 'signed-in-elsewhere') throw new AppError('LOGGED_IN_ELSEWHERE', 'another desktop took over');
  throw new AppError('UNAUTHORIZED', 'unknown or ended device token');
}
