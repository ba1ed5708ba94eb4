import {
  type GptTalkQuestion,
  gptTalkAnswerSchema,
  gptTalkBodySchema,
  gptTalkEventsQuerySchema,
  type TalkEvent,
} from '@plumbline/contract/api/talks.ts';
import { CALLS } from '@plumbline/contract/calls.ts';
import { IDEMPOTENCY_HEADER } from '@plumbline/contract/constants.ts';
import { envelopeSchema, succeed } from '@plumbline/contract/envelope.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { OTHER_PATHS } from '@plumbline/contract/other-paths.ts';
import { type Asked, askQuestion } from '@plumbline/core/talks/ask-question.ts';
import {
  answerProposal,
  changeTalk,
  deleteTalk,
  restoreTalk,
  stopAnswer,
} from '@plumbline/core/talks/change-talk.ts';
import { describeMessage } from '@plumbline/core/talks/describe-talks.ts';
import { listTalks } from '@plumbline/core/talks/list-talks.ts';
import { readTalk } from '@plumbline/core/talks/read-talk.ts';
import { requireMessage } from '@plumbline/core/talks/require-talk.ts';
import { holderOf } from '@plumbline/core/tickets/ticket-holder.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { App } from '../app.ts';
import { accepts } from '../http/accepts.ts';
import { textAnswer } from '../http/declared-answers.ts';
import { goneSignal } from '../http/gone-signal.ts';
import { registerCall } from '../http/register-call.ts';
import { isStillAllowed } from '../http/still-allowed.ts';
import { answerStream, type FollowDependencies, untilEnded } from './answer-stream.ts';
import { openTalks, type Talks } from './open-talks.ts';

const EVENTS = 'text/event-stream';
const JSON_TYPE = 'application/json';

/** Talks with the assistant: asking, following an answer, and the list of talks. */
export function registerTalkRoutes(app: App): void {
  const talks = openTalks(app);
  registerAsking(app, talks);
  registerFollowing(app, talks);
  const { database, clock } = app.services;
  registerCall(app, CALLS.talkHistory, ({ caller, body }) => listTalks({ database }, caller.ownerId, body));
  registerCall(app, CALLS.talkDetail, ({ caller, query, locale }) =>
    readTalk({ database, locale }, caller.ownerId, query),
  );
  registerCall(app, CALLS.personas, async () => ({ items: await talks.shownPersonas() }));
  registerCall(app, CALLS.stopTalk, async ({ caller, body, locale }) => {
    await requireMessage(database, body.messageId, { ownerId: caller.ownerId });
    // By whoever writes it first: ended from outside, it would lose what its reader has seen and was not kept yet.
    await talks.runner.stop(body.messageId);
    const message = await stopAnswer({ database, clock }, caller.ownerId, body.messageId);
    return describeMessage(database, message, locale);
  });
  registerCall(app, CALLS.answerProposal, async ({ caller, body, locale }) =>
    describeMessage(database, await answerProposal({ database }, caller.ownerId, body), locale),
  );
  registerCall(app, CALLS.changeTalk, ({ caller, params, body }) =>
    changeTalk({ database, clock }, caller.ownerId, params.talkId, body),
  );
  registerCall(app, CALLS.deleteTalk, ({ caller, params }) =>
    deleteTalk({ database, clock }, caller.ownerId, params.talkId),
  );
  registerCall(app, CALLS.restoreTalk, ({ caller, params }) =>
    restoreTalk({ database, clock }, caller.ownerId, params.talkId),
  );
}

function registerAsking(app: App, talks: Talks): void {
  const { database, clock } = app.services;

  async function ask(request: FastifyRequest): Promise<Asked> {
    const { caller, locale } = request;
    const key = request.headers[IDEMPOTENCY_HEADER];
    const holder = holderOf(caller, clock.now());
    const asked = await askQuestion(
      talks.asking,
      holder,
      request.body as GptTalkQuestion,
      typeof key === 'string' && key !== '' ? key : undefined,
    );
    if (!asked.known) await talks.start(asked, { holder, userId: caller.user?.id ?? null, locale });
    return asked;
  }

  app.route({
    method: 'POST',
    url: OTHER_PATHS.gptTalk,
    config: { access: { allowed: 'anyone', changes: true }, fails: [409, 502] },
    schema: {
      summary: 'Ask the assistant: the answer as server-sent events, or whole where JSON alone is accepted',
      tags: ['/api/ai'],
      body: gptTalkBodySchema,
      consumes: [JSON_TYPE, 'application/x-www-form-urlencoded'],
      response: {
        200: {
          description: 'Events `start`, `delta`, `done`; or the whole answer',
          content: {
            ...textAnswer('', EVENTS).content,
            [JSON_TYPE]: { schema: envelopeSchema(gptTalkAnswerSchema) },
          },
        },
      },
    },
    handler: async (request, reply) => {
      const asked = await ask(request);
      const { messageId } = asked.answer;
      const follow = followDependencies(app, talks, request);
      if (accepts(request.headers.accept, [EVENTS]))
        return sendEvents(
          reply,
          answerStream(follow, { messageId, from: 0, locale: request.locale }, [startOf(asked)]),
        );
      await untilEnded(follow, messageId, goneSignal(reply));
      const message = await requireMessage(database, messageId, { ownerId: request.caller.ownerId });
      if (message.state === 'failed')
        throw new AppError(message.errorCode ?? 'ASSISTANT_BROKE_OFF', 'the answer failed');
      void reply.header('cache-control', 'no-store').type(JSON_TYPE);
      return succeed({
        talkId: asked.talk.talkId,
        messageId,
        questionId: asked.question.messageId,
        answer: await describeMessage(database, message, request.locale),
        ticketsLeft: asked.ticketsLeft,
      });
    },
  });
}

function registerFollowing(app: App, talks: Talks): void {
  const { database } = app.services;
  app.route({
    method: 'GET',
    url: OTHER_PATHS.gptTalkEvents,
    exposeHeadRoute: false,
    config: { access: { allowed: 'anyone', changes: false } },
    schema: {
      summary: 'An answer from a place on, being written or ended: server-sent events `delta`, `done`',
      tags: ['/api/ai'],
      querystring: gptTalkEventsQuerySchema,
      response: { 200: textAnswer('Events `delta` and `done`', EVENTS) },
    },
    handler: async (request, reply) => {
      const { messageId, from } = request.query as z.output<typeof gptTalkEventsQuerySchema>;
      await requireMessage(database, messageId, { ownerId: request.caller.ownerId });
      const follow = followDependencies(app, talks, request);
      return sendEvents(reply, answerStream(follow, { messageId, from, locale: request.locale }));
    },
  });
}

function followDependencies(
  app: App,
  { runner }: Talks,
  { caller, session }: FastifyRequest,
): FollowDependencies {
  return {
    database: app.services.database,
    runner,
    isAllowed: async () =>
      caller.user === null || isStillAllowed(app.services, session.token, caller.user.id),
  };
}

function startOf({ talk, question, answer, ticketsLeft }: Asked): TalkEvent {
  const { talkId, title } = talk;
  return {
    event: 'start',
    data: { talkId, questionId: question.messageId, messageId: answer.messageId, title, ticketsLeft },
  };
}

function sendEvents(reply: FastifyReply, stream: NodeJS.ReadableStream) {
  return reply
    .header('content-type', `${EVENTS}; charset=utf-8`)
    .header('cache-control', 'no-cache, no-transform')
    .header('x-accel-buffering', 'no')
    .send(stream);
}
