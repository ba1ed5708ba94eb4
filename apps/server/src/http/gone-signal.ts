import type { FastifyReply } from 'fastify';

/** Raised when the client has gone before it had the whole answer, so that nobody works for nobody. */
export function goneSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort(new Error('the client has gone'));
  });
  return controller.signal;
}
