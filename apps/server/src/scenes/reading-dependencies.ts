import type { SceneDependencies } from '@plumbline/core/scenes/read-scene.ts';
import type { FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import { takeFor } from '../http/take-for.ts';

/** With what a request reads pictures. */
export function readingDependencies(app: App, request: FastifyRequest): Omit<SceneDependencies, 'database'> {
  const { storage, compute } = app.services;
  return {
    storage,
    compute: {
      sceneVersion: compute.sceneVersion,
      // Counted where the work is: what was read before costs nothing.
      readScene: async (...given) => {
        await takeFor(app, request, 'readings');
        return compute.readScene(...given);
      },
      standUp: (...given) => compute.standUp(...given),
    },
  };
}
