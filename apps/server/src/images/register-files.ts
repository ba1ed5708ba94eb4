import { fileQuerySchema } from '@plumbline/contract/api/images.ts';
import { OTHER_PATHS } from '@plumbline/contract/other-paths.ts';
import { THUMBNAIL_WIDTHS } from '@plumbline/contract/constants.ts';
import { downloadName } from '@plumbline/contract/download-name.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { ImageRecord } from '@plumbline/core/images/image.ts';
import { type Thumbnail, readThumbnail } from '@plumbline/core/images/read-thumbnail.ts';
import { isMadeHere } from '@plumbline/core/images/is-made-here.ts';
import type { VisibleLabelText } from '@plumbline/core/labels/visible-label.ts';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { App } from '../app.ts';
import { attachment } from '../http/attachment.ts';
import { emptyAnswer, fileAnswer, requireAccepted } from '../http/declared-answers.ts';
import { goneSignal } from '../http/gone-signal.ts';
import { openSharedImage } from '../shares/open-shared-image.ts';
import { findReadableImage } from './find-readable-image.ts';
import { noteDownload, visibleLabelFor } from './note-download.ts';
import { type StoredFile, sendStoredFile } from './send-stored-file.ts';

const paramsSchema = z.strictObject({ key: z.string().max(100) });
/** A work that is withdrawn or hidden is out of sight within minutes; until then its pictures are asked for once. */
const SHOWN_CACHE = 'public, max-age=600';
const FILE_TYPES = ['image/png', 'image/jpeg', 'image/webp'];

/** `GET` and `HEAD /files/{key}`: working copies and results, whole, in ranges or as thumbnails. */
export function registerFiles(app: App): void {
  app.route<{ Params: z.infer<typeof paramsSchema>; Querystring: z.infer<typeof fileQuerySchema> }>({
    method: ['GET', 'HEAD'],
    url: `${OTHER_PATHS.files}/:key`,
    config: { access: { allowed: 'anyone', changes: false } },
    schema: {
      summary: 'The bytes of a picture, whole, in ranges or as a thumbnail',
      tags: [OTHER_PATHS.files],
      params: paramsSchema,
      querystring: fileQuerySchema,
      response: {
        200: fileAnswer('The file', ...FILE_TYPES),
        206: fileAnswer('The part of it that `Range` names', ...FILE_TYPES),
        304: emptyAnswer('The client has this file already'),
        416: emptyAnswer('The file has no such part'),
      },
    },
    handler: async (request, reply) => {
      const { key } = request.params;
      const { w, exp, sig, download } = request.query;
      const width = w === undefined ? undefined : readWidth(w);
      const smaller = width !== undefined;
      const { image, by } =
        request.query.share === undefined
          ? await findReadableImage(app, request, key, { exp, sig, smaller })
          : { image: await openSharedImage(app, reply, key, request.query), by: 'share' as const };
      if (by === 'shown' && !reply.hasHeader('cache-control'))
        void reply.header('cache-control', SHOWN_CACHE);
      const saved = download !== undefined && width === undefined;
      const label = saved && isMadeHere(image) ? await visibleLabelFor(app, request, undefined) : null;
      if (saved && request.method === 'GET' && request.headers.range === undefined)
        await noteDownload(app, request, {
          imageIds: [image.imageId],
          format: null,
          visibleLabel: label !== null,
        });
      // A picture opened by itself runs nothing, whatever is in it.
      void reply.header('content-security-policy', "default-src 'none'; sandbox");
      if (width !== undefined) void reply.header('vary', varyWith(reply.getHeader('vary')));
      const file =
        width === undefined
          ? wholeFile(image, saved)
          : await thumbnailFile(app, image, { width, format: acceptedFormat(request.headers.accept) });
      requireAccepted(request, label === null ? file.mime : LABELLED_TYPE);
      const extension = file.mime.replace('image/', '').replace('jpeg', 'jpg');
      if (download === undefined) {
        // Kept by browsers for a year: its name is of the picture's own time, and no-one's moment of asking.
        const name = downloadName(image.createdAt, extension);
        void reply.header('content-disposition', `inline; filename="${name}"`);
      } else {
        // Each time anew, for its name's sake and because each is written down.
        void reply.header('cache-control', 'no-store');
        void reply.header('content-disposition', attachment(app.services.clock, extension));
      }
      if (label !== null) return sendLabelled(app, reply, image, label);
      return sendStoredFile(request, reply, app.services.storage, file);
    },
  });
}

const LABELLED_TYPE = 'image/png';

/** The whole picture with the visible label in it: made for this answer, so neither kept nor sent in parts. */
async function sendLabelled(app: App, reply: FastifyReply, image: ImageRecord, text: VisibleLabelText) {
  const { storage, compute } = app.services;
  const options = { format: 'png', visibleLabel: text } as const;
  const labelled = await compute.convert(await storage.get(image.workingKey), options, goneSignal(reply));
  return reply
    .headers({
      'content-type': LABELLED_TYPE,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    .send(labelled);
}

/** What other parts of the app answer by, and now the accepted types too. */
function varyWith(vary: unknown): string {
  return typeof vary === 'string' && vary !== '' ? `${vary}, Accept` : 'Accept';
}

function readWidth(text: string): number {
  const width = THUMBNAIL_WIDTHS.find((candidate) => candidate === Number(text));
  if (width !== undefined) return width;
  const details = { w: `one of ${THUMBNAIL_WIDTHS.join(', ')}` };
  throw new AppError('VALIDATION_FAILED', `thumbnail width ${text}`, { details });
}

/** WebP for those who name it; who accepts just anything gets JPEG, which everything reads. */
function acceptedFormat(accept: string | undefined): Thumbnail['format'] {
  const refused = /image\/webp\s*;\s*q=0(?:\.0+)?\s*(?:,|$)/.test(accept ?? '');
  return /image\/webp/.test(accept ?? '') && !refused ? 'webp' : 'jpeg';
}

/** A task's finished file is what its owner saves; it is shown by its working copy, as every picture is. */
function wholeFile(image: ImageRecord, saved: boolean): StoredFile {
  if (saved && image.originalKey && (image.purpose === 'result' || image.purpose === 'copy'))
    return {
      storageKey: image.originalKey,
      mime: image.mime,
      etag: `"${image.pixelHash.slice(0, 32)}-file"`,
    };
  return { storageKey: image.workingKey, mime: 'image/png', etag: `"${image.pixelHash.slice(0, 32)}"` };
}

async function thumbnailFile(app: App, image: ImageRecord, thumbnail: Thumbnail): Promise<StoredFile> {
  return {
    storageKey: await readThumbnail(app.services, image, thumbnail),
    mime: `image/${thumbnail.format}`,
    etag: `"${image.pixelHash.slice(0, 32)}-${thumbnail.width}-${thumbnail.format}"`,
  };
}
