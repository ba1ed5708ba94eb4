import { CALLS } from '@plumbline/contract/calls.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { CODE_CHANNELS } from '@plumbline/core/identity/code-channel.ts';
import type { App } from '../app.ts';
import { registerCall } from '../http/register-call.ts';
import { mayReadInbox } from './dev-pages.ts';

/** The inbox exists while it is on. Elsewhere its path is as unknown as any other. */
export function registerDevInbox(app: App): void {
  const { devInbox } = app.services;
  if (devInbox === undefined) return;
  registerCall(app, CALLS.inbox, async ({ query, request }) => {
    if (!mayReadInbox(app, request)) throw new AppError('NOT_FOUND', 'the dev inbox, from elsewhere');
    return { items: await devInbox.list(query.to === undefined ? undefined : asRecipient(query.to)) };
  });
}

/** A number or address may be typed in any of its ways; anything else is looked for as it is. */
function asRecipient(to: string): string {
  try {
    return CODE_CHANNELS[to.includes('@') ? 'email' : 'sms'].normalise(to);
  } catch {
    return to;
  }
}
