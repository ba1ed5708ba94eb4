import type { CallSpec } from '@plumbline/contract/calls/call-spec.ts';
import { envelopeSchema, succeed } from '@plumbline/contract/envelope.ts';
import type { Locale } from '@plumbline/contract/text.ts';
import type { Caller } from '@plumbline/core/identity/caller.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { App } from '../app.ts';
import { isUnchanged } from './cacheable.ts';
import { emptyAnswer, jsonAnswer } from './declared-answers.ts';
import { idempotencyHooks } from './idempotency.ts';

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Data<S> = S extends z.ZodType ? z.input<S> : void;

export interface CallContext<C extends CallSpec> {
  readonly params: Parsed<C['params']>;
  readonly query: Parsed<C['query']>;
  readonly body: Parsed<C['body']>;
  readonly caller: Caller;
  readonly locale: Locale;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export interface CallOptions {
  /** The answer is the same for everyone: browsers keep it this long and then ask whether it has changed. */
  readonly cacheSeconds?: number;
  /** What is found together with the caller's session. */
  readonly reads?: 'task';
  /** False: an `Idempotency-Key` is not heeded, because the answer must not be kept. */
  readonly repeatable?: boolean;
}

/**
 * Registers the route of one call of the contract. Its schemas check query, body and answer; its flags decide on
 * session, CSRF and caching. The handler returns the envelope's `data` and throws `AppError`s.
 */
export function registerCall<C extends CallSpec>(
  app: App,
  call: C,
  handle: (context: CallContext<C>) => Promise<Data<C['answer']>>,
  options: CallOptions = {},
): void {
  const success =
    call.answer === undefined
      ? emptyAnswer(call.summary)
      : jsonAnswer(call.summary, envelopeSchema(call.answer));
  app.route({
    method: call.method,
    url: call.path,
    // HEAD would run the handler of a GET that changes something.
    exposeHeadRoute: !call.changes,
    config: {
      access: {
        allowed: call.allowed,
        changes: call.changes,
        ...(options.reads ? { reads: options.reads } : {}),
      },
      fails: call.fails ?? [],
    },
    schema: {
      summary: call.summary,
      tags: [call.path.split('/').slice(0, 3).join('/')],
      ...(call.params ? { params: call.params } : {}),
      ...(call.query ? { querystring: call.query } : {}),
      ...(call.body
        ? { body: call.body, consumes: ['application/json', 'application/x-www-form-urlencoded'] }
        : {}),
      response: {
        [call.status]: success,
        ...(options.cacheSeconds === undefined
          ? {}
          : { 304: emptyAnswer('The client has this answer already') }),
      },
    },
    ...(call.changes && options.repeatable !== false ? idempotencyHooks(app) : {}),
    handler: async (request, reply) => {
      const data = await handle({
        params: request.params as Parsed<C['params']>,
        query: request.query as Parsed<C['query']>,
        body: request.body as Parsed<C['body']>,
        caller: request.caller,
        locale: request.locale,
        request,
        reply,
      });
      if (options.cacheSeconds !== undefined && isUnchanged(request, reply, data, options.cacheSeconds))
        return reply.status(304).send();
      if (!reply.hasHeader('cache-control'))
        void reply.header('cache-control', call.changes ? 'no-store' : 'private, no-cache');
      void reply.status(call.status);
      return call.answer === undefined ? reply.send() : succeed(data);
    },
  });
}
