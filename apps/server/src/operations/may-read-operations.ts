import { equalInConstantTime } from '@plumbline/core/identity/session-tokens.ts';
import type { FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import { isProvenLocal } from '../http/local-request.ts';

/**
 * Whether a request may see how the installation is doing: with the token; without one only at this very machine, and not
 * where a proxy may stand before it.
 */
export function mayReadOperations({ services }: App, request: FastifyRequest): boolean {
  const { inService, operations } = services.settings;
  const { metricsToken } = operations;
  const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
  if (metricsToken !== undefined && given !== undefined) return equalInConstantTime(given, metricsToken);
  return !inService && isProvenLocal(request);
}
