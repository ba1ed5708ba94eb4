import { CALLS } from '@plumbline/contract/calls.ts';
import type { App } from '../app.ts';
import { registerCall } from '../http/register-call.ts';
import { mayReadInbox } from '../identity/register-dev-inbox.ts';
import { appVersion } from '../operations/app-version.ts';

/** What the web app asks before anyone signs in. */
export function registerSiteInfo(app: App): void {
  const { companyName, mainSiteUrl, agreementDefault } = app.services.settings;
  const version = appVersion();
  registerCall(app, CALLS.siteInfo, async ({ request }) => ({
    companyName,
    mainSiteUrl: mainSiteUrl ?? '',
    agreementDefault,
    devInbox: mayReadInbox(app, request),
    version,
  }));
}
