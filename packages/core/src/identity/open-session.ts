import { randomUUID } from 'node:crypto';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { IdentityRepository } from './identity-repository.ts';
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

/** @throws AppError `LOGIN_FAILED` for an administrator: no way in for users is one for them. */
export async function openSession(
  identity: IdentityRepository,
  { user, device, at, days }: { readonly user: User; device: string; at: Date; days: number },
): Promise<OpenedSession> {
  if (user.role !== 'user') throw new AppError('LOGIN_FAILED', 'an administrator at a way in for users');
  const token = createSessionToken();
  const sessionId = randomUUID();
  await identity.addSession({
    id: sessionId,
    tokenHash: hashSessionToken(token),
    userId: user.id,
    device: device.slice(0, DEVICE_LENGTH),
    createdAt: at,
    seenAt: at,
    expiresAt: new Date(at.getTime() + days * DAY_MS),
  });
  return { user, sessionId, token };
}
