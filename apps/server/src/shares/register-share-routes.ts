import { CALLS } from '@plumbline/contract/calls.ts';
import { createShare } from '@plumbline/core/shares/create-share.ts';
import {
  changeShareEnd,
  listShares,
  readOwnShare,
  renewShareLink,
  revokeShare,
  seeShare,
} from '@plumbline/core/shares/manage-shares.ts';
import type { App } from '../app.ts';
import { registerCall } from '../http/register-call.ts';
import { signedIn } from '../http/signed-in.ts';
import { siteAddress } from '../http/site-address.ts';
import { projectDependencies } from '../projects/project-dependencies.ts';
import { registerSharedRoutes } from './register-shared-routes.ts';

/** Share links: their owner's side, and that of whoever has one. */
export function registerShareRoutes(app: App): void {
  const { database, clock } = app.services;
  const dependencies = { database, clock };
  // The answer holds the link, which is kept nowhere: an idempotency key would keep it.
  const once = { repeatable: false };
  registerCall(
    app,
    CALLS.createShare,
    async ({ caller, body, request, locale }) =>
      createShare(
        await projectDependencies(app, locale),
        signedIn(caller).id,
        body,
        siteAddress(app, request),
      ),
    once,
  );
  registerCall(app, CALLS.shares, ({ caller, query }) =>
    listShares(dependencies, signedIn(caller).id, query),
  );
  registerCall(app, CALLS.ownShare, ({ caller, params }) =>
    readOwnShare(dependencies, signedIn(caller).id, params.shareId),
  );
  registerCall(app, CALLS.changeShare, ({ caller, params, body }) =>
    changeShareEnd(dependencies, signedIn(caller).id, params.shareId, body.expiresAt),
  );
  registerCall(app, CALLS.revokeShare, ({ caller, params }) =>
    revokeShare(dependencies, signedIn(caller).id, params.shareId),
  );
  registerCall(
    app,
    CALLS.renewShareLink,
    ({ caller, params, request }) =>
      renewShareLink(dependencies, signedIn(caller).id, params.shareId, siteAddress(app, request)),
    once,
  );
  registerCall(app, CALLS.seeShare, ({ caller, params, body }) =>
    seeShare(dependencies, signedIn(caller).id, params.shareId, body.until),
  );
  registerSharedRoutes(app);
}
