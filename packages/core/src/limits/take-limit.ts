import { createHmac } from 'node:crypto';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { Caller } from '../identity/caller.ts';
import { hashRequester } from '../identity/code-hash.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database } from '../ports/database.ts';
import type { LimitCount } from './limit-repository.ts';
import { type Limit, LIMITS, type LimitName, windowEnd } from './limits.ts';

/** A machine may run its own tests, or a proxy that hides its clients. */
const OWN_MACHINE = 20;

export interface LimitDependencies {
  readonly database: Database;
  readonly clock: Clock;
  /** Keys what is counted by: a copy of the database names no address. */
  readonly secret: Buffer;
}

export interface LimitedCaller {
  readonly caller: Caller;
  readonly address: string;
  /** The request is from this machine itself. */
  readonly isOwnMachine: boolean;
}

interface Share {
  readonly count: LimitCount;
  readonly most: number;
}

/**
 * Takes some of a limit: of the caller, of the visitors of their address where they are one, and of everybody behind it. All
 * of them or none.
 *
 * @returns gives it back, for what did not happen after all
 * @throws AppError the limit's refusal, with the seconds until it counts anew
 */
export async function takeLimit(
  { database, clock, secret }: LimitDependencies,
  who: LimitedCaller,
  name: LimitName,
  amount = 1,
): Promise<() => Promise<void>> {
  const now = clock.now();
  const shares = sharesOf(LIMITS[name], name, who, now, secret);
  const taken: Share[] = [];
  const giveBack = async () => {
    for (const { count } of taken.splice(0)) await database.limits.giveBack(count, amount);
  };
  for (const share of shares) {
    if (await database.limits.take(share.count, amount, share.most)) taken.push(share);
    else {
      await giveBack();
      throw refusal(name, share.count.endsAt, now);
    }
  }
  return giveBack;
}

function sharesOf(limit: Limit, name: LimitName, who: LimitedCaller, now: Date, secret: Buffer): Share[] {
  const endsAt = windowEnd(limit.window, now);
  const share = (most: number | undefined, key: () => string): Share[] =>
    most === undefined ? [] : [{ count: { key: `${name} ${key()}`, endsAt }, most }];
  const behindAddress = (most: number | undefined) => most && (who.isOwnMachine ? most * OWN_MACHINE : most);
  const network = () => hashRequester(secret, who.address);
  return [
    ...share(limit.owner, () => `owner ${hashOwner(secret, who.caller)}`),
    ...share(who.caller.user ? undefined : behindAddress(limit.visitors), () => `visitors ${network()}`),
    ...share(behindAddress(limit.address), () => `address ${network()}`),
  ];
}

function hashOwner(secret: Buffer, { ownerId }: Caller): string {
  return createHmac('sha256', secret).update(`owner ${ownerId}`).digest('base64url');
}

function refusal(name: LimitName, endsAt: Date, now: Date): AppError {
  const seconds = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1_000));
  return new AppError(LIMITS[name].refusal, `the limit of ${name}`, {
    values: { seconds },
    retryAfterSeconds: seconds,
  });
}
