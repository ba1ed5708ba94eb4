import type { AnalysisDependencies } from '@plumbline/core/analysis/analyse-image.ts';
import type { FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import { takeFor } from '../http/take-for.ts';
import { readingDependencies } from '../scenes/reading-dependencies.ts';

/** With what a request looks at pictures. */
export function analysisDependencies(app: App, request: FastifyRequest): AnalysisDependencies {
  const { database, compute } = app.services;
  const reading = readingDependencies(app, request);
  return {
    database,
    ...reading,
    compute: {
      ...reading.compute,
      measuresVersion: compute.measuresVersion,
      // Counted where the work is: what was measured before costs nothing.
      measurePicture: async (...given) => {
        await takeFor(app, request, 'readings');
        return compute.measurePicture(...given);
      },
    },
  };
}
