import type { Clock } from '../ports/clock.ts';
import type { Caller } from './caller.ts';
import type { IdentityRepository, Session } from './identity-repository.ts';
import { hashSessionToken, issueVisitorToken, readVisitorToken } from './session-tokens.ts';

const DAY_MS = 86_400_000;
/** A session's row is touched at most this often, so that reads stay reads. */
const TOUCH_MS = 3_600_000;

export interface SessionDependencies {
  readonly identity: IdentityRepository;
  readonly clock: Clock;
  /** Signs anonymous sessions. */
  readonly secret: Buffer;
  readonly sessionDays: number;
}

export interface ResolvedSession {
  readonly caller: Caller;
  readonly token: string;
  /** Null for a visitor. */
  readonly sessionId: string | null;
  /** What was presented, if anything, was not a session. */
  readonly started: boolean;
  /** The token, or how long it lives, changed: the cookie must be set. */
  readonly renewed: boolean;
}

/**
 * The session of a token. One that is missing, forged, expired, revoked or of a suspended user is answered with a new
 * anonymous session, never with the token that was presented.
 */
export async function resolveSession(
  { identity, clock, secret, sessionDays }: SessionDependencies,
  presented: string | undefined,
): Promise<ResolvedSession> {
  const now = clock.now();
  if (presented?.startsWith('v.')) {
    const visitor = readVisitorToken(secret, presented, now, sessionDays);
    if (visitor) {
      return {
        caller: { ownerId: visitor.visitorId, user: null },
        token: visitor.stale ? issueVisitorToken(secret, now, presented) : presented,
        sessionId: null,
        started: false,
        renewed: visitor.stale,
      };
    }
  } else if (presented) {
    const found = await identity.findSession(hashSessionToken(presented), now);
    // Administrators have sessions and a cookie of their own; none of theirs is worth anything here.
    const isUsers = found?.user.role === 'user' && found.user.status !== 'suspended';
    // A desktop's session travels as a bearer token, never as a cookie.
    if (found && isUsers && found.session.client === 'web') {
      const renewed = await extendIfUsed(identity, found.session, { now, sessionDays });
      return {
        caller: { ownerId: found.user.id, user: found.user },
        token: presented,
        sessionId: found.session.id,
        started: false,
        renewed,
      };
    }
  }
  return startVisit(secret, now);
}

/** Moves a session's end on, now and then. @returns whether it did */
export async function extendIfUsed(
  identity: IdentityRepository,
  session: Session,
  { now, sessionDays }: { readonly now: Date; readonly sessionDays: number },
): Promise<boolean> {
  if (now.getTime() - session.seenAt.getTime() <= TOUCH_MS) return false;
  await identity.extendSession(session.id, now, new Date(now.getTime() + sessionDays * DAY_MS));
  return true;
}

/** A new anonymous session. */
export function startVisit(secret: Buffer, now: Date): ResolvedSession {
  const token = issueVisitorToken(secret, now);
  const visitor = readVisitorToken(secret, token, now, 1);
  if (!visitor) throw new Error('A visitor token that was just issued cannot be read.');
  return {
    caller: { ownerId: visitor.visitorId, user: null },
    token,
    sessionId: null,
    started: true,
    renewed: true,
  };
}
