import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

const CHANNEL = 'fastify.initialization';

export interface WatchedAnswers {
  /** Apps that are built from here on are not watched. */
  stop(): void;
  /** @throws Error that names every answer that its route does not declare, by status and content type */
  requireDeclared(): void;
}

/** Watches the answers of the apps that are built meanwhile: whatever any test provokes must be in the document. */
export function watchAnswers(): WatchedAnswers {
  const undeclared = new Set<string>();
  const listen = (message: unknown) => {
    const { fastify } = message as { readonly fastify: FastifyInstance };
    fastify.addHook('onResponse', async (request, reply) => {
      const type = String(reply.getHeader('content-type') ?? '').split(';')[0] ?? '';
      if (!isDeclared(request, reply, type))
        undeclared.add(
          `${request.method} ${request.routeOptions.url}: ${reply.statusCode} ${type || 'without a body'}`,
        );
    });
  };
  subscribe(CHANNEL, listen);
  return {
    stop: () => unsubscribe(CHANNEL, listen),
    requireDeclared: () => {
      if (undeclared.size > 0)
        throw new Error(`Answers that are not declared:\n${[...undeclared].join('\n')}`);
    },
  };
}

/** Pages, and what is at no route, are not described; every described route says what it can answer with. */
function isDeclared(request: FastifyRequest, reply: FastifyReply, type: string): boolean {
  const { schema, method } = request.routeOptions;
  if (!schema?.response || reply.raw.destroyed) return true;
  const answer = (schema.response as Record<string, unknown>)[reply.statusCode];
  if (answer === undefined) return false;
  if (method === 'HEAD' || type === '') return true;
  if (answer instanceof z.ZodNull) return false;
  return Object.hasOwn((answer as { readonly content: object }).content, type);
}
