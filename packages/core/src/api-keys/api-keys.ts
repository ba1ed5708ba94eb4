import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { API_KEYS_MAX, type NewApiKey } from '@plumbline/contract/api/account.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { User } from '../identity/user.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database } from '../ports/database.ts';
import type { ApiKey } from './api-key-repository.ts';

/** Tells a key from other tokens, to our server and to whoever scans repositories for leaked ones. */
export const API_KEY_PREFIX = 'plk_';
const START_LENGTH = 10;
/** A key's row is touched at most this often, so that reads stay reads. */
const TOUCH_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** 256 random bits need no slow hash. */
function hashApiKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/**
 * Makes a key. The answer is the only time that it exists outside its owner's hands.
 *
 * @throws AppError `API_KEY_LIMIT`
 */
export async function createApiKey(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  userId: string,
  wanted: NewApiKey,
): Promise<{ readonly apiKey: ApiKey; readonly secret: string }> {
  const now = clock.now();
  const days = wanted.expiresInDays;
  const secret = `${API_KEY_PREFIX}${randomBytes(32).toString('base64url')}`;
  const apiKey: ApiKey = {
    id: randomUUID(),
    userId,
    name: wanted.name,
    start: secret.slice(0, START_LENGTH),
    keyHash: hashApiKey(secret),
    scopes: wanted.scopes,
    requestsPerMinute: wanted.requestsPerMinute ?? null,
    ticketsPerDay: wanted.ticketsPerDay ?? null,
    expiresAt: days === undefined ? null : new Date(now.getTime() + days * DAY_MS),
    createdAt: now,
    lastUsedAt: null,
  };
  await database.transaction(async ({ apiKeys, identity }) => {
    await identity.lock(`user ${userId}`);
    if ((await apiKeys.list(userId)).length >= API_KEYS_MAX)
      throw new AppError('API_KEY_LIMIT', `${userId} has ${API_KEYS_MAX} keys`, {
        values: { limit: API_KEYS_MAX },
      });
    await apiKeys.add(apiKey);
  });
  return { apiKey, secret };
}

/**
 * A presented key and its owner, who must be active; what the owner may do now, the key may within its scopes.
 *
 * @throws AppError `API_KEY_INVALID`
 */
export async function resolveApiKey(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  presented: string,
): Promise<{ readonly key: ApiKey; readonly owner: User }> {
  const found = await database.apiKeys.find(hashApiKey(presented));
  if (found?.owner.status !== 'active')
    throw new AppError('API_KEY_INVALID', 'unknown key, or owner not active');
  const { key, owner } = found;
  const now = clock.now();
  if (key.expiresAt && key.expiresAt <= now)
    throw new AppError('API_KEY_INVALID', `key ${key.id} has expired`);
  if (now.getTime() - (key.lastUsedAt?.getTime() ?? 0) > TOUCH_MS)
    await database.apiKeys.noteUse(key.id, now);
  return { key, owner };
}
