import type { FastifyRequest } from 'fastify';

const HEADERS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'];

/** Whether a proxy passed the request on: then "from this machine" says nothing about who sent it. */
export function cameThroughProxy(request: FastifyRequest): boolean {
  return HEADERS.some((name) => request.headers[name] !== undefined);
}
