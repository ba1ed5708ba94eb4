import type { Clock } from '../ports/clock.ts';
import type { Caller } from './caller.ts';
import type { Session, SessionRepository } from './identity-repository.ts';
import { hashSessionToken, issueVisitorToken, readVisitorToken } from './session-tokens.ts';
import type { User } from './user.ts';

const DAY_MS = 86_400_000;
/** A session's row is touched at most this often, so that reads stay reads. */
const TOUCH_MS = 3_600_000;

/** In days: how long a session lasts without being used, and how long however much it is used. */
export interface SessionLife {
  readonly sessionDays: number;
  readonly sessionMaxDays: number;
}

export interface SessionDependencies extends SessionLife {
  readonly identity: SessionRepository;
  readonly clock: Clock;
  /** Signs anonymous sessions. */
  readonly secret: Buffer;
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
  { identity, clock, secret, sessionDays, sessionMaxDays }: SessionDependencies,
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
    const found = await findLivingSession(identity, presented, now, sessionMaxDays);
    // Administrators have sessions and a cookie of their own; none of theirs is worth anything here.
    const isUsers = found?.user.role === 'user' && found.user.status !== 'suspended';
    // A desktop's session travels as a bearer token, never as a cookie.
    if (found && isUsers && found.session.client === 'web') {
      const renewed = await extendIfUsed(identity, found.session, now, { sessionDays, sessionMaxDays });
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

/** The session of a token and its user, where it has neither ended nor reached its longest life. */
export async function findLivingSession(
  identity: SessionRepository,
  token: string,
  now: Date,
  sessionMaxDays: number,
): Promise<{ readonly session: Session; readonly user: User } | undefined> {
  const found = await identity.findSession(hashSessionToken(token), now);
  // Also one that began while sessions were allowed to live longer.
  return found && latestEnd(found.session, sessionMaxDays) > now.getTime() ? found : undefined;
}

/** Moves a session's end on, now and then, but never past its longest life. @returns whether it did */
export async function extendIfUsed(
  identity: SessionRepository,
  session: Session,
  now: Date,
  { sessionDays, sessionMaxDays }: SessionLife,
): Promise<boolean> {
  if (now.getTime() - session.seenAt.getTime() <= TOUCH_MS) return false;
  const end = Math.min(now.getTime() + sessionDays * DAY_MS, latestEnd(session, sessionMaxDays));
  await identity.extendSession(session.id, now, new Date(end));
  return true;
}

function latestEnd({ createdAt }: Session, sessionMaxDays: number): number {
  return createdAt.getTime() + sessionMaxDays * DAY_MS;
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
