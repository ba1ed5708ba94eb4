import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { roleOf } from '@plumbline/core/access/role-of.ts';
import { API_KEY_PREFIX, resolveApiKey } from '@plumbline/core/api-keys/api-keys.ts';
import { DEVICE_TOKEN_PREFIX } from '@plumbline/core/identity/device-session.ts';
import { findLivingSession } from '@plumbline/core/identity/resolve-session.ts';
import type { User } from '@plumbline/core/identity/user.ts';
import type { Services } from '@plumbline/platform/services.ts';

/**
 * Whether whoever opened something that stays open may still have it: the token of a cookie, of a desktop or an API key is
 * good for the same active account. It is only looked at: keeping something open is no use of a session.
 */
export async function isStillAllowed(services: Services, token: string, userId: string): Promise<boolean> {
  const user = await userOf(services, token);
  return user?.id === userId && user.status === 'active';
}

async function userOf(services: Services, token: string): Promise<User | undefined> {
  const { database, clock, settings } = services;
  if (token.startsWith(API_KEY_PREFIX)) {
    const found = await resolveApiKey(services, token).catch((error: unknown) => {
      if (error instanceof AppError) return undefined;
      throw error;
    });
    return found && roleOf(found.owner, clock.now()) === 'enterprise' ? found.owner : undefined;
  }
  const isDesktop = token.startsWith(DEVICE_TOKEN_PREFIX);
  const bare = isDesktop ? token.slice(DEVICE_TOKEN_PREFIX.length) : token;
  const found = await findLivingSession(database.identity, bare, clock.now(), settings.sessionMaxDays);
  return found?.session.client === (isDesktop ? 'desktop' : 'web') ? found.user : undefined;
}
