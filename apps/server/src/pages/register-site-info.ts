import type { Capabilities } from '@plumbline/contract/capabilities/capabilities.ts';
import { CALLS } from '@plumbline/contract/calls.ts';
import type { SiteInfo } from '@plumbline/contract/api/identity.ts';
import type { ContentOverlay } from '@plumbline/contract/content/overlay.ts';
import type { FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import { offersInstallers } from '../client-release/find-release.ts';
import { registerCall } from '../http/register-call.ts';
import { mayPlayFace, mayPlayWechat, mayReadInbox } from '../identity/dev-pages.ts';
import { appVersion } from '../operations/app-version.ts';

/** What the web app asks before anyone signs in. */
export function registerSiteInfo(app: App): void {
  registerCall(app, CALLS.siteInfo, ({ request }) => readSiteInfo(app, request));
}

/** What somebody who asks by this request is told of the site. */
export async function readSiteInfo(app: App, request: FastifyRequest): Promise<SiteInfo> {
  const { settings, wechat } = app.services;
  // Through a proxy a stand-in is as good as none.
  const answers = wechat.standIn === undefined || mayPlayWechat(app, request);
  return {
    companyName: settings.companyName,
    mainSiteUrl: settings.mainSiteUrl ?? '',
    agreementDefault: settings.agreementDefault,
    devInbox: mayReadInbox(app, request),
    contact: settings.identity.contact,
    wechat: {
      scan: answers && wechat.account !== undefined,
      website: answers && wechat.website !== undefined,
      standIn: answers && wechat.standIn !== undefined,
    },
    faceVerification: mayPlayFace(app, request) ? 'stand-in' : 'off',
    // Installers are files beside a running server: nothing of the code says whether they are there.
    capabilities: [...(await shownCapabilities(app))],
    welcome: welcomeOf((await app.published()).welcome),
    version: appVersion(),
  };
}

async function shownCapabilities(app: App): Promise<Capabilities> {
  const { capabilities } = app.services;
  return (await offersInstallers(app)) ? new Set([...capabilities, 'desktop-client']) : capabilities;
}

function welcomeOf(overlay: ContentOverlay | undefined): SiteInfo['welcome'] {
  if (overlay?.hidden || overlay?.name === undefined) return null;
  return { headline: overlay.name, lead: overlay.lead ?? null };
}
