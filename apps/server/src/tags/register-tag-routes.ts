import { CALLS } from '@plumbline/contract/calls.ts';
import { deleteTag, listTags, renameTag, restoreTag, tagTasks } from '@plumbline/core/tags/change-tags.ts';
import type { App } from '../app.ts';
import { registerCall } from '../http/register-call.ts';
import { signedIn } from '../http/signed-in.ts';

/** A person's tags on their works. */
export function registerTagRoutes(app: App): void {
  const { database, clock } = app.services;
  registerCall(app, CALLS.tags, ({ caller }) => listTags(database, signedIn(caller).id));
  registerCall(app, CALLS.tagTasks, ({ caller, body }) =>
    tagTasks({ database, clock }, signedIn(caller).id, body),
  );
  registerCall(app, CALLS.renameTag, ({ caller, params, body }) =>
    renameTag({ database }, signedIn(caller).id, params.tagId, body.name),
  );
  registerCall(app, CALLS.deleteTag, ({ caller, params }) =>
    deleteTag({ database, clock }, signedIn(caller).id, params.tagId),
  );
  registerCall(app, CALLS.restoreTag, ({ caller, params }) =>
    restoreTag({ database, clock }, signedIn(caller).id, params.tagId),
  );
}
