import type { UserInfo } from '@plumbline/contract/api/identity.ts';
import { describeUser } from '@plumbline/core/identity/describe-user.ts';
import type { Arrival } from '@plumbline/core/identity/enter-account.ts';
import type { Visit } from '@plumbline/core/identity/visit.ts';
import type { OpenedSession } from '@plumbline/core/identity/open-session.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import { isFromThisMachine } from '../http/client-address.ts';
import { replaceSession } from '../http/session-hook.ts';

/** The browser that signs in, as the request shows it. */
export function arrivalOf({ caller, session, headers }: FastifyRequest, visit: Visit): Arrival {
  return {
    visit,
    visitorId: caller.user === null ? caller.ownerId : null,
    replacedSessionId: session.sessionId,
    device: headers['user-agent'] ?? '',
  };
}

/** The browser has the new session from here on. */
export function beginSession(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  { user, token, sessionId }: OpenedSession,
): Promise<UserInfo> {
  replaceSession(app, request, reply, { caller: { ownerId: user.id, user }, token, sessionId });
  return readUser(app, request);
}

export function readUser(app: App, request: FastifyRequest): Promise<UserInfo> {
  return describeUser(app.services.database, request.caller, {
    csrfToken: request.session.csrfToken,
    at: app.services.clock.now(),
  });
}

/** Wrong passwords an hour and address; a studio behind one address has several forgetful people. */
export const WRONG_PASSWORDS_PER_HOUR = 50;

/** What this machine itself may do of a thing an hour: tests, and a proxy that hides its clients. */
const PER_HOUR_LOOPBACK = 1_000;

/** A limit an hour and address, which does not bind this machine itself. */
export function perHour(request: FastifyRequest, limit: number): number {
  return isFromThisMachine(request) ? PER_HOUR_LOOPBACK : limit;
}
