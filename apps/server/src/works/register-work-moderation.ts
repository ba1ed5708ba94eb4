import { CALLS } from '@plumbline/contract/calls.ts';
import { approveWork, hideWork, listManagedWorks } from '@plumbline/core/works/moderate-works.ts';
import type { App } from '../app.ts';
import { registerCall } from '../http/register-call.ts';

/** What administrators look at, let be seen, and hide. */
export function registerWorkModeration(app: App): void {
  const { database, clock, secrets, settings } = app.services;
  const reader = { database, clock, secret: secrets.files, review: settings.worksReview };
  registerCall(app, CALLS.managedWorks, ({ locale, query }) =>
    listManagedWorks({ ...reader, locale }, query),
  );
  registerCall(app, CALLS.approveWork, async ({ request, params, body }) => {
    await approveWork({ database, clock }, request.administrator, { ...params, ...body });
    return null;
  });
  registerCall(app, CALLS.hideWork, async ({ request, params, body }) => {
    await hideWork({ database, clock }, request.administrator, { ...params, ...body });
    return null;
  });
}
