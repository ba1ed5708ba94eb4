import { SECOND_FACTOR_PATH } from '@plumbline/contract/calls/administration-calls.ts';
import { MANAGEMENT_PATH } from '@plumbline/contract/calls/management-path.ts';
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
 * @throws AppError `ADMINISTRATOR_LOGIN_REQUIRED`, `SECOND_FACTOR_MISSING` where the installation asks for one before anything
 *   else
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
  const { adminSecondFactorRequired } = app.services.settings;
  if (adminSecondFactorRequired && !administrator.secondFactor && !isOpenWithout(request))
    throw new AppError('SECOND_FACTOR_MISSING', administrator.id);
  request.administrator = administrator;
  request.caller = { ownerId: administrator.id, user: null };
  request.session = {
    token,
    sessionId: administrator.sessionId,
    csrfToken: csrfTokenOf(app.services.secrets.session, token),
  };
}

/** Setting a second factor up, and leaving. */
function isOpenWithout(request: FastifyRequest): boolean {
  const path = request.routeOptions.url ?? '';
  return (
    path === SECOND_FACTOR_PATH ||
    path.startsWith(`${SECOND_FACTOR_PATH}/`) ||
    path === `${MANAGEMENT_PATH}/logout`
  );
}
