import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { IDEMPOTENCY_HEADER } from '@plumbline/contract/constants.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { ClaimResult, IdempotencyClaim } from '@plumbline/core/identity/idempotency-repository.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import { openSealed, seal } from './sealed-text.ts';

const KEPT_MS = 24 * 3_600_000;
/** While a request runs, its claim says so again and again; one that has been silent this long has died with its server. */
const BEAT_MS = 5_000;
const ABANDONED_MS = 20_000;
/** How long a repeat waits for the first request. */
const PATIENCE_MS = 120_000;
const POLL_MS = 50;

interface OpenClaim {
  readonly claim: IdempotencyClaim;
  /** The session that the request came with: the key to the cookies of the stored answer. */
  readonly token: string;
  readonly beat: NodeJS.Timeout;
}
const openClaims = new WeakMap<FastifyRequest, OpenClaim>();

/**
 * Hooks that make a changing route answer a repeated `Idempotency-Key` as it answered first. Spread them into the
 * route's options. The body is compared after validation, so that its form-encoded and JSON shapes are the same body.
 * 5xx and 429 are not kept: they ask for a repeat.
 */
export function idempotencyHooks(app: App) {
  return {
    preHandler: async (request: FastifyRequest, reply: FastifyReply) => {
      const claim = readClaim(request);
      if (claim === undefined) return undefined;
      const { token } = request.session;
      const result = await settle(app, reply, claim);
      if (result.state === 'conflict') throw new AppError('CONFLICT', 'idempotency key with another body');
      if (result.state === 'answered') return replay(reply, result, token);
      openClaims.set(request, { claim, token, beat: startBeating(app, claim) });
      return undefined;
    },
    onSend: async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
      const open = openClaims.get(request);
      if (open === undefined) return payload;
      openClaims.delete(request);
      clearInterval(open.beat);
      await keep(app, request, reply, open, typeof payload === 'string' ? payload : null);
      return payload;
    },
  };
}

/** The key under which a request may come again; undefined where it has none. */
export function repeatKeyOf(request: FastifyRequest): string | undefined {
  return openClaims.get(request)?.claim.key;
}

function startBeating(app: App, claim: IdempotencyClaim): NodeJS.Timeout {
  const { database, clock } = app.services;
  const until = performance.now() + PATIENCE_MS;
  const beat = setInterval(() => {
    // Nobody waits for it any more; whatever hangs there must not hold the key for ever.
    if (performance.now() > until) return clearInterval(beat);
    // One that is missed is made up for by the next.
    void database.idempotency.refresh(claim, clock.now()).catch(() => undefined);
  }, BEAT_MS);
  return beat.unref();
}

function readClaim(request: FastifyRequest): IdempotencyClaim | undefined {
  const key = request.headers[IDEMPOTENCY_HEADER];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new AppError('BAD_REQUEST', 'an idempotency key is 1 to 200 visible ASCII characters');
  }
  const content = JSON.stringify([request.query, request.body ?? null]);
  return {
    owner: request.caller.ownerId,
    route: `${request.method} ${request.routeOptions.url}`,
    key,
    bodyHash: createHash('sha256').update(content).digest('base64url'),
  };
}

/** Waits while the first request runs, unless the client goes. The request itself counts as destroyed once it is read. */
async function settle(
  app: App,
  reply: FastifyReply,
  claim: IdempotencyClaim,
): Promise<Exclude<ClaimResult, { state: 'running' }>> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline && !reply.raw.destroyed) {
    const result = await app.services.database.idempotency.claim(claim, times(app));
    if (result.state !== 'running') return result;
    await wait(POLL_MS);
  }
  throw new AppError('CONFLICT', 'the first request with this idempotency key still runs');
}

function times(app: App): { now: Date; expiresAt: Date; abandonedBefore: Date } {
  const now = app.services.clock.now();
  return {
    now,
    expiresAt: new Date(now.getTime() + KEPT_MS),
    abandonedBefore: new Date(now.getTime() - ABANDONED_MS),
  };
}

async function keep(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  { claim, token }: OpenClaim,
  body: string | null,
): Promise<void> {
  const { idempotency } = app.services.database;
  if (reply.statusCode >= 500 || reply.statusCode === 429) return idempotency.release(claim);
  const cookies = reply.getHeader('set-cookie');
  const answer = {
    status: reply.statusCode,
    body,
    // A sign-in's answer carries a session. At rest it opens only with the session that asked for it.
    cookies: cookies === undefined ? null : seal(token, JSON.stringify(cookies)),
  };
  await idempotency.keepAnswer(claim, answer);
  const owner = request.caller.ownerId;
  if (owner === claim.owner) return undefined;
  // The request signed in: its repeat may already come with the new session.
  const moved = { ...claim, owner };
  const claimed = await idempotency.claim(moved, times(app));
  if (claimed.state === 'claimed') await idempotency.keepAnswer(moved, { ...answer, cookies: null });
  return undefined;
}

function replay(
  reply: FastifyReply,
  { status, body, cookies }: Extract<ClaimResult, { state: 'answered' }>,
  token: string,
): FastifyReply {
  const opened = cookies === null ? undefined : openSealed(token, cookies);
  if (opened !== undefined) void reply.header('set-cookie', JSON.parse(opened) as string[]);
  void reply.status(status).header('cache-control', 'no-store').header('idempotency-replayed', 'true');
  if (body === null) return reply.send();
  return reply
    .type('application/json; charset=utf-8')
    .serializer((text: string) => text)
    .send(body);
}
