import { ADMINISTRATOR_IDLE_MINUTES } from '@plumbline/contract/api/administration/session.ts';
import { hashSessionToken } from '../identity/session-tokens.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database } from '../ports/database.ts';
import { type Administrator, administratorOf } from './administrator.ts';

/** The row is touched at most this often. */
const TOUCH_MS = 60_000;

export interface ResolvedAdministrator extends Administrator {
  readonly name: string;
  readonly sessionId: string;
  /** Whether signing in asks for a code. */
  readonly secondFactor: boolean;
  readonly expiresAt: Date;
}

/** The administrator of a token; nobody where it is unknown, ended, idle for too long, or its account was suspended. */
export async function resolveAdministrator(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  token: string | undefined,
): Promise<ResolvedAdministrator | undefined> {
  if (!token) return undefined;
  const now = clock.now();
  const usedSince = new Date(now.getTime() - ADMINISTRATOR_IDLE_MINUTES * 60_000);
  const found = await database.administrators.findSession(hashSessionToken(token), now, usedSince);
  if (!found) return undefined;
  const { session, user, secondFactor } = found;
  if (now.getTime() - session.seenAt.getTime() > TOUCH_MS)
    await database.administrators.touchSession(session.id, now);
  const administrator = await administratorOf(database, user);
  return {
    ...administrator,
    name: user.name,
    sessionId: session.id,
    secondFactor,
    expiresAt: session.expiresAt,
  };
}
