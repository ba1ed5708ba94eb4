import { CALLS } from '@plumbline/contract/calls.ts';
import { COOKIES } from '@plumbline/contract/constants.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { changePassword } from '@plumbline/core/account/change-password.ts';
import type { App } from '../app.ts';
import { addressOf } from '../http/client-address.ts';
import { registerCall } from '../http/register-call.ts';
import { signedIn } from '../http/signed-in.ts';
import { beginSession, perHour, WRONG_PASSWORDS_PER_HOUR } from '../identity/arrival.ts';

/** Changing the password of one's own account. */
export function registerPassword(app: App): void {
  const { database, clock, secrets, settings } = app.services;
  const dependencies = { database, clock, secret: secrets.codes, sessionDays: settings.sessionDays };
  registerCall(
    app,
    CALLS.changePassword,
    async ({ body, caller, request, reply }) => {
      // The answer begins a new session, which is a browser's.
      if (request.cookies[COOKIES.session] !== request.session.token)
        throw new AppError('FORBIDDEN', 'only a person at a browser may do this');
      const limit = perHour(request, WRONG_PASSWORDS_PER_HOUR);
      const opened = await changePassword(dependencies, signedIn(caller), {
        given: { password: body.current, address: addressOf(request), perHour: limit },
        next: body.next,
        device: request.headers['user-agent'] ?? '',
      });
      return beginSession(app, request, reply, opened);
    },
    // A repeat would answer with a session that may have ended.
    { repeatable: false },
  );
}
