import { CALLS } from '@plumbline/contract/calls.ts';
import { chooseVisibleLabel } from '@plumbline/core/labels/visible-label.ts';
import { describeUser } from '@plumbline/core/identity/describe-user.ts';
import type { App } from '../app.ts';
import { registerCall } from '../http/register-call.ts';
import { signedIn } from '../http/signed-in.ts';

/** Name and choices. */
export function registerProfile(app: App): void {
  const { database, settings } = app.services;

  registerCall(app, CALLS.changeProfile, async ({ body, caller, request }) => {
    const user = { ...signedIn(caller), name: body.name };
    await database.identity.renameUser(user.id, user.name);
    return describeUser(
      database,
      { ...caller, user },
      {
        csrfToken: request.session.csrfToken,
        at: app.services.clock.now(),
      },
    );
  });

  const readPreferences = async (userId: string) => ({
    visibleLabel: chooseVisibleLabel(
      settings.labels.visiblePolicy,
      await database.account.findVisibleLabel(userId),
    ),
    visibleLabelPolicy: settings.labels.visiblePolicy,
  });
  registerCall(app, CALLS.preferences, ({ caller }) => readPreferences(signedIn(caller).id));
  registerCall(app, CALLS.changePreferences, async ({ body, caller }) => {
    const { id } = signedIn(caller);
    await database.account.setVisibleLabel(id, body.visibleLabel);
    return readPreferences(id);
  });
}
