import type { ManagerSession } from '@plumbline/contract/api/administration/session.ts';
import { CALLS } from '@plumbline/contract/calls.ts';
import { COOKIES } from '@plumbline/contract/constants.ts';
import { audit } from '@plumbline/core/administration/administrator.ts';
import { changeAdministratorPassword } from '@plumbline/core/administration/change-administrator-password.ts';
import {
  type ResolvedAdministrator,
  resolveAdministrator,
} from '@plumbline/core/administration/resolve-administrator.ts';
import { signInAdministrator } from '@plumbline/core/administration/sign-in-administrator.ts';
import { csrfTokenOf } from '@plumbline/core/identity/session-tokens.ts';
import type { App } from '../app.ts';
import { addressOf } from '../http/client-address.ts';
import { registerCall } from '../http/register-call.ts';
import { perHour } from '../identity/arrival.ts';
import { WRONG_PROOFS_PER_HOUR } from './wrong-proofs.ts';
import { clearAdministratorCookie, setAdministratorCookie } from './administrator-cookie.ts';

/** The answer names a session, which must not be kept for a repeat. */
const NOT_KEPT = { repeatable: false } as const;

/** Signing in to the console and out of it, and the administrator's own password. */
export function registerAdministratorSession(app: App): void {
  const { database, clock, secrets, settings } = app.services;
  const dependencies = { database, clock, secret: secrets.codes };
  const describe = (administrator: ResolvedAdministrator, token: string): ManagerSession => ({
    administratorId: administrator.id,
    account: administrator.account,
    name: administrator.name,
    csrfToken: csrfTokenOf(secrets.session, token),
    secondFactor: { enrolled: administrator.secondFactor, required: settings.adminSecondFactorRequired },
    expiresAt: administrator.expiresAt.toISOString(),
  });

  registerCall(
    app,
    CALLS.managerLogin,
    async ({ body, request, reply }) => {
      const opened = await signInAdministrator(
        dependencies,
        {
          account: body.account,
          password: body.password,
          code: body.code,
          address: addressOf(request),
          perHour: perHour(request, WRONG_PROOFS_PER_HOUR),
        },
        request.headers['user-agent'] ?? '',
      );
      // Whoever signs in again leaves no open session behind.
      const before = await resolveAdministrator(app.services, request.cookies[COOKIES.admin]);
      if (before) await database.administrators.endSession(before.sessionId, clock.now());
      setAdministratorCookie(app, request, reply, opened.token);
      return describe(opened.administrator, opened.token);
    },
    NOT_KEPT,
  );

  registerCall(app, CALLS.managerSession, async ({ request, reply }) => {
    const token = request.cookies[COOKIES.admin];
    const administrator = await resolveAdministrator(app.services, token);
    void reply.header('cache-control', 'no-store');
    if (!administrator || token === undefined) return null;
    return describe(administrator, token);
  });

  registerCall(app, CALLS.managerLogout, async ({ request, reply }) => {
    const { administrator } = request;
    const at = clock.now();
    await database.transaction(async (repositories) => {
      await repositories.administrators.endSession(administrator.sessionId, at);
      await audit(repositories, administrator, { act: 'sign-out', subject: '', at });
    });
    clearAdministratorCookie(app, request, reply);
  });

  registerCall(
    app,
    CALLS.managerPassword,
    async ({ body, request }) => {
      const { password, newPassword } = body;
      const limit = perHour(request, WRONG_PROOFS_PER_HOUR);
      const given = { password, address: addressOf(request), perHour: limit };
      await changeAdministratorPassword(dependencies, request.administrator, given, newPassword);
      return null;
    },
    NOT_KEPT,
  );
}
