import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { exportParamsSchema } from '@plumbline/contract/api/account.ts';
import { CALLS } from '@plumbline/contract/calls.ts';
import { createExport, exportFiles, requireExport } from '@plumbline/core/account/export-data.ts';
import { makeZip } from 'client-zip';
import type { z } from 'zod';
import type { App } from '../app.ts';
import { attachment } from '../http/attachment.ts';
import { fileAnswer } from '../http/declared-answers.ts';
import { goneSignal } from '../http/gone-signal.ts';
import { registerCall } from '../http/register-call.ts';
import { takeFor } from '../http/take-for.ts';
import { recentlySignedIn } from './recently-signed-in.ts';

/** A copy of all one's data: permission first, then an archive that is made while it is sent. */
export function registerDataExport(app: App): void {
  const { clock, logger } = app.services;
  registerCall(app, CALLS.createExport, async ({ request }) => {
    const user = await recentlySignedIn(app, request);
    const { id, expiresAt } = await createExport(app.services, user.id);
    return { exportId: id, url: `${CALLS.createExport.path}/${id}`, expiresAt: expiresAt.toISOString() };
  });

  app.route<{ Params: z.infer<typeof exportParamsSchema> }>({
    method: 'GET',
    url: `${CALLS.createExport.path}/:exportId`,
    exposeHeadRoute: false,
    config: { access: { allowed: 'signed-in', changes: false } },
    schema: {
      summary: 'The archive of one’s data, for the session of its owner',
      tags: ['/api/user'],
      params: exportParamsSchema,
      response: { 200: fileAnswer('All that is kept of a person, with its files', 'application/zip') },
    },
    handler: async (request, reply) => {
      const { ownerId: userId } = request.caller;
      await requireExport(app.services, request.params.exportId, userId);
      const giveBack = await takeFor(app, request, 'archives');
      reply.raw.once('close', () =>
        giveBack().catch((error: unknown) =>
          logger.warn({ err: error }, 'an archive still counts as being sent'),
        ),
      );
      const at = clock.now();
      const files = exportFiles(app.services, { userId, at, signal: goneSignal(reply) });
      return reply
        .headers({
          'content-type': 'application/zip',
          'content-disposition': attachment(clock, 'zip', 'data'),
          'cache-control': 'no-store',
        })
        .send(Readable.fromWeb(makeZip(files) as ReadableStream<Uint8Array>));
    },
  });
}
