import type { TicketCounter } from '@plumbline/contract/ticket-counters.ts';
import type { Database } from '../ports/database.ts';
import { expiryOfPastDays } from './expiry-of-past-days.ts';
import { quotaDay } from './quota-day.ts';

/** Lets what is left of days that are over expire, for everyone. */
export async function expirePastDays(database: Database, at: Date): Promise<void> {
  for (const { userId, counter } of await database.ledger.findPastDays(quotaDay(at)))
    await expireUnderLock(database, userId, counter, at);
}

/** The same for one person, whose ledger is about to be read. */
export async function expireOwnPastDays(
  database: Database,
  userId: string,
  counters: readonly TicketCounter[],
  at: Date,
): Promise<void> {
  for (const counter of counters) {
    const past = expiryOfPastDays(userId, counter, await database.ledger.sums(userId, counter), quotaDay(at));
    if (past.length > 0) await expireUnderLock(database, userId, counter, at);
  }
}

/** Under the lock of whoever spends: a ticket cannot be spent and expire. */
async function expireUnderLock(
  database: Database,
  userId: string,
  counter: TicketCounter,
  at: Date,
): Promise<void> {
  await database.transaction(async ({ ledger }) => {
    await ledger.lock(userId, counter);
    await ledger.append(expiryOfPastDays(userId, counter, await ledger.sums(userId, counter), quotaDay(at)));
  });
}
