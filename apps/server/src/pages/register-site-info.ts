import { CALLS } from '@plumbline/contract/calls.ts';
import type { SiteInfo } from '@plumbline/contract/api/identity.ts';
import type { ContentOverlay } from '@plumbline/contract/content/overlay.ts';
import type { FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import { registerCall } from '../http/register-call.ts';
import { mayPlayFace, mayPlayWechat, mayReadInbox } from '../identity/dev-pages.ts';
import { appVersion } from '../operations/app-version.ts';

/** What the web app asks before anyone signs in. */
export function registerSiteInfo(app: App): void {
  const { capabilities } = app.services;
  const { companyName, mainSiteUrl, agreementDefault } = app.services.settings;
  const { contact } = app.services.settings.identity;
  const { website, account, standIn } = app.services.wechat;
  // Through a proxy a stand-in is as good as none.
  const wechatOf = (answers: boolean): SiteInfo['wechat'] => ({
    scan: answers && account !== undefined,
    website: answers && website !== undefined,
    standIn: answers && standIn !== undefined,
  });
  const faceOf = (request: FastifyRequest): SiteInfo['faceVerification'] =>
    mayPlayFace(app, request) ? 'stand-in' : 'off';
  const version = appVersion();
  const { published } = app;
  registerCall(app, CALLS.siteInfo, async ({ request }) => ({
    companyName,
    mainSiteUrl: mainSiteUrl ?? '',
    agreementDefault,
    devInbox: mayReadInbox(app, request),
    contact,
    wechat: wechatOf(standIn === undefined || mayPlayWechat(app, request)),
    faceVerification: faceOf(request),
    capabilities: [...capabilities],
    welcome: welcomeOf((await published()).welcome),
    version,
  }));
}

function welcomeOf(overlay: ContentOverlay | undefined): SiteInfo['welcome'] {
  if (overlay?.hidden || overlay?.name === undefined) return null;
  return { headline: overlay.name, lead: overlay.lead ?? null };
}
