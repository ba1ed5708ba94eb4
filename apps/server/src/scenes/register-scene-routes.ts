import { CALLS } from '@plumbline/contract/calls.ts';
import { correctScene } from '@plumbline/core/scenes/correct-scene.ts';
import { readScene } from '@plumbline/core/scenes/read-scene.ts';
import { readSheet } from '@plumbline/core/scenes/read-sheet.ts';
import type { FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import { goneSignal } from '../http/gone-signal.ts';
import { registerCall } from '../http/register-call.ts';
import { takeFor } from '../http/take-for.ts';
import { readingDependencies } from './reading-dependencies.ts';

/** What was understood of a picture, read and corrected. */
export function registerSceneRoutes(app: App): void {
  const { database, clock, compute, storage } = app.services;
  const dependenciesFor = (request: FastifyRequest) => ({
    database,
    clock,
    ...readingDependencies(app, request),
  });
  registerCall(app, CALLS.scene, ({ caller, query, request, reply }) =>
    readScene(dependenciesFor(request), caller, query, goneSignal(reply)),
  );
  registerCall(app, CALLS.sheet, ({ caller, query, request, reply }) =>
    readSheet(
      {
        database,
        storage,
        compute: {
          sheetVersion: compute.sheetVersion,
          splitSheet: async (...given) => {
            await takeFor(app, request, 'readings');
            return compute.splitSheet(...given);
          },
        },
      },
      caller,
      query.imageId,
      goneSignal(reply),
    ),
  );
  registerCall(app, CALLS.correctScene, async ({ caller, body, request, reply }) => {
    const { isMaterial } = (await app.published()).catalogue;
    return correctScene({ ...dependenciesFor(request), isMaterial }, caller, body, goneSignal(reply));
  });
}
