import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { requireTerm } from '@plumbline/core/access/enterprise-term.ts';
import { roleOf } from '@plumbline/core/access/role-of.ts';
import { API_KEY_PREFIX, resolveApiKey } from '@plumbline/core/api-keys/api-keys.ts';
import { csrfTokenOf } from '@plumbline/core/identity/session-tokens.ts';
import type { FastifyRequest } from 'fastify';
import type { App } from '../app.ts';

/** What programs are for. Sign-in, sessions, keys, payments and the way out belong to a person at a browser. */
const OPEN_TO_KEYS = [/^\/api\/ai\//, /^\/files\//, /^\/api\/user\/(userInfo|getVipInfo)$/];

/** Whether programs may call a route, whose path is as it was registered. */
export function isOpenToApiKeys(path: string): boolean {
  return OPEN_TO_KEYS.some((open) => open.test(path));
}

/**
 * Makes the owner of the presented API key the caller. Cookies of such a request count for nothing, and none are set: a
 * key does not travel by itself as cookies do, so it needs no CSRF token.
 *
 * @returns whether the request came with an API key
 * @throws AppError `API_KEY_INVALID`, `ACCOUNT_EXPIRED`, `FORBIDDEN` where keys may not be used
 */
export async function loadApiKeyCaller(app: App, request: FastifyRequest): Promise<boolean> {
  const token = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (!token?.startsWith(API_KEY_PREFIX)) return false;
  const user = await resolveApiKey(app.services, token);
  await requireTerm(app.services.database, user, app.services.clock.now());
  if (roleOf(user, app.services.clock.now()) !== 'enterprise')
    throw new AppError('FORBIDDEN', 'the owner of the API key is no enterprise any more');
  const path = request.routeOptions.url ?? '';
  if (!isOpenToApiKeys(path)) throw new AppError('FORBIDDEN', `an API key on ${path}`);
  request.caller = { ownerId: user.id, user };
  request.session = { token, sessionId: null, csrfToken: csrfTokenOf(app.services.secrets.session, token) };
  return true;
}
