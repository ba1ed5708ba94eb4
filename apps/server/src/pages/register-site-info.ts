import { CALLS } from '@plumbline/contract/calls.ts';
import type { SiteInfo } from '@plumbline/contract/api/identity.ts';
import type { ContentOverlay } from '@plumbline/contract/content/overlay.ts';
import type { App } from '../app.ts';
import { createPublishedContent } from '../catalogue/published-content.ts';
import { registerCall } from '../http/register-call.ts';
import { mayReadInbox } from '../identity/register-dev-inbox.ts';
import { appVersion } from '../operations/app-version.ts';

/** What the web app asks before anyone signs in. */
export function registerSiteInfo(app: App): void {
  const { companyName, mainSiteUrl, agreementDefault } = app.services.settings;
  const version = appVersion();
  const published = createPublishedContent(app.services.database.overlays);
  registerCall(app, CALLS.siteInfo, async ({ request }) => ({
    companyName,
    mainSiteUrl: mainSiteUrl ?? '',
    agreementDefault,
    devInbox: mayReadInbox(app, request),
    welcome: welcomeOf((await published()).welcome),
    version,
  }));
}

function welcomeOf(overlay: ContentOverlay | undefined): SiteInfo['welcome'] {
  if (overlay?.hidden || overlay?.name === undefined) return null;
  return { headline: overlay.name, lead: overlay.lead ?? null };
}
