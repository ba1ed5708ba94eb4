import type { LimitName } from '@plumbline/core/limits/limits.ts';
import { takeLimit } from '@plumbline/core/limits/take-limit.ts';
import type { FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import { addressOf, isFromThisMachine } from './client-address.ts';

/** Takes some of a limit for whoever sent the request. @returns gives it back @throws AppError the limit's refusal */
export function takeFor(
  { services: { database, clock, secrets } }: App,
  request: FastifyRequest,
  name: LimitName,
  amount = 1,
): Promise<() => Promise<void>> {
  return takeLimit(
    { database, clock, secret: secrets.codes },
    { caller: request.caller, address: addressOf(request), isOwnMachine: isFromThisMachine(request) },
    name,
    amount,
  );
}
