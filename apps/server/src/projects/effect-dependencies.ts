import type { Locale } from '@plumbline/contract/text.ts';
import type { EffectDependencies } from '@plumbline/core/projects/schedule-effects.ts';
import type { FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import { takeFor } from '../http/take-for.ts';
import { readingDependencies } from '../scenes/reading-dependencies.ts';
import { projectDependencies } from './project-dependencies.ts';

/** With what projects are read where their pictures are read and models measured, too: what was found before is kept and costs nothing. */
export async function effectDependencies(
  app: App,
  request: FastifyRequest,
  locale: Locale,
): Promise<EffectDependencies> {
  return {
    ...(await projectDependencies(app, locale)),
    ...readingDependencies(app, request),
    measuring: { ...app.services, take: () => takeFor(app, request, 'drawings') },
  };
}
