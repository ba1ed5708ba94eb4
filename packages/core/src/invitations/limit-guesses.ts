import { createHmac } from 'node:crypto';
import { countAttempt, forgiveAttempt } from '../identity/attempt-limits.ts';
import { hashRequester } from '../identity/code-hash.ts';
import type { Database } from '../ports/database.ts';

/** Invented codes an hour and address; a lecture hall behind one address mistypes some. */
export const WRONG_INVITES_PER_HOUR = 50;

/** Who comes with a code. */
export interface InviteGuess {
  /** Absent: there is nothing to guess. */
  readonly inviteCode: string | undefined;
  /** The number or address that signs in; empty where none is known yet. */
  readonly recipient: string;
  /** Network address. */
  readonly address: string;
  readonly perHour: number;
  readonly at: Date;
}

/**
 * Runs what judges an invitation code. Each try counts as a wrong one, in a transaction of its own, until the work has
 * succeeded: what fails rolls back, and the count must not. After five one waits, longer each time.
 *
 * @throws AppError `TOO_MANY_ATTEMPTS`, and what the work throws
 */
export async function limitInviteGuesses<T>(
  { database, secret }: { readonly database: Database; readonly secret: Buffer },
  { inviteCode, recipient, address, perHour, at }: InviteGuess,
  work: () => Promise<T>,
): Promise<T> {
  if (inviteCode === undefined) return work();
  const requester = hashRequester(secret, address);
  const who = recipient === '' ? requester : recipient;
  const keys = {
    account: createHmac('sha256', secret).update(`invited ${who}`).digest('base64url'),
    address: `invited from ${requester}`,
  };
  await database.transaction(({ identity }) => countAttempt(identity, keys, { at, perHour }));
  const outcome = await work();
  await database.transaction(({ identity }) => forgiveAttempt(identity, keys, at));
  return outcome;
}
