import { API_KEY_REQUESTS_MAX } from '@plumbline/contract/api/account.ts';
import { SCOPE_TEXTS } from '@plumbline/contract/access/api-key-scopes.ts';
import { scopeOfRoute } from '@plumbline/contract/access/call-scopes.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { requireTerm } from '@plumbline/core/access/enterprise-term.ts';
import { roleOf } from '@plumbline/core/access/role-of.ts';
import type { ApiKey } from '@plumbline/core/api-keys/api-key-repository.ts';
import { API_KEY_PREFIX, resolveApiKey } from '@plumbline/core/api-keys/api-keys.ts';
import { csrfTokenOf } from '@plumbline/core/identity/session-tokens.ts';
import type { FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import { RequestRate } from './request-rate.ts';

/**
 * Makes the owner of the presented API key the caller. Cookies of such a request count for nothing, and none are set: a
 * key does not travel by itself as cookies do, so it needs no CSRF token.
 *
 * @returns tells whether a request came with an API key; throws AppError `API_KEY_INVALID`, `ACCOUNT_EXPIRED`,
 *   `TOO_MANY_REQUESTS`, `API_KEY_SCOPE`, and `FORBIDDEN` where no key may be used
 */
export function createApiKeyCaller(app: App): (request: FastifyRequest) => Promise<boolean> {
  const rate = new RequestRate(app.services, 'api key');
  const { database, clock, secrets } = app.services;
  return async (request) => {
    const token = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (!token?.startsWith(API_KEY_PREFIX)) return false;
    const { key, owner: user } = await resolveApiKey(app.services, token);
    const seconds = await rate.take(key.id, key.requestsPerMinute ?? API_KEY_REQUESTS_MAX);
    if (seconds > 0)
      throw new AppError('TOO_MANY_REQUESTS', `API key ${key.id}`, {
        retryAfterSeconds: seconds,
        values: { seconds },
      });
    await requireTerm(database, user, clock.now());
    if (roleOf(user, clock.now()) !== 'enterprise')
      throw new AppError('FORBIDDEN', 'the owner of the API key is no enterprise any more');
    requireScope(key, request);
    request.caller = { ownerId: user.id, user, apiKey: key };
    request.session = { token, sessionId: null, csrfToken: csrfTokenOf(secrets.session, token) };
    return true;
  };
}

function requireScope(
  key: ApiKey,
  { method, routeOptions: { url: path = '' }, locale }: FastifyRequest,
): void {
  const scope = scopeOfRoute(method, path);
  if (scope === 'person') throw new AppError('FORBIDDEN', `an API key on ${method} ${path}`);
  if (!key.scopes.includes(scope))
    throw new AppError('API_KEY_SCOPE', `${scope} for ${method} ${path}`, {
      values: { scope: SCOPE_TEXTS[scope].name[locale] },
      details: { scope },
    });
}
