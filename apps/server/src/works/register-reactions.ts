import { CALLS } from '@plumbline/contract/calls.ts';
import { collectWork } from '@plumbline/core/works/collect-work.ts';
import {
  changeCollection,
  createCollection,
  deleteCollection,
  listCollections,
  readCollection,
  restoreCollection,
} from '@plumbline/core/works/collections.ts';
import { followAuthor, likeWork, reportWork } from '@plumbline/core/works/react-to-work.ts';
import type { App } from '../app.ts';
import { registerCall } from '../http/register-call.ts';
import { signedIn } from '../http/signed-in.ts';
import { takeFor } from '../http/take-for.ts';
import { createReadingLimit } from './reading-limit.ts';
import { viewerOf } from './register-works.ts';

/** Likes, collections, people who are followed, reports. */
export function registerReactions(app: App): void {
  const { database, clock } = app.services;
  const limitReading = createReadingLimit(app);
  registerCall(app, CALLS.likeWork, async ({ request, caller, body }) => {
    await takeFor(app, request, 'reactions');
    return likeWork({ database, clock }, signedIn(caller).id, body);
  });
  registerCall(app, CALLS.collectWork, async ({ request, caller, body }) => {
    await takeFor(app, request, 'reactions');
    return collectWork({ database, clock }, signedIn(caller).id, body);
  });
  registerCall(app, CALLS.followAuthor, async ({ request, caller, body }) => {
    await takeFor(app, request, 'reactions');
    return followAuthor({ database, clock }, signedIn(caller).id, body);
  });
  registerCall(app, CALLS.reportWork, async ({ request, caller, body }) => {
    await takeFor(app, request, 'reports');
    return reportWork({ database, clock }, signedIn(caller).id, body);
  });
  registerCall(app, CALLS.collections, async ({ request, caller, query }) => {
    await limitReading(request);
    return listCollections({ database }, viewerOf(caller), query);
  });
  registerCall(app, CALLS.collection, async ({ request, caller, locale, params, query }) => {
    await limitReading(request);
    return readCollection({ database }, { viewer: viewerOf(caller), locale }, { ...params, ...query });
  });
  registerCall(app, CALLS.createCollection, async ({ request, caller, body }) => {
    await takeFor(app, request, 'reactions');
    return createCollection({ database, clock }, signedIn(caller).id, body);
  });
  registerCall(app, CALLS.changeCollection, ({ caller, params, body }) =>
    changeCollection({ database, clock }, signedIn(caller).id, params.collectionId, body),
  );
  registerCall(app, CALLS.deleteCollection, ({ caller, params }) =>
    deleteCollection({ database, clock }, signedIn(caller).id, params.collectionId),
  );
  registerCall(app, CALLS.restoreCollection, ({ caller, params }) =>
    restoreCollection({ database, clock }, signedIn(caller).id, params.collectionId),
  );
}
