import { CALLS } from '@plumbline/contract/calls.ts';
import { deleteUploads } from '@plumbline/core/images/delete-uploads.ts';
import { listUploads } from '@plumbline/core/images/list-uploads.ts';
import { restoreUploads } from '@plumbline/core/images/restore-uploads.ts';
import { readStorage } from '@plumbline/core/images/storage-use.ts';
import type { App } from '../app.ts';
import { registerCall } from '../http/register-call.ts';

/** What someone brought: found again, deleted, and how much it is. */
export function registerOwnUploads(app: App): void {
  const { database, clock, settings } = app.services;
  registerCall(app, CALLS.uploads, ({ caller, query }) =>
    listUploads(database.images, caller.ownerId, query),
  );
  registerCall(app, CALLS.deleteUploads, ({ caller, body }) =>
    deleteUploads(app.services, caller, body.imageIds),
  );
  registerCall(app, CALLS.restoreUploads, ({ caller, body }) =>
    restoreUploads(app.services, caller, body.imageIds),
  );
  registerCall(app, CALLS.storage, ({ caller }) => readStorage(database, caller, clock.now(), settings));
}
