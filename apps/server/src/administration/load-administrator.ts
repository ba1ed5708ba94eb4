import { COOKIES } from '@plumbline/contract/constants.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { resolveAdministrator } from '@plumbline/core/administration/resolve-administrator.ts';
import { csrfTokenOf } from '@plumbline/core/identity/session-tokens.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app.ts';

/**
 * Makes the administrator of the console's own cookie the caller. Whatever session of a user the browser has beside it is
 * neither looked at nor renewed.
 *
 * @throws AppError `ADMINISTRATOR_LOGIN_REQUIRED`
 */
export async function loadAdministrator(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const token = request.cookies[COOKIES.admin];
  const administrator = await resolveAdministrator(app.services, token);
  void reply.header('cache-control', 'no-store');
  if (!administrator || token === undefined)
    throw new AppError('ADMINISTRATOR_LOGIN_REQUIRED', 'no session of an administrator');
  request.administrator = administrator;
  request.caller = { ownerId: administrator.id, user: null };
  request.session = {
    token,
    sessionId: administrator.sessionId,
    csrfToken: csrfTokenOf(app.services.secrets.session, token),
  };
}
