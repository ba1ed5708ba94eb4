import { sceneModelQuerySchema } from '@plumbline/contract/api/scene.ts';
import { OTHER_PATHS } from '@plumbline/contract/other-paths.ts';
import { modelOfPicture } from '@plumbline/core/scenes/model-of-picture.ts';
import type { z } from 'zod';
import type { App } from '../app.ts';
import { fileAnswer } from '../http/declared-answers.ts';
import { goneSignal } from '../http/gone-signal.ts';
import { takeFor } from '../http/take-for.ts';
import { readingDependencies } from './reading-dependencies.ts';

/** The forms in which what a picture stands up to is sent. */
const FORMS = [
  {
    form: 'stored',
    url: OTHER_PATHS.sceneModel,
    // The stored form has no type of its own that anybody knows.
    type: 'application/octet-stream',
    summary: 'What a picture stands up to, in the form from which browsers draw models',
  },
  {
    form: 'glb',
    url: OTHER_PATHS.sceneGltf,
    type: 'model/gltf-binary',
    summary: 'What a picture stands up to as binary glTF: its regions in metres, showing the picture',
  },
] as const;

/** Pictures that leave as models. */
export function registerSceneModels(app: App): void {
  for (const { form, url, type, summary } of FORMS)
    app.route<{ Querystring: z.output<typeof sceneModelQuerySchema> }>({
      method: 'GET',
      url,
      config: { access: { allowed: 'anyone', changes: false } },
      schema: {
        summary,
        tags: ['/api/ai'],
        querystring: sceneModelQuerySchema,
        response: { 200: fileAnswer('The file', type) },
      },
      handler: async (request, reply) => {
        const { database, compute } = app.services;
        const reading = readingDependencies(app, request);
        const file = await modelOfPicture(
          {
            ...reading,
            database,
            compute: { ...reading.compute, modelOfScene: (...given) => compute.modelOfScene(...given) },
            take: () => takeFor(app, request, 'drawings'),
          },
          request.caller,
          { ...request.query, form },
          goneSignal(reply),
        );
        // The next correction is behind the same address.
        void reply.headers({ 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' });
        if (form === 'glb')
          void reply.header('content-disposition', `attachment; filename="${request.query.imageId}.glb"`);
        return reply.type(type).send(Buffer.from(file.buffer, file.byteOffset, file.byteLength));
      },
    });
}
