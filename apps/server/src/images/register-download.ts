import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { type DownloadBody, downloadBodySchema } from '@plumbline/contract/api/images.ts';
import { OTHER_PATHS } from '@plumbline/contract/other-paths.ts';
import {
  type ArchiveOptions,
  archiveEntries,
  findArchiveImages,
  openDownload,
} from '@plumbline/core/images/archive-entries.ts';
import { makeZip } from 'client-zip';
import type { ImageRecord } from '@plumbline/core/images/image.ts';
import type { FastifyReply } from 'fastify';
import type { App } from '../app.ts';
import { attachment } from '../http/attachment.ts';
import { fileAnswer, requireAccepted } from '../http/declared-answers.ts';
import { goneSignal } from '../http/gone-signal.ts';
import { noteDownload, visibleLabelFor } from './note-download.ts';

const TYPES: Readonly<Record<string, string>> = {
  psd: 'image/vnd.adobe.photoshop',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};
const ZIP = 'application/zip';

/**
 * `POST /api/ai/download`: a zip that is made while it is sent, never as a whole in memory or on disk; or one picture by
 * itself.
 */
export function registerDownload(app: App): void {
  const { database, clock } = app.services;
  app.route<{ Body: DownloadBody }>({
    method: 'POST',
    url: OTHER_PATHS.download,
    config: { access: { allowed: 'anyone', changes: true } },
    schema: {
      summary:
        'Pictures as one zip, or one by itself: as they are, converted, beside their base, or as layers',
      tags: ['/api/ai'],
      consumes: ['application/json', 'application/x-www-form-urlencoded'],
      body: downloadBodySchema,
      response: {
        200: fileAnswer('A zip, or with `archive: false` one picture', ZIP, ...Object.values(TYPES)),
      },
    },
    handler: async (request, reply) => {
      const { imageIds, format, quality, layout, archive } = request.body;
      requireAccepted(request, ...typesOf(request.body));
      const images = await findArchiveImages(database.images, imageIds, request.caller.ownerId);
      const visibleLabel = await visibleLabelFor(app, request, request.body.visibleLabel);
      await noteDownload(app, request, {
        imageIds: images.map(({ imageId }) => imageId),
        format: format ?? null,
        visibleLabel: visibleLabel !== null,
      });
      const besideBase = layout === 'side-by-side';
      const options = { format, quality, besideBase, locale: request.locale, visibleLabel };
      const [single] = images;
      if (archive === false && single) return sendSingle(app, reply, single, options);
      const entries = archiveEntries(app.services, images, options, goneSignal(reply));
      const zip = Readable.fromWeb(makeZip(entries) as ReadableStream<Uint8Array>);
      return reply
        .headers({
          'content-disposition': attachment(clock, 'zip'),
          'content-type': ZIP,
          'cache-control': 'no-store',
        })
        .send(zip);
    },
  });
}

/** One picture as it is may be of any of its types. */
function typesOf({ archive, format }: DownloadBody): string[] {
  if (archive !== false) return [ZIP];
  return Object.entries(TYPES).flatMap(([name, type]) =>
    format === undefined || name === format ? [type] : [],
  );
}

async function sendSingle(app: App, reply: FastifyReply, image: ImageRecord, options: ArchiveOptions) {
  const { extension, input } = await openDownload(app.services, image, options, goneSignal(reply));
  return reply
    .headers({
      'content-type': TYPES[extension] ?? 'application/octet-stream',
      'content-disposition': attachment(app.services.clock, extension),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    .send(input instanceof Uint8Array ? Buffer.from(input) : Readable.from(input));
}
