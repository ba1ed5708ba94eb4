import { createHash } from 'node:crypto';
import multipart from '@fastify/multipart';
import { UPLOAD_PURPOSES, uploadedImageSchema } from '@plumbline/contract/api/images.ts';
import { OTHER_PATHS } from '@plumbline/contract/other-paths.ts';
import { UPLOAD_MAX_BYTES } from '@plumbline/contract/constants.ts';
import { envelopeSchema, succeed } from '@plumbline/contract/envelope.ts';
import { uploadImage } from '@plumbline/core/images/upload-image.ts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '../app.ts';
import { goneSignal } from '../http/gone-signal.ts';
import { unchecked } from '../http/schema-compilers.ts';
import { jsonAnswer } from '../http/declared-answers.ts';
import { idempotencyHooks } from '../http/idempotency.ts';
import { keepWithin } from '../http/keep-within.ts';
import { takeFor } from '../http/take-for.ts';
import { type ReceivedUpload, readUpload } from './read-upload.ts';

const formSchema = z.strictObject({
  file: z.file().describe('jpg, png or webp, at most 10 MB and 5000 px a side'),
  purpose: z.enum(UPLOAD_PURPOSES).default('base'),
});

const received = new WeakMap<FastifyRequest, ReceivedUpload>();

/** What a repeat of the upload is compared by stands where another route has its body. */
async function receive(request: FastifyRequest): Promise<void> {
  const upload = await readUpload(request);
  received.set(request, upload);
  const sha256 = createHash('sha256').update(upload.file).digest('base64url');
  request.body = { sha256, purpose: upload.purpose, name: upload.name ?? '' };
}

/** `POST /api/ai/upload`, in a scope of its own: no other route reads multipart bodies. */
export async function registerUpload(app: App): Promise<void> {
  const idempotency = idempotencyHooks(app);
  await app.register(async (scope) => {
    await scope.register(multipart, {
      limits: {
        fileSize: UPLOAD_MAX_BYTES,
        files: 1,
        fields: 1,
        parts: 3,
        fieldNameSize: 100,
        fieldSize: 1_000,
        headerPairs: 20,
      },
    });
    scope.route({
      method: 'POST',
      url: OTHER_PATHS.upload,
      config: { access: { allowed: 'anyone', changes: true } },
      schema: {
        summary: 'Upload a picture',
        tags: ['/api/ai'],
        consumes: ['multipart/form-data'],
        body: formSchema,
        response: { 201: jsonAnswer('The picture as it was stored', envelopeSchema(uploadedImageSchema)) },
      },
      // The schema describes the form; the form itself is read, and judged, while it streams.
      validatorCompiler: unchecked,
      // Before the file is received.
      preHandler: [
        async (request) => void (await takeFor(app, request, 'uploads')),
        receive,
        idempotency.preHandler,
      ],
      onSend: idempotency.onSend,
      handler: async (request, reply) => {
        const { caller } = request;
        const upload = received.get(request) as ReceivedUpload;
        const giveBack = await takeFor(app, request, 'visitorUploads');
        const image = await keepWithin(app, request, app.services.storage, (storage) =>
          uploadImage({ ...app.services, storage }, { ...upload, caller, signal: goneSignal(reply) }),
        ).catch(async (error: unknown) => {
          await giveBack();
          throw error;
        });
        return reply.status(201).header('cache-control', 'no-store').send(succeed(image));
      },
    });
  });
}
