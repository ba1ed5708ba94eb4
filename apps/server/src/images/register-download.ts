import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { type DownloadBody, downloadBodySchema } from '@plumbline/contract/api/images.ts';
import { OTHER_PATHS } from '@plumbline/contract/calls.ts';
import { failureSchema } from '@plumbline/contract/envelope.ts';
import { archiveEntries, findArchiveImages } from '@plumbline/core/images/archive-entries.ts';
import { makeZip } from 'client-zip';
import type { App } from '../app.ts';
import { goneSignal } from '../http/gone-signal.ts';
import { archiveName } from './archive-name.ts';
import { noteDownload, visibleLabelFor } from './note-download.ts';

/** `POST /api/ai/download`: a zip that is made while it is sent, never as a whole in memory or on disk. */
export function registerDownload(app: App): void {
  const { database, clock } = app.services;
  app.route<{ Body: DownloadBody }>({
    method: 'POST',
    url: OTHER_PATHS.download,
    config: { access: { allowed: 'anyone', changes: true } },
    schema: {
      summary: 'Several pictures as one zip',
      tags: ['/api/ai'],
      consumes: ['application/json', 'application/x-www-form-urlencoded'],
      body: downloadBodySchema,
      response: { default: failureSchema },
    },
    handler: async (request, reply) => {
      const { imageIds, format } = request.body;
      const images = await findArchiveImages(database.images, imageIds, request.caller.ownerId);
      const visibleLabel = await visibleLabelFor(app, request, request.body.visibleLabel);
      await noteDownload(app, request, {
        imageIds: images.map(({ imageId }) => imageId),
        format: format ?? null,
        visibleLabel: visibleLabel !== null,
      });
      const entries = archiveEntries(app.services, images, { format, visibleLabel }, goneSignal(reply));
      const zip = Readable.fromWeb(makeZip(entries) as ReadableStream<Uint8Array>);
      return reply
        .headers({
          'content-type': 'application/zip',
          'content-disposition': `attachment; filename="${archiveName(clock.now())}"`,
          'cache-control': 'no-store',
        })
        .send(zip);
    },
  });
}
