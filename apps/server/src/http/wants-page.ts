import type { FastifyRequest } from 'fastify';

/** Paths that belong to programs get an envelope, everything else that is read gets the page. */
export function wantsPage(request: FastifyRequest): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return isRead && !/^\/(api|logout|files|assets|content|cas)(\/|$|\?)/.test(request.url);
}
