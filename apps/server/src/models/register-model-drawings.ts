import { modelDrawingFileQuerySchema } from '@plumbline/contract/api/model-drawings.ts';
import { modelFileQuerySchema } from '@plumbline/contract/api/models.ts';
import { CALLS } from '@plumbline/contract/calls.ts';
import { OTHER_PATHS } from '@plumbline/contract/other-paths.ts';
import { drawOwnModel, drawingKey } from '@plumbline/core/models/draw-model.ts';
import { exportGltf } from '@plumbline/core/models/export-gltf.ts';
import { measureModel } from '@plumbline/core/models/measure-model.ts';
import { requireOwnModel } from '@plumbline/core/models/require-model.ts';
import type { z } from 'zod';
import type { App } from '../app.ts';
import { emptyAnswer, fileAnswer } from '../http/declared-answers.ts';
import { goneSignal } from '../http/gone-signal.ts';
import { registerCall } from '../http/register-call.ts';
import { signedIn } from '../http/signed-in.ts';
import { takeFor } from '../http/take-for.ts';
import { sendStoredFile } from '../images/send-stored-file.ts';

const TYPES = { svg: 'image/svg+xml', pdf: 'application/pdf', png: 'image/png' } as const;

const GLB = 'model/gltf-binary';

/** Drawings of a person's models. */
export function registerModelDrawings(app: App): void {
  registerCall(app, CALLS.modelDrawing, ({ caller, body, locale, request, reply }) =>
    drawOwnModel(
      { ...app.services, take: () => takeFor(app, request, 'drawings') },
      { userId: signedIn(caller).id, body, locale },
      goneSignal(reply),
    ),
  );
  app.route<{ Querystring: z.output<typeof modelDrawingFileQuerySchema> }>({
    method: ['GET', 'HEAD'],
    url: OTHER_PATHS.modelDrawing,
    config: { access: { allowed: 'signed-in', changes: false } },
    schema: {
      summary: 'The file of a drawing of a model',
      tags: ['/api/ai'],
      querystring: modelDrawingFileQuerySchema,
      response: {
        200: fileAnswer('The file', ...Object.values(TYPES)),
        206: fileAnswer('The part of it that `Range` names', ...Object.values(TYPES)),
        304: emptyAnswer('The client has this file already'),
        416: emptyAnswer('The file has no such part'),
      },
    },
    handler: async (request, reply) => {
      const { modelId, drawing, format } = request.query;
      requireOwnModel(await app.services.database.models.find(modelId), modelId, signedIn(request.caller).id);
      // An SVG is a document: opened by itself it runs nothing and loads nothing.
      void reply.header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
      );
      return sendStoredFile(request, reply, app.services.storage, {
        storageKey: drawingKey(modelId, drawing, format),
        mime: TYPES[format],
        etag: `"${drawing.slice(0, 32)}-${format}"`,
      });
    },
  });
  registerCall(app, CALLS.modelAreas, ({ caller, query, request, reply }) =>
    measureModel(
      { ...app.services, take: () => takeFor(app, request, 'drawings') },
      { userId: signedIn(caller).id, modelId: query.modelId, hash: query.of },
      goneSignal(reply),
    ),
  );
  registerGltf(app);
}

/** The model itself, as every other program opens it, with the materials that are kept with it. */
function registerGltf(app: App): void {
  app.route<{ Querystring: z.output<typeof modelFileQuerySchema> }>({
    method: ['GET', 'HEAD'],
    url: OTHER_PATHS.modelGltf,
    config: { access: { allowed: 'signed-in', changes: false }, fails: [409] },
    schema: {
      summary: 'A model as binary glTF, with the materials of the library that were assigned to it',
      tags: ['/api/ai'],
      querystring: modelFileQuerySchema,
      response: {
        200: fileAnswer('The file', GLB),
        206: fileAnswer('The part of it that `Range` names', GLB),
        304: emptyAnswer('The client has this file already'),
        416: emptyAnswer('The file has no such part'),
      },
    },
    handler: async (request, reply) => {
      const { modelId, of: hash } = request.query;
      const { storageKey, etag, name } = await exportGltf(
        { ...app.services, take: () => takeFor(app, request, 'drawings') },
        { userId: signedIn(request.caller).id, modelId, hash },
        goneSignal(reply),
      );
      // Other materials may be kept with it the next time.
      if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'private, no-cache');
      void reply.header(
        'content-disposition',
        `attachment; filename*=UTF-8''${encodeURIComponent(name)}.glb`,
      );
      return sendStoredFile(request, reply, app.services.storage, { storageKey, mime: GLB, etag });
    },
  });
}
