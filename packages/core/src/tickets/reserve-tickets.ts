import type { TicketCounter } from '@plumbline/contract/api/tickets.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { User } from '../identity/user.ts';
import { type Balance, balanceOf, freePerDay } from './balance.ts';
import type { LedgerEntry, LedgerSum, TicketOrigin } from './ledger-entry.ts';
import type { LedgerRepository } from './ledger-repository.ts';
import { quotaDay } from './quota-day.ts';
import { hasUnlimitedTickets } from './unlimited.ts';

export interface TicketRequest {
  readonly user: User;
  readonly counter: TicketCounter;
  readonly taskId: string;
  readonly variants: number;
  readonly ticketsPerVariant: number;
  readonly reason: string;
  readonly at: Date;
  readonly freeDailyRenders: number;
}

/**
 * Reserves the tickets of a task, the day's free ones first. To be called inside the transaction that makes the task.
 *
 * @returns what is left, −1 where that is unlimited
 * @throws AppError `DAILY_COUNT_USED_UP` where the free ones are gone and there never were others,
 *   `NOT_ENOUGH_TICKETS` else
 */
export async function reserveTickets(ledger: LedgerRepository, request: TicketRequest): Promise<number> {
  const { user, counter, at } = request;
  await ledger.lock(user.id, counter);
  if (hasUnlimitedTickets(user, at)) {
    await ledger.append(
      spread(request, { daily: 0, bought: 0 }).map((part) => reservation(request, part, null)),
    );
    return -1;
  }
  const day = quotaDay(at);
  const free = freePerDay(counter, request.freeDailyRenders);
  const sums = await ledger.sums(user.id, counter);
  const balance = balanceOf(sums, day, free);
  const needed = request.variants * request.ticketsPerVariant;
  if (balance.daily + balance.bought < needed) throw refusal(balance, needed, free);
  await ledger.append([
    ...turnOfDay(request, sums, day, free),
    ...spread(request, balance).map((part) => reservation(request, part, day)),
  ]);
  return balance.daily + balance.bought - needed;
}

function refusal(balance: Balance, needed: number, free: number): AppError {
  const usedUp = free > 0 && balance.daily <= 0 && !balance.everBought;
  return new AppError(
    usedUp ? 'DAILY_COUNT_USED_UP' : 'NOT_ENOUGH_TICKETS',
    `needs ${needed}, has ${balance.daily} free and ${balance.bought} bought`,
  );
}

interface Part {
  readonly variant: number;
  readonly origin: TicketOrigin;
  readonly amount: number;
}

/** Which variant is paid from where: free tickets first. A variant that costs several may be paid from both. */
function spread(request: TicketRequest, balance: Pick<Balance, 'daily' | 'bought'>): Part[] {
  const parts: Part[] = [];
  const unlimited = hasUnlimitedTickets(request.user, request.at);
  let daily = balance.daily;
  for (let variant = 0; variant < request.variants; variant++) {
    const cost = request.ticketsPerVariant;
    const fromDaily = unlimited ? 0 : Math.max(0, Math.min(daily, cost));
    daily -= fromDaily;
    if (fromDaily > 0) parts.push({ variant, origin: 'daily', amount: fromDaily });
    if (cost > fromDaily)
      parts.push({ variant, origin: unlimited ? 'unlimited' : 'bought', amount: cost - fromDaily });
  }
  return parts;
}

function reservation(request: TicketRequest, part: Part, day: string | null): LedgerEntry {
  return {
    key: `reserve:${request.taskId}:${part.variant}:${part.origin}`,
    userId: request.user.id,
    counter: request.counter,
    kind: 'reserve',
    origin: part.origin,
    day: part.origin === 'daily' ? day : null,
    available: part.origin === 'unlimited' ? 0 : -part.amount,
    reserved: part.amount,
    reason: request.reason,
    taskId: request.taskId,
    variant: part.variant,
    at: request.at,
  };
}

/** The first spending of a day writes the day's grant and lets what is left of earlier days expire. */
function turnOfDay(
  request: TicketRequest,
  sums: readonly LedgerSum[],
  day: string,
  free: number,
): LedgerEntry[] {
  const { user, counter, at } = request;
  const of = {
    userId: user.id,
    counter,
    origin: 'daily',
    reserved: 0,
    taskId: null,
    variant: null,
    at,
  } as const;
  const entries: LedgerEntry[] = [];
  for (const sum of sums)
    if (sum.origin === 'daily' && sum.day !== null && sum.day < day && sum.available > 0)
      entries.push({
        ...of,
        key: `expire:${user.id}:${counter}:${sum.day}`,
        kind: 'expire',
        day: sum.day,
        available: -sum.available,
        reason: 'the day is over',
      });
  if (free > 0)
    entries.push({
      ...of,
      key: `daily:${user.id}:${counter}:${day}`,
      kind: 'grant',
      day,
      available: free,
      reason: 'daily free renders',
    });
  return entries;
}
