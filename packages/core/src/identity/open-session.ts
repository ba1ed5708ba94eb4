import { randomUUID } from 'node:crypto';
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

export async function openSession(
  identity: IdentityRepository,
  { user, device, at, days }: { readonly user: User; device: string; at: Date; days: number },
): Promise<OpenedSession> {
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
