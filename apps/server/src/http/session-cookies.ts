import { COOKIES } from '@plumbline/contract/constants.ts';
import { csrfTokenOf } from '@plumbline/core/identity/session-tokens.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app.ts';

/** Sets the session's cookie and the readable one with its CSRF token. An answer that does so is never cached. */
export function setSessionCookies(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
): void {
  const { settings, secrets } = app.services;
  const common = {
    path: '/',
    sameSite: 'lax',
    secure: request.protocol === 'https' || settings.publicUrl?.startsWith('https:') === true,
    maxAge: settings.sessionDays * 86_400,
  } as const;
  void reply
    .setCookie(COOKIES.session, token, { ...common, httpOnly: true })
    .setCookie(COOKIES.csrf, csrfTokenOf(secrets.session, token), { ...common, httpOnly: false })
    .header('cache-control', 'no-store');
}
