import { CALLS } from '@plumbline/contract/calls.ts';
import { correctScene } from '@plumbline/core/scenes/correct-scene.ts';
import { readScene } from '@plumbline/core/scenes/read-scene.ts';
import type { FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import { goneSignal } from '../http/gone-signal.ts';
import { registerCall } from '../http/register-call.ts';
import { takeFor } from '../http/take-for.ts';

/** What was understood of a picture, read and corrected. */
export function registerSceneRoutes(app: App): void {
  const { database, storage, compute, clock } = app.services;
  const dependenciesFor = (request: FastifyRequest) => ({
    database,
    storage,
    clock,
    compute: {
      sceneVersion: compute.sceneVersion,
      // Counted where the work is: what was read before costs nothing.
      readScene: async (...given: Parameters<typeof compute.readScene>) => {
        await takeFor(app, request, 'readings');
        return compute.readScene(...given);
      },
    },
  });
  registerCall(app, CALLS.scene, ({ caller, query, request, reply }) =>
    readScene(dependenciesFor(request), caller, query, goneSignal(reply)),
  );
  registerCall(app, CALLS.correctScene, async ({ caller, body, request, reply }) => {
    const { isMaterial } = (await app.published()).catalogue;
    return correctScene({ ...dependenciesFor(request), isMaterial }, caller, body, goneSignal(reply));
  });
}
