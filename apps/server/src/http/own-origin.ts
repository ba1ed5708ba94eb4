import type { FastifyRequest } from 'fastify';
import type { App } from '../app.ts';

/** Whether an origin is this installation's own, or one that its operator has opened it for. */
export function isOwnOrigin(app: App, request: FastifyRequest, origin: string): boolean {
  const { corsOrigins, publicUrl } = app.services.settings;
  const host = URL.parse(origin)?.host;
  if (host !== undefined && host === request.host) return true;
  return [...corsOrigins, ...(publicUrl === undefined ? [] : [publicUrl])].some(
    (allowed) => URL.parse(allowed)?.origin === origin,
  );
}
