import { DEVICE_TOKEN_PREFIX, resolveDevice } from '@plumbline/core/identity/device-session.ts';
import { csrfTokenOf } from '@plumbline/core/identity/session-tokens.ts';
import type { FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import { sessionsFor } from './sessions-for.ts';

/**
 * Makes the owner of a desktop's token the caller. As with API keys, cookies count for nothing and no CSRF token is
 * needed: the token does not travel by itself.
 *
 * @returns whether the request came with a device token
 * @throws AppError `LOGGED_IN_ELSEWHERE`, `ACCOUNT_SUSPENDED`, `UNAUTHORIZED`
 */
export async function loadDeviceCaller(app: App, request: FastifyRequest): Promise<boolean> {
  const token = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (!token?.startsWith(DEVICE_TOKEN_PREFIX)) return false;
  const { clock, secrets, settings } = app.services;
  const { sessionDays, sessionMaxDays } = settings;
  const { user, sessionId } = await resolveDevice(
    { identity: sessionsFor(app, request), clock, sessionDays, sessionMaxDays },
    token,
  );
  request.caller = { ownerId: user.id, user };
  request.session = { token, sessionId, csrfToken: csrfTokenOf(secrets.session, token) };
  return true;
}
