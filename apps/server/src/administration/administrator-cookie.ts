import { ADMINISTRATOR_SESSION_HOURS } from '@plumbline/contract/api/administration/session.ts';
import { MANAGEMENT_PATH } from '@plumbline/contract/calls/management-path.ts';
import { COOKIES } from '@plumbline/contract/constants.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app.ts';

/** Sent to the calls of the console alone, and never with a request that another site began. */
function cookieOptions(app: App, request: FastifyRequest) {
  const { publicUrl } = app.services.settings;
  return {
    path: MANAGEMENT_PATH,
    httpOnly: true,
    sameSite: 'strict',
    secure: request.protocol === 'https' || publicUrl?.startsWith('https:') === true,
  } as const;
}

export function setAdministratorCookie(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
): void {
  void reply
    .setCookie(COOKIES.admin, token, {
      ...cookieOptions(app, request),
      maxAge: ADMINISTRATOR_SESSION_HOURS * 3_600,
    })
    .header('cache-control', 'no-store');
}

export function clearAdministratorCookie(app: App, request: FastifyRequest, reply: FastifyReply): void {
  void reply.setCookie(COOKIES.admin, '', { ...cookieOptions(app, request), maxAge: 0 });
}
