import { CALLS } from '@plumbline/contract/calls.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { keepAccount, leaveAccount } from '@plumbline/core/account/leave-account.ts';
import { describeUser } from '@plumbline/core/identity/describe-user.ts';
import { startVisit } from '@plumbline/core/identity/resolve-session.ts';
import type { App } from '../app.ts';
import { registerCall } from '../http/register-call.ts';
import { replaceSession } from '../http/session-hook.ts';
import { recentlySignedIn } from './recently-signed-in.ts';

/** Having one's account deleted, and changing one's mind. */
export function registerLeaving(app: App): void {
  const { database, clock, secrets } = app.services;

  registerCall(app, CALLS.leave, async ({ request, reply }) => {
    const user = await recentlySignedIn(app, request);
    const deletedAfter = await leaveAccount(app.services, user.id);
    replaceSession(app, request, reply, startVisit(secrets.session, clock.now()));
    return { deletedAfter: deletedAfter.toISOString() };
  });

  registerCall(app, CALLS.stay, async ({ caller, request }) => {
    const { user } = caller;
    if (user === null) throw new AppError('LOGIN_REQUIRED', 'nobody to stay');
    await keepAccount(app.services, user.id);
    const kept = { ...caller, user: { ...user, status: 'active' as const } };
    return describeUser(database, kept, {
      csrfToken: request.session.csrfToken,
      at: app.services.clock.now(),
    });
  });
}
