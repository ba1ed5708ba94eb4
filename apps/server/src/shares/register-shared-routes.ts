import { CALLS } from '@plumbline/contract/calls.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { readShared } from '@plumbline/core/shares/read-shared.ts';
import { addShareComment, addSignOff } from '@plumbline/core/shares/reply-to-share.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import { registerCall } from '../http/register-call.ts';
import { takeFor } from '../http/take-for.ts';
import { hideAddress } from './hide-address.ts';

interface Visit {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** What a link opens, to whoever has it. */
export function registerSharedRoutes(app: App): void {
  const { database, clock, secrets } = app.services;

  /** A link that opens nothing was guessed, or mistyped: only those count, and who has guessed too often learns nothing more. */
  async function counted<Answer>({ request, reply }: Visit, open: () => Promise<Answer>): Promise<Answer> {
    hideAddress(reply);
    const giveBack = await takeFor(app, request, 'shareGuesses');
    try {
      const answer = await open();
      await giveBack();
      return answer;
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'NOT_FOUND')) await giveBack();
      throw error;
    }
  }

  async function reply<Answer>(visit: Visit, add: () => Promise<Answer>): Promise<Answer> {
    return counted(visit, async () => {
      const giveBack = await takeFor(app, visit.request, 'shareReplies');
      try {
        return await add();
      } catch (error) {
        await giveBack();
        throw error;
      }
    });
  }

  registerCall(app, CALLS.shared, ({ params, ...visit }) =>
    counted(visit, () => readShared({ database, clock, secret: secrets.files }, params.token)),
  );
  registerCall(app, CALLS.addShareComment, ({ params, body, ...visit }) =>
    reply(visit, () => addShareComment({ database, clock }, params.token, body)),
  );
  registerCall(app, CALLS.addSignOff, ({ params, body, ...visit }) =>
    reply(visit, () => addSignOff({ database, clock }, params.token, body)),
  );
}
