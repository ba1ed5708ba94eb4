import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { networkOf } from '@plumbline/core/identity/network-of.ts';
import type { FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import { addressOf, isFromThisMachine } from '../http/client-address.ts';
import { RequestRate } from '../http/request-rate.ts';

/** Lists and works that a person reads in a minute: faster is no reading. */
const PERSON_PER_MINUTE = 300;
/** All persons behind one address: a cookie that is thrown away brings nothing. */
const ADDRESS_PER_MINUTE = 900;
const OWN_MACHINE = 60;

/** Keeps whoever copies everything from doing so at once. @returns counts a request @throws AppError `TOO_MANY_REQUESTS` */
export function createReadingLimit(app: App): (request: FastifyRequest) => Promise<void> {
  const rate = new RequestRate(app.services, 'works');
  return async (request) => {
    const more = isFromThisMachine(request) ? OWN_MACHINE : 1;
    const waits = [
      await rate.take(`person ${request.caller.ownerId}`, PERSON_PER_MINUTE * more),
      await rate.take(networkOf(addressOf(request)), ADDRESS_PER_MINUTE * more),
    ];
    const seconds = Math.max(...waits);
    if (seconds > 0)
      throw new AppError('TOO_MANY_REQUESTS', 'reading works', {
        retryAfterSeconds: seconds,
        values: { seconds },
      });
  };
}
