import { randomInt, randomUUID } from 'node:crypto';
import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { LIVE_CLOSE } from '@plumbline/contract/live/live-close-codes.ts';
import { LIVE_MESSAGE_MAX_BYTES } from '@plumbline/contract/live/live-limits.ts';
import { OTHER_PATHS } from '@plumbline/contract/other-paths.ts';
import { chooseLocale } from '@plumbline/contract/text.ts';
import { roleOf } from '@plumbline/core/access/role-of.ts';
import type { User } from '@plumbline/core/identity/user.ts';
import { LiveTickets } from '@plumbline/core/live/live-tickets.ts';
import { prepareLive } from '@plumbline/core/live/prepare-live.ts';
import type { ImageEngine } from '@plumbline/core/ports/image-engine.ts';
import type { LiveCodec } from '@plumbline/core/ports/live-engine.ts';
import type { FastifyRequest } from 'fastify';
import { WebSocket, WebSocketServer } from 'ws';
import type { App } from '../app.ts';
import { toAppError } from '../http/answer-errors.ts';
import { isOwnOrigin } from '../http/own-origin.ts';
import { signedIn } from '../http/signed-in.ts';
import { isStillAllowed } from '../http/still-allowed.ts';
import { textAnswer } from '../http/declared-answers.ts';
import { closeCodeOf, errorMessage } from './live-errors.ts';
import { LiveSession } from './live-session.ts';
import { LiveSessions } from './live-sessions.ts';
import { engineChooser } from './choose-live-engine.ts';

/** Who renders frames in this process. */
export interface LiveStudio {
  readonly engines: readonly ImageEngine[];
  readonly codec: LiveCodec;
}

/** Pings keep a proxy from closing what is quiet, and find whoever is gone without a word. */
const PING_MS = 20_000;

interface Upgrade {
  readonly socket: Duplex;
  readonly head: Buffer;
}

/**
 * `WS /api/ai/live`. The upgrade goes through the same hooks as every request (known names, rate, session); what they refuse is said
 * in an open connection that is then closed with a code, because a browser tells its page nothing of a refused upgrade.
 */
export function registerLive(app: App, studio: LiveStudio): void {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LIVE_MESSAGE_MAX_BYTES,
    perMessageDeflate: false,
  });
  const upgrades = new WeakMap<IncomingMessage, Upgrade>();
  const sessions = new LiveSessions();

  app.server.on('upgrade', (raw: IncomingMessage, socket: Duplex, head: Buffer) => {
    upgrades.set(raw, { socket, head });
    const response = new ServerResponse(raw);
    response.assignSocket(socket as never);
    app.routing(raw, response);
  });

  const accept = (request: FastifyRequest): Promise<WebSocket> => {
    const upgrade = upgrades.get(request.raw);
    if (!upgrade) throw new AppError('BAD_REQUEST', 'no upgrade to a WebSocket');
    upgrades.delete(request.raw);
    return new Promise((resolve) =>
      sockets.handleUpgrade(request.raw, upgrade.socket, upgrade.head, resolve),
    );
  };

  app.route({
    method: 'GET',
    url: OTHER_PATHS.live,
    exposeHeadRoute: false,
    config: { access: { allowed: 'signed-in', changes: false } },
    schema: {
      summary: 'Frames of a shared window in, pictures out: a WebSocket',
      description:
        'Text: `configure` (the options of `startTask`), then binary frames: the number (uint32, big-endian) and a JPEG, PNG or WebP of at most 2 MB. ' +
        'Answers: `ready`, `busy`, `next`, `unchanged`, `dropped`, `tickets`, `error`, and binary results: the number that they answer, the length of their meta data (uint16), that as JSON, a JPEG. ' +
        'Close codes: 4400 no message of the protocol, 4401 not signed in, 4403 not allowed, 4409 another protocol version, 4429 too many sessions; after others connect again.',
      tags: ['/api/ai'],
      response: { 101: textAnswer('A WebSocket', 'text/plain') },
    },
    // What the hooks refuse, too.
    errorHandler: async (error, request, reply) => {
      if (!upgrades.has(request.raw)) throw error;
      reply.hijack();
      const refusal = toAppError(error as AppError);
      const socket = await accept(request);
      const locale = request.locale ?? chooseLocale(request.headers['accept-language']);
      socket.send(JSON.stringify(errorMessage(refusal, locale, null)));
      socket.close(closeCodeOf(refusal) ?? LIVE_CLOSE.failed, refusal.code);
    },
    handler: async (request, reply) => {
      const user = signedIn(request.caller);
      const { origin } = request.headers;
      if (origin !== undefined && !isOwnOrigin(app, request, origin))
        throw new AppError('CSRF_INVALID', `origin ${origin}`);
      const leave = sessions.enter(user.id);
      try {
        const socket = await accept(request);
        reply.hijack();
        serve(app, { studio, sessions, request, user, socket, leave });
      } catch (error) {
        leave();
        throw error;
      }
    },
  });

  app.addHook('preClose', async () => {
    await sessions.close();
    for (const socket of sockets.clients) socket.close(LIVE_CLOSE.goingAway, 'the server stops');
    sockets.close();
  });
}

interface Serving {
  readonly studio: LiveStudio;
  readonly sessions: LiveSessions;
  readonly request: FastifyRequest;
  readonly user: User;
  readonly socket: WebSocket;
  readonly leave: () => void;
}

function serve(app: App, { studio, sessions, request, user, socket, leave }: Serving): void {
  const { services } = app;
  const { clock, database, settings, capabilities } = services;
  const { token } = request.session;
  const role = roleOf(user, clock.now());
  const session = new LiveSession({
    sessionId: randomUUID(),
    locale: request.locale,
    codec: studio.codec,
    tickets: new LiveTickets(
      { database, clock, capabilities, freeDailyRenders: settings.freeDailyRenders },
      { id: user.id, role },
    ),
    providerCode: settings.labels.providerCode,
    prepare: (options) =>
      prepareLive(
        {
          database,
          clock,
          capabilities,
          catalogue: async () => (await app.published()).catalogue,
          chooseSeed: () => randomInt(2 ** 32),
        },
        user,
        options,
      ),
    engineFor: engineChooser(studio.engines),
    isAllowed: () => isStillAllowed(services, token, user.id),
    warn: (error) => request.log.warn({ err: error }, 'a live frame was not rendered'),
    now: () => performance.now(),
    time: () => clock.now().getTime(),
    peer: {
      send: (message) => {
        if (socket.readyState === WebSocket.OPEN) socket.send(message);
      },
      close: (code, reason) => socket.close(code, reason),
    },
  });
  const forget = sessions.add(session);
  let isAlive = true;
  const pings = setInterval(() => {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    socket.ping();
    return void session.rest().catch((error: unknown) => request.log.warn({ err: error }, 'a live session'));
  }, PING_MS);
  socket.on('pong', () => {
    isAlive = true;
  });
  socket.on('message', (data, isBinary) => {
    isAlive = true;
    const isKnown = isBinary ? session.hearFrame(data as Buffer) : session.hearText(String(data as Buffer));
    if (!isKnown) socket.close(LIVE_CLOSE.badMessage, 'no message of this protocol');
  });
  // A message that is too long, a frame that is none: ws closes by itself, with the protocol's code.
  socket.on('error', (error) => request.log.info({ reason: error.message }, 'a live connection broke'));
  socket.on('close', () => {
    clearInterval(pings);
    leave();
    forget();
    void session.close().catch((error: unknown) => request.log.warn({ err: error }, 'a live session'));
  });
}
