import { CALLS } from '@plumbline/contract/calls.ts';
import { describeUser } from '@plumbline/core/identity/describe-user.ts';
import type { App } from '../app.ts';
import { registerCall } from '../http/register-call.ts';
import { signedIn } from '../http/signed-in.ts';

/** What people do with their own account. */
export function registerAccountRoutes(app: App): void {
  const { database } = app.services;

  registerCall(app, CALLS.changeProfile, async ({ body, caller, request }) => {
    const user = { ...signedIn(caller), name: body.name };
    await database.identity.renameUser(user.id, user.name);
    return describeUser(database.identity, { ...caller, user }, request.session.csrfToken);
  });
}
