import { CALLS } from '@plumbline/contract/calls.ts';
import type { App } from '../app.ts';
import { registerCall } from '../http/register-call.ts';
import { helpPage } from './help-page.ts';

/** The help centre: the same for everyone, from memory. */
export function registerHelpRoutes(app: App): void {
  registerCall(
    app,
    CALLS.helpPage,
    async ({ query, locale }) => helpPage(query, query.locale ?? locale),
    // Without a language in its address the answer follows the caller's, which may be another one a moment later.
    { cacheSeconds: 0 },
  );
}
