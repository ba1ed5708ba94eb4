import type { FastifyReply, FastifyRequest } from 'fastify';

/** Time a client has to notice the answer and stop sending. */
const LINGER_MS = 1_000;

/**
 * After the answer to a refused upload: a client that goes on sending is cut off. Not at once, because closing a
 * connection with unread bytes in it resets it, and the client would see an error instead of the answer.
 */
export function cutOffBody(request: FastifyRequest, reply: FastifyReply): void {
  reply.raw.once('finish', () => {
    if (request.raw.complete) return;
    const timer = setTimeout(() => {
      if (!request.raw.complete) request.raw.destroy();
    }, LINGER_MS);
    request.raw.once('end', () => clearTimeout(timer));
    request.raw.once('close', () => clearTimeout(timer));
    request.raw.resume();
  });
}
