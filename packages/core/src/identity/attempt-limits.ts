import { createHmac } from 'node:crypto';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { IdentityRepository } from './identity-repository.ts';

/** What failed attempts are counted by, hashed. */
export interface AttemptKeys {
  readonly account: string;
  readonly address: string;
}

const WINDOW_S = 3_600;
/** Mistakes that cost nothing. */
const FREE_ATTEMPTS = 5;
/** From the sixth on one waits 1 s, 2 s, 4 s … but never longer: a lock would let anybody lock the owner out. */
const LONGEST_WAIT_S = 900;

/** The account is keyed by what was typed, whether it exists or not. */
export function attemptKeys(secret: Buffer, account: string, requester: string): AttemptKeys {
  const typed = account.normalize('NFKC').trim().toLowerCase();
  return {
    account: createHmac('sha256', secret).update(`account ${typed}`).digest('base64url'),
    address: `from ${requester}`,
  };
}

/** Seconds that `failures` mistakes ask to wait after the last of them. */
export function waitAfter(failures: number): number {
  return failures < FREE_ATTEMPTS ? 0 : Math.min(LONGEST_WAIT_S, 2 ** (failures - FREE_ATTEMPTS));
}

/**
 * Refuses an attempt that comes too early, and counts it as failed until it turns out right: a hundred guesses at the
 * same moment are as many as one after another.
 *
 * @param perHour failures an hour that one address may have
 * @throws AppError `TOO_MANY_ATTEMPTS`
 */
export async function countAttempt(
  identity: IdentityRepository,
  keys: AttemptKeys,
  { at, perHour }: { readonly at: Date; readonly perHour: number },
): Promise<void> {
  await identity.lock(`attempts ${keys.account}`, `attempts ${keys.address}`);
  const since = new Date(at.getTime() - WINDOW_S * 1_000);
  const [account, address] = [
    await identity.readFailures(keys.account, since),
    await identity.readFailures(keys.address, since),
  ];
  const passed = account.lastAt === null ? Infinity : (at.getTime() - account.lastAt.getTime()) / 1_000;
  const wait = address.count >= perHour ? LONGEST_WAIT_S : waitAfter(account.count) - passed;
  if (wait > 0) {
    const seconds = Math.ceil(wait);
    throw new AppError('TOO_MANY_ATTEMPTS', 'a password', {
      values: { seconds },
      retryAfterSeconds: seconds,
    });
  }
  await identity.addFailure(keys.account, at);
  await identity.addFailure(keys.address, at);
}

/** The attempt was right: the account starts anew, and the address gets back what it was counted. */
export async function forgiveAttempt(
  identity: IdentityRepository,
  keys: AttemptKeys,
  at: Date,
): Promise<void> {
  await identity.removeFailures(keys.account);
  await identity.removeFailures(keys.address, at);
}
