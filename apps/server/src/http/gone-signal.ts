import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { FastifyReply } from 'fastify';

/**
 * Raised when the client has gone before it had the whole answer, so that nobody works for nobody. The reason is a
 * refusal that nobody will read: an answer for the log, and no failure of ours.
 */
export function goneSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort(new AppError('BAD_REQUEST', 'the client has gone'));
  });
  return controller.signal;
}
