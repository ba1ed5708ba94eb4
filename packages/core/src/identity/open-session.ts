import { randomUUID } from 'node:crypto';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { IdentityRepository, SessionClient } from './identity-repository.ts';
import { createSessionToken, hashSessionToken } from './session-tokens.ts';
import type { User } from './user.ts';

const DAY_MS = 86_400_000;
const DEVICE_LENGTH = 200;

export interface OpenedSession {
  readonly user: User;
  readonly sessionId: string;
  /** For the cookie alone: the database keeps its hash. */
  readonly token: string;
}

export interface NewSession {
  readonly user: User;
  /** User agent. */
  readonly device: string;
  readonly client?: SessionClient;
  readonly at: Date;
  readonly days: number;
}

/** @throws AppError `LOGIN_FAILED` for an administrator: no way in for users is one for them. */
export async function openSession(
  identity: IdentityRepository,
  { user, device, client = 'web', at, days }: NewSession,
): Promise<OpenedSession> {
  if (user.role !== 'user') throw new AppError('LOGIN_FAILED', 'an administrator at a way in for users');
  const token = createSessionToken();
  const sessionId = randomUUID();
  await identity.addSession({
    id: sessionId,
    tokenHash: hashSessionToken(token),
    userId: user.id,
    device: device.slice(0, DEVICE_LENGTH),
    client,
    createdAt: at,
    confirmedAt: null,
    seenAt: at,
    expiresAt: new Date(at.getTime() + days * DAY_MS),
  });
  return { user, sessionId, token };
}
