import { CALLS } from '@plumbline/contract/calls.ts';
import { nameVersion, revertVersion } from '@plumbline/core/versions/change-version.ts';
import { readVersions } from '@plumbline/core/versions/read-versions.ts';
import type { App } from '../app.ts';
import { registerCall } from '../http/register-call.ts';

/** The tree of everything that was made from one upload. */
export function registerVersionRoutes(app: App): void {
  const { database, clock } = app.services;
  registerCall(app, CALLS.versions, ({ caller, query }) =>
    readVersions(database, caller.ownerId, query.imageId),
  );
  registerCall(app, CALLS.nameVersion, ({ caller, body }) => nameVersion(database, caller.ownerId, body));
  registerCall(app, CALLS.revertVersion, ({ caller, body }) =>
    revertVersion({ database, clock }, caller.ownerId, body.imageId),
  );
}
