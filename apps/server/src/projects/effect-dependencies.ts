import type { Locale } from '@plumbline/contract/text.ts';
import type { AreaDependencies } from '@plumbline/core/projects/read-areas.ts';
import type { EffectDependencies } from '@plumbline/core/projects/schedule-effects.ts';
import type { FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import { takeFor } from '../http/take-for.ts';
import { readingDependencies } from '../scenes/reading-dependencies.ts';
import { projectDependencies } from './project-dependencies.ts';

/** With what projects are read where their pictures are read, too: what was read before is kept and costs nothing. */
export async function effectDependencies(
  app: App,
  request: FastifyRequest,
  locale: Locale,
): Promise<EffectDependencies> {
  return { ...(await projectDependencies(app, locale)), ...readingDependencies(app, request) };
}

/** With what areas are measured, in plans and models: what was measured before is kept and costs nothing. */
export async function areaDependencies(
  app: App,
  request: FastifyRequest,
  locale: Locale,
): Promise<AreaDependencies> {
  return {
    ...(await effectDependencies(app, request, locale)),
    measuring: { ...app.services, take: () => takeFor(app, request, 'drawings') },
  };
}
