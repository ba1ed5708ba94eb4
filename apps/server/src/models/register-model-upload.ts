import { createHash } from 'node:crypto';
import multipart from '@fastify/multipart';
import { modelUploadFields, startedModelSchema } from '@plumbline/contract/api/models.ts';
import { IDEMPOTENCY_HEADER } from '@plumbline/contract/constants.ts';
import { envelopeSchema, succeed } from '@plumbline/contract/envelope.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { MODEL_MAX_BYTES } from '@plumbline/contract/models/model-lists.ts';
import { OTHER_PATHS } from '@plumbline/contract/other-paths.ts';
import { placeForModel, saveModel } from '@plumbline/core/models/upload-model.ts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '../app.ts';
import { jsonAnswer } from '../http/declared-answers.ts';
import { idempotencyHooks } from '../http/idempotency.ts';
import { unchecked } from '../http/schema-compilers.ts';
import { signedIn } from '../http/signed-in.ts';
import { takeFor } from '../http/take-for.ts';
import {
  FRAME_BYTES,
  type ReceivedModelUpload,
  modelTooLarge,
  readModelUpload,
} from './read-model-upload.ts';

const formSchema = z.strictObject({
  file: z.file().describe('glb, gltf, ifc, obj, dae, 3dm, stl, or a zip with one of them; at most 200 MB'),
  ...modelUploadFields,
});

/** A form that was received, and where its file lies; without room for it nothing is stored. */
interface Received {
  readonly upload: ReceivedModelUpload;
  readonly place: { readonly modelId: string; readonly fileKey: string } | AppError;
}
const received = new WeakMap<FastifyRequest, Received>();

/** `POST /api/ai/model`, in a scope of its own: its form is streamed to the storage. */
export async function registerModelUpload(app: App): Promise<void> {
  const { storage } = app.services;
  const idempotency = idempotencyHooks(app);
  const discard = async ({ place }: Pick<Received, 'place'>) => {
    if (!(place instanceof AppError)) await storage.delete(place.fileKey).catch(() => undefined);
  };

  /** What a repeat of the upload is compared by stands where another route has its body. */
  const receive = async (request: FastifyRequest): Promise<void> => {
    const announced = requireAnnounced(request);
    const place = await placeForModel(app.services, signedIn(request.caller), announced).catch(
      (error: unknown) => {
        // The file of a repeat is there already, and may be what fills the storage: it is compared and not stored.
        if (error instanceof AppError && request.headers[IDEMPOTENCY_HEADER] !== undefined) return error;
        throw error;
      },
    );
    const hash = createHash('sha256');
    const noted = async function* (pieces: AsyncIterable<Uint8Array>) {
      for await (const piece of pieces) {
        hash.update(piece);
        yield piece;
      }
    };
    try {
      const upload = await readModelUpload(request, (pieces) =>
        place instanceof AppError ? drain(noted(pieces)) : storage.putStream(place.fileKey, noted(pieces)),
      );
      received.set(request, { upload, place });
      request.body = { sha256: hash.digest('base64url'), name: upload.fileName, ...upload.fields };
    } catch (error) {
      if (error instanceof AppError) await discard({ place });
      throw error;
    }
  };

  await app.register(async (scope) => {
    await scope.register(multipart, {
      limits: {
        fileSize: MODEL_MAX_BYTES + 1,
        files: 1,
        fields: Object.keys(modelUploadFields).length,
        parts: Object.keys(modelUploadFields).length + 1,
        fieldNameSize: 100,
        fieldSize: 1_000,
        headerPairs: 20,
      },
    });
    scope.route({
      method: 'POST',
      url: OTHER_PATHS.modelUpload,
      config: { access: { allowed: 'signed-in', changes: true }, fails: [409] },
      schema: {
        summary: 'Bring a 3D model, or a new export of one; it is read in the background',
        tags: ['/api/ai'],
        consumes: ['multipart/form-data'],
        body: formSchema,
        response: { 202: jsonAnswer('The model as it is being read', envelopeSchema(startedModelSchema)) },
      },
      // The schema describes the form; the form itself is read, and judged, while it streams.
      validatorCompiler: unchecked,
      preHandler: [
        async (request) => void (await takeFor(app, request, 'models')),
        receive,
        async (request, reply) => {
          const own = received.get(request) as Received;
          try {
            await idempotency.preHandler(request, reply);
          } catch (error) {
            await discard(own);
            throw error;
          }
          // Answered as the first time: the file of that one is kept.
          if (reply.sent) await discard(own);
        },
      ],
      onSend: idempotency.onSend,
      handler: async (request, reply) => {
        const { upload, place } = received.get(request) as Received;
        if (place instanceof AppError) throw place;
        const { fields, ...file } = upload;
        const { modelId: newId, fileKey } = place;
        try {
          const saved = await saveModel(
            app.services,
            signedIn(request.caller),
            newId,
            { ...file, fileKey },
            fields,
          );
          const { modelId, state, version } = saved;
          return await reply
            .status(202)
            .header('cache-control', 'no-store')
            .send(succeed({ modelId, state, version }));
        } catch (error) {
          // After any other failure its row may be there all the same; the sweep knows.
          if (error instanceof AppError) await discard({ place });
          throw error;
        }
      },
    });
  });
}

async function drain(pieces: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const _piece of pieces);
}

/** What the form says of its size before it is received; nobody waits for what is too much anyhow. */
function requireAnnounced(request: FastifyRequest): number {
  if (!request.isMultipart()) throw new AppError('UNSUPPORTED_TYPE', 'an upload is multipart/form-data');
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > MODEL_MAX_BYTES + FRAME_BYTES) throw modelTooLarge(announced);
  return Math.max(0, announced - FRAME_BYTES);
}
