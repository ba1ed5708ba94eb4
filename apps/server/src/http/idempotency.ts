import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { IDEMPOTENCY_HEADER } from '@plumbline/contract/constants.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { ClaimResult, IdempotencyClaim } from '@plumbline/core/identity/idempotency-repository.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app.ts';

const KEPT_MS = 24 * 3_600_000;
/** A holder that has been silent this long crashed: no request runs longer. */
const ABANDONED_MS = 120_000;
const POLL_MS = 50;

const claims = new WeakMap<FastifyRequest, IdempotencyClaim>();

/**
 * Hooks that make a changing route answer a repeated `Idempotency-Key` as it answered first. Spread them into the
 * route's options. The body is compared after validation, so that its form-encoded and JSON shapes are the same body;
 * a route with a streamed body compares its path and query alone.
 */
export function idempotencyHooks(app: App) {
  const { database } = app.services;
  return {
    preHandler: async (request: FastifyRequest, reply: FastifyReply) => {
      const claim = readClaim(request);
      if (claim === undefined) return;
      const result = await settle(app, request, claim);
      if (result.state === 'conflict') throw new AppError('CONFLICT', 'idempotency key with another body');
      if (result.state === 'answered') {
        reply
          .status(result.status)
          .header('cache-control', 'no-store')
          .header('idempotency-replayed', 'true');
        if (result.answer !== null)
          reply.type('application/json; charset=utf-8').serializer((text: string) => text);
        await reply.send(result.answer ?? undefined);
        return;
      }
      claims.set(request, claim);
    },
    onSend: async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
      const claim = claims.get(request);
      if (claim === undefined) return payload;
      claims.delete(request);
      // A 429 asks for a repeat, so it is not kept either.
      if (reply.statusCode >= 500 || reply.statusCode === 429) await database.idempotency.release(claim);
      else
        await database.idempotency.keepAnswer(
          claim,
          reply.statusCode,
          typeof payload === 'string' ? payload : null,
        );
      return payload;
    },
  };
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

/** Waits while the first request runs. */
async function settle(
  app: App,
  request: FastifyRequest,
  claim: IdempotencyClaim,
): Promise<Exclude<ClaimResult, { state: 'running' }>> {
  const { clock, database } = app.services;
  const deadline = Date.now() + ABANDONED_MS;
  while (Date.now() < deadline && !request.raw.destroyed) {
    const now = clock.now();
    const result = await database.idempotency.claim(claim, {
      now,
      expiresAt: new Date(now.getTime() + KEPT_MS),
      abandonedBefore: new Date(now.getTime() - ABANDONED_MS),
    });
    if (result.state !== 'running') return result;
    await wait(POLL_MS);
  }
  throw new AppError('CONFLICT', 'the first request with this idempotency key still runs');
}
