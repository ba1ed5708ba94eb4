import type { TicketCounter } from '@plumbline/contract/ticket-counters.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { type Balance, balanceOf } from './balance.ts';
import { expiryOfPastDays } from './expiry-of-past-days.ts';
import { type LedgerEntry, SPENT_ORIGINS, type TicketOrigin } from './ledger-entry.ts';
import type { LedgerRepository } from './ledger-repository.ts';
import { quotaDay, quotaDayStart } from './quota-day.ts';
import { dailyAllowance, isUnlimited, type TicketHolder, type TicketSettings } from './ticket-holder.ts';

export interface TicketRequest extends TicketSettings {
  readonly holder: TicketHolder;
  readonly counter: TicketCounter;
  readonly taskId: string;
  readonly variants: number;
  readonly ticketsPerVariant: number;
  readonly reason: string;
  readonly at: Date;
}

/**
 * Reserves the tickets of a task, those that end first before the others. To be called inside the transaction that makes
 * the task.
 *
 * @returns what is left, −1 where that is unlimited
 * @throws AppError `DAILY_COUNT_USED_UP` where the free ones are gone and there never were others,
 *   `NOT_ENOUGH_TICKETS` else
 */
export async function reserveTickets(ledger: LedgerRepository, request: TicketRequest): Promise<number> {
  const { holder, counter, at } = request;
  await ledger.lock(holder.id, counter);
  const needed = request.variants * request.ticketsPerVariant;
  if (isUnlimited(holder.role, counter, request)) {
    const parts = spread(request, [{ origin: 'unlimited', amount: needed }]);
    await ledger.append(parts.map((part) => reservation(request, part)));
    return -1;
  }
  const free = dailyAllowance(holder.role, counter, request);
  const sums = await ledger.sums(holder.id, counter);
  const today = quotaDay(at);
  const balance = balanceOf(sums, today, free);
  if (balance.total < needed) throw refusal(balance, needed, free);
  const purses = SPENT_ORIGINS.map((origin) => ({ origin, amount: balance.left[origin] }));
  await ledger.append([
    ...expiryOfPastDays(holder.id, counter, sums, today),
    ...grantOfDay(request, free),
    ...spread(request, purses).map((part) => reservation(request, part)),
  ]);
  return balance.total - needed;
}

function refusal(balance: Balance, needed: number, free: number): AppError {
  const usedUp = free > 0 && balance.left.daily + balance.left['sign-in'] <= 0 && !balance.everBought;
  return new AppError(
    usedUp ? 'DAILY_COUNT_USED_UP' : 'NOT_ENOUGH_TICKETS',
    `needs ${needed}, has ${JSON.stringify(balance.left)}`,
  );
}

interface Purse {
  readonly origin: TicketOrigin;
  readonly amount: number;
}

interface Part extends Purse {
  readonly variant: number;
}

/** Which variant is paid from which purse, in their order. A variant that costs several may be paid from more than one. */
function spread({ variants, ticketsPerVariant }: TicketRequest, purses: readonly Purse[]): Part[] {
  const left = purses.map(({ amount }) => Math.max(0, amount));
  return Array.from({ length: variants }, (_, variant) => {
    let owed = ticketsPerVariant;
    return purses.flatMap(({ origin }, at): Part[] => {
      const amount = Math.min(left[at] ?? 0, owed);
      owed -= amount;
      left[at] = (left[at] ?? 0) - amount;
      return amount > 0 ? [{ variant, origin, amount }] : [];
    });
  }).flat();
}

function reservation(request: TicketRequest, part: Part): LedgerEntry {
  const ofDay = part.origin === 'daily' || part.origin === 'sign-in';
  return {
    key: `reserve:${request.taskId}:${part.variant}:${part.origin}`,
    userId: request.holder.id,
    counter: request.counter,
    kind: 'reserve',
    origin: part.origin,
    day: ofDay ? quotaDay(request.at) : null,
    available: part.origin === 'unlimited' ? 0 : -part.amount,
    reserved: part.amount,
    reason: request.reason,
    taskId: request.taskId,
    orderId: null,
    variant: part.variant,
    at: request.at,
  };
}

/** The first spending of a day writes the day's grant, dated at its beginning. */
function grantOfDay({ holder, counter, at }: TicketRequest, free: number): LedgerEntry[] {
  if (free <= 0) return [];
  const day = quotaDay(at);
  return [
    {
      key: `daily:${holder.id}:${counter}:${day}`,
      userId: holder.id,
      counter,
      kind: 'grant',
      origin: 'daily',
      day,
      available: free,
      reserved: 0,
      reason: 'daily free tickets',
      taskId: null,
      orderId: null,
      variant: null,
      at: quotaDayStart(at),
    },
  ];
}
