import { CALLS } from '@plumbline/contract/calls.ts';
import type { Caller } from '@plumbline/core/identity/caller.ts';
import { downloadWork } from '@plumbline/core/works/download-work.ts';
import { listMine } from '@plumbline/core/works/list-mine.ts';
import { listWorks } from '@plumbline/core/works/list-works.ts';
import { changeWork, readOwnWork, restoreWork, withdrawWork } from '@plumbline/core/works/own-works.ts';
import { publishWork } from '@plumbline/core/works/publish-work.ts';
import { readAuthor } from '@plumbline/core/works/read-author.ts';
import { readWork } from '@plumbline/core/works/read-work.ts';
import { worksLikeImage, worksLikeWork } from '@plumbline/core/works/similar-works.ts';
import type { App } from '../app.ts';
import { goneSignal } from '../http/gone-signal.ts';
import { registerCall } from '../http/register-call.ts';
import { signedIn } from '../http/signed-in.ts';
import { takeFor } from '../http/take-for.ts';
import { createReadingLimit } from './reading-limit.ts';
import { createViewCounter } from './view-counter.ts';
import { workVocabulary } from './work-vocabulary.ts';

/** Whose likes and collections an answer tells of. */
export const viewerOf = ({ user }: Caller): string | null => user?.id ?? null;

/** Works that people publish: the lists, one work, and what its author does with it. */
export function registerWorks(app: App): void {
  const { services } = app;
  const { database, clock, secrets, settings } = services;
  const views = createViewCounter(app);
  const limitReading = createReadingLimit(app);
  const vocabulary = async () => workVocabulary(await app.published());
  const review = settings.worksReview;

  registerCall(app, CALLS.workPage, async ({ request, caller, locale, query }) => {
    await limitReading(request);
    return listWorks({ database, locale, viewer: viewerOf(caller) }, query);
  });
  registerCall(app, CALLS.work, async ({ request, caller, locale, query }) => {
    await limitReading(request);
    const work = await readWork({ database, locale, viewer: viewerOf(caller) }, query.workId);
    if (!work.own) views.note(work.workId, caller.ownerId);
    return work;
  });
  registerCall(app, CALLS.similarWorks, async ({ request, reply, caller, locale, query }) => {
    await limitReading(request);
    const reader = { ...services, locale, viewer: viewerOf(caller) };
    const { workId, imageId, pageSize } = query;
    if (workId !== undefined) return { items: await worksLikeWork(reader, workId, pageSize) };
    await takeFor(app, request, 'likenesses');
    const image = { imageId: imageId ?? '', ownerId: caller.ownerId };
    return { items: await worksLikeImage(reader, image, pageSize, goneSignal(reply)) };
  });
  registerCall(app, CALLS.author, async ({ request, caller, locale, query }) => {
    await limitReading(request);
    return readAuthor({ database, locale, viewer: viewerOf(caller) }, query.userId);
  });

  registerCall(app, CALLS.publishWork, async ({ request, reply, caller, locale, body }) => {
    const giveBack = await takeFor(app, request, 'publishing');
    const dependencies = { ...services, vocabulary: await vocabulary(), review };
    const context = { locale, signal: goneSignal(reply) };
    return publishWork(dependencies, signedIn(caller), body, context).catch(async (error: unknown) => {
      await giveBack();
      throw error;
    });
  });
  registerCall(app, CALLS.ownWork, ({ caller, locale, params }) =>
    readOwnWork(database, signedIn(caller).id, params.workId, locale),
  );
  registerCall(app, CALLS.changeWork, async ({ request, caller, locale, params, body }) => {
    await takeFor(app, request, 'publishing');
    const dependencies = { database, clock, vocabulary: await vocabulary(), review };
    const what = { workId: params.workId, change: body, locale };
    return changeWork(dependencies, signedIn(caller).id, what);
  });
  registerCall(app, CALLS.withdrawWork, ({ caller, params }) =>
    withdrawWork({ database, clock }, signedIn(caller).id, params.workId),
  );
  registerCall(app, CALLS.restoreWork, ({ caller, locale, params }) =>
    restoreWork({ database, clock }, signedIn(caller).id, params.workId, locale),
  );
  registerCall(app, CALLS.mine, ({ caller, locale, query }) =>
    listMine(database, signedIn(caller), query, locale),
  );
  registerCall(
    app,
    CALLS.downloadWork,
    async ({ request, caller, params }) => {
      await takeFor(app, request, 'reactions');
      return downloadWork({ database, clock, secret: secrets.files }, signedIn(caller).id, params.workId);
    },
    // Its addresses end before a kept answer does.
    { repeatable: false },
  );
}
