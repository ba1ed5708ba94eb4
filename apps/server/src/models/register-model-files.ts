import { createGunzip } from 'node:zlib';
import { modelFileQuerySchema } from '@plumbline/contract/api/models.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { OTHER_PATHS } from '@plumbline/contract/other-paths.ts';
import type { ReadModelVersion } from '@plumbline/core/models/model.ts';
import { requireReadModel } from '@plumbline/core/models/require-model.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { App } from '../app.ts';
import { emptyAnswer, fileAnswer } from '../http/declared-answers.ts';
import { signedIn } from '../http/signed-in.ts';
import { sendStoredFile } from '../images/send-stored-file.ts';

/** The stored form has no type of its own that anybody knows. */
const GEOMETRY_TYPE = 'application/octet-stream';
const FOR_GOOD = 'private, max-age=31536000, immutable';

type FileRequest = FastifyRequest<{ Querystring: z.output<typeof modelFileQuerySchema> }>;

/** What browsers draw a model from, and its small picture: the owner's alone. */
export function registerModelFiles(app: App): void {
  const routeOf = (
    url: string,
    summary: string,
    type: string,
    send: (request: FileRequest, reply: FastifyReply, version: ReadModelVersion) => Promise<FastifyReply>,
  ) =>
    app.route<{ Querystring: z.output<typeof modelFileQuerySchema> }>({
      method: ['GET', 'HEAD'],
      url,
      config: { access: { allowed: 'signed-in', changes: false }, fails: [409] },
      schema: {
        summary,
        tags: ['/api/ai'],
        querystring: modelFileQuerySchema,
        response: {
          200: fileAnswer('The file', type),
          206: fileAnswer('The part of it that `Range` names', type),
          304: emptyAnswer('The client has this file already'),
          416: emptyAnswer('The file has no such part'),
        },
      },
      handler: async (request, reply) => {
        const { modelId, of: hash } = request.query;
        const userId = signedIn(request.caller).id;
        const { version } = await requireReadModel(app.services.database.models, { modelId, userId, hash });
        // Without a hash the next export is behind the same address.
        if (hash === undefined && !reply.hasHeader('cache-control'))
          void reply.header('cache-control', 'private, no-cache');
        return send(request, reply, version);
      },
    });
  routeOf(
    OTHER_PATHS.modelGeometry,
    'The stored form of a model, from which browsers draw it',
    GEOMETRY_TYPE,
    (request, reply, version) => sendGeometry(app, request, reply, version),
  );
  routeOf(
    OTHER_PATHS.modelPreview,
    'A small picture of a model in clay',
    'image/png',
    (request, reply, { previewKey, hash }) => {
      if (previewKey === null) throw new AppError('NOT_FOUND', 'a model without a preview');
      const etag = `"${hash.slice(0, 32)}-preview"`;
      return sendStoredFile(request, reply, app.services.storage, {
        storageKey: previewKey,
        mime: 'image/png',
        etag,
      });
    },
  );
}

/** It lies packed, and goes so to everybody who can unpack it. */
async function sendGeometry(
  { services: { storage } }: App,
  request: FileRequest,
  reply: FastifyReply,
  { storedKey, hash }: ReadModelVersion,
): Promise<FastifyReply> {
  const etag = `"${hash.slice(0, 32)}"`;
  void reply.headers({ etag, vary: 'Accept-Encoding', 'x-content-type-options': 'nosniff' });
  if (!reply.hasHeader('cache-control')) void reply.header('cache-control', FOR_GOOD);
  const known = (request.headers['if-none-match'] ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''));
  if (known.includes(etag) || known.includes('*')) return reply.status(304).send();
  const stored = await storage.stat(storedKey);
  if (!stored) throw new AppError('NOT_FOUND', `no object ${storedKey}`);
  void reply.header('content-type', GEOMETRY_TYPE);
  const packed = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:\s|,|$))/.test(
    String(request.headers['accept-encoding'] ?? ''),
  );
  if (packed) void reply.headers({ 'content-encoding': 'gzip', 'content-length': stored.bytes });
  if (request.method === 'HEAD') return reply.send();
  const stream = await storage.stream(storedKey);
  return reply.send(packed ? stream : stream.pipe(createGunzip()));
}
