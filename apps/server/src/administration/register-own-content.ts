import multipart from '@fastify/multipart';
import {
  contentPictureSchema,
  type ManagedEntry,
} from '@plumbline/contract/api/administration/own-content.ts';
import { CALLS } from '@plumbline/contract/calls.ts';
import { OTHER_PATHS } from '@plumbline/contract/other-paths.ts';
import { UPLOAD_MAX_BYTES } from '@plumbline/contract/constants.ts';
import { envelopeSchema, succeed } from '@plumbline/contract/envelope.ts';
import { addContentPicture } from '@plumbline/core/own-content/add-content-picture.ts';
import { removeEntry, renderCoverAgain, takeBackEntry } from '@plumbline/core/own-content/change-entry.ts';
import type { EntryVersion, StoredEntry } from '@plumbline/core/own-content/own-content-repository.ts';
import { saveEntry } from '@plumbline/core/own-content/save-entry.ts';
import { z } from 'zod';
import type { App } from '../app.ts';
import { BUILT_IN } from '../catalogue/built-in-content.ts';
import { coverUrlOf, ownFileUrl } from '../catalogue/own-items.ts';
import { jsonAnswer } from '../http/declared-answers.ts';
import { goneSignal } from '../http/gone-signal.ts';
import { unchecked } from '../http/schema-compilers.ts';
import { registerCall } from '../http/register-call.ts';
import { readUpload } from '../images/read-upload.ts';

/** Entries that operators add: drafts with a cover of their own, published with every other change of the content. */
export async function registerOwnContent(app: App): Promise<void> {
  const { database, clock } = app.services;
  const dependencies = { database, clock, builtIn: BUILT_IN };
  registerCall(app, CALLS.ownContent, async ({ query }) => {
    const entries = await database.ownContent.list();
    return {
      items: entries.filter(({ kind }) => kind === query.kind).map((entry) => describe(entry, entries)),
    };
  });
  registerCall(app, CALLS.addOwnEntry, ({ request, body }) =>
    saveEntry(dependencies, request.administrator, body.value, undefined),
  );
  registerCall(app, CALLS.saveOwnEntry, ({ request, params, body }) =>
    saveEntry(dependencies, request.administrator, body.value, {
      id: params.entryId,
      revision: body.revision,
    }),
  );
  registerCall(app, CALLS.takeBackOwnEntry, async ({ request, params, body }) => {
    await takeBackEntry(dependencies, request.administrator, { id: params.entryId, ...body });
    return null;
  });
  registerCall(app, CALLS.removeOwnEntry, async ({ request, params, body }) => {
    await removeEntry(dependencies, request.administrator, { id: params.entryId, ...body });
    return null;
  });
  registerCall(app, CALLS.renderOwnCover, async ({ params, body }) => {
    await renderCoverAgain(dependencies, { id: params.entryId, ...body });
    return null;
  });
  await registerPictures(app);
}

function describe(entry: StoredEntry, entries: readonly StoredEntry[]): ManagedEntry {
  const { id, kind, revision, draft, published, changedAt, publishedAt } = entry;
  const styleOf = (style: string) => {
    const own = entries.find((each) => each.id === style);
    const value = (own?.draft ?? own?.published)?.value;
    return value?.kind === 'style' ? value : BUILT_IN.styleOf(style);
  };
  const show = (version: EntryVersion | null) =>
    version && {
      version: version.version,
      value: version.value,
      coverUrl: coverUrlOf(version, styleOf),
      cover: version.cover.state,
      pictureSize: version.pictureSize,
    };
  return {
    id,
    kind,
    revision,
    draft: show(draft),
    published: show(published),
    changedAt: changedAt.toISOString(),
    publishedAt: publishedAt?.toISOString() ?? null,
  };
}

const formSchema = z.strictObject({
  file: z.file().describe('jpg, png or webp, at most 10 MB and 5000 px a side'),
});

/** `POST` a picture of own content: the same borders as every upload, in a scope of its own. */
async function registerPictures(app: App): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(multipart, {
      limits: {
        fileSize: UPLOAD_MAX_BYTES,
        files: 1,
        fields: 1,
        parts: 2,
        fieldNameSize: 100,
        fieldSize: 1_000,
        headerPairs: 20,
      },
    });
    scope.route({
      method: 'POST',
      url: OTHER_PATHS.contentPicture,
      config: { access: { allowed: 'administrator', changes: true } },
      schema: {
        summary: 'Bring a picture for own content',
        tags: ['/api/user'],
        consumes: ['multipart/form-data'],
        body: formSchema,
        response: { 201: jsonAnswer('The picture as it was stored', envelopeSchema(contentPictureSchema)) },
      },
      // The schema describes the form; the form itself is read, and judged, while it streams.
      validatorCompiler: unchecked,
      handler: async (request, reply) => {
        const { file } = await readUpload(request);
        const { id, width, height, alpha } = await addContentPicture(app.services, file, goneSignal(reply));
        return reply
          .status(201)
          .header('cache-control', 'no-store')
          .send(succeed({ id, url: ownFileUrl(id), width, height, alpha }));
      },
    });
  });
}
