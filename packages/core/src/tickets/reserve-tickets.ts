import type { TicketCounter } from '@plumbline/contract/ticket-counters.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { together } from '../tasks/together.ts';
import { type Balance, balanceOf } from './balance.ts';
import { expiryOfPastDays } from './expiry-of-past-days.ts';
import { type LedgerEntry, type LedgerSum, SPENT_ORIGINS, type TicketOrigin } from './ledger-entry.ts';
import type { LedgerRepository } from './ledger-repository.ts';
import { quotaDay, quotaDayStart } from './quota-day.ts';
import { dailyAllowance, isUnlimited, type TicketHolder, type TicketSettings } from './ticket-holder.ts';

/** What one task needs. */
export interface TaskCost {
  readonly taskId: string;
  readonly variants: number;
  readonly ticketsPerVariant: number;
  readonly reason: string;
}

export interface Reserving extends TicketSettings {
  readonly holder: TicketHolder;
  readonly counter: TicketCounter;
  readonly at: Date;
}

export interface TicketRequest extends Reserving, TaskCost {}

/**
 * Reserves the tickets of a task, those that end first before the others. To be called inside the transaction that makes
 * the task.
 *
 * @returns what is left, −1 where that is unlimited
 * @throws AppError `DAILY_COUNT_USED_UP` where the free ones are gone and there never were others,
 *   `NOT_ENOUGH_TICKETS` else
 */
export function reserveTickets(ledger: LedgerRepository, request: TicketRequest): Promise<number> {
  return reserveForTasks(ledger, request, [request]);
}

/** The same for many tasks of one person: for all of them or for none. */
export async function reserveForTasks(
  ledger: LedgerRepository,
  request: Reserving,
  tasks: readonly TaskCost[],
): Promise<number> {
  const { entries, left } = planReservation(await lockTickets(ledger, request), request, tasks);
  await ledger.append(entries);
  return left;
}

/** What someone has, by their entries; nobody else spends any of it until the transaction ends. Of those who are not counted nothing is read. */
export async function lockTickets(
  ledger: LedgerRepository,
  { holder, counter, ...settings }: Omit<Reserving, 'at'>,
): Promise<LedgerSum[]> {
  const isCounted = !isUnlimited(holder.role, counter, settings);
  // Read once the lock is there: the database does one after the other.
  const [, sums] = await together([
    ledger.lock(holder.id, counter),
    isCounted && ledger.sums(holder.id, counter),
  ]);
  return sums || [];
}

/**
 * The entries that set the tickets of tasks aside, and what is left then.
 *
 * @param sums as `lockTickets` found them in this transaction
 * @throws AppError as `reserveTickets`
 */
export function planReservation(
  sums: readonly LedgerSum[],
  request: Reserving,
  tasks: readonly TaskCost[],
): { readonly entries: LedgerEntry[]; readonly left: number } {
  const { holder, counter, at } = request;
  const needed = tasks.reduce(
    (sum, { variants, ticketsPerVariant }) => sum + variants * ticketsPerVariant,
    0,
  );
  if (isUnlimited(holder.role, counter, request)) {
    const purses = [{ origin: 'unlimited' as const, amount: needed }];
    return { entries: spread(tasks, purses).map((part) => reservation(request, part)), left: -1 };
  }
  const free = dailyAllowance(holder.role, counter, request);
  const today = quotaDay(at);
  const balance = balanceOf(sums, today, free);
  if (balance.total < needed) throw refusal(balance, needed, free);
  const purses = SPENT_ORIGINS.map((origin) => ({ origin, amount: balance.left[origin] }));
  return {
    entries: [
      ...expiryOfPastDays(holder.id, counter, sums, today),
      ...grantOfDay(request, free),
      ...spread(tasks, purses).map((part) => reservation(request, part)),
    ],
    left: balance.total - needed,
  };
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
  readonly task: TaskCost;
  readonly variant: number;
}

/** Which variant is paid from which purse, in their order. A variant that costs several may be paid from more than one. */
function spread(tasks: readonly TaskCost[], purses: readonly Purse[]): Part[] {
  const left = purses.map(({ amount }) => Math.max(0, amount));
  return tasks.flatMap((task) =>
    Array.from({ length: task.variants }, (_, variant) => {
      let owed = task.ticketsPerVariant;
      return purses.flatMap(({ origin }, at): Part[] => {
        const amount = Math.min(left[at] ?? 0, owed);
        owed -= amount;
        left[at] = (left[at] ?? 0) - amount;
        return amount > 0 ? [{ task, variant, origin, amount }] : [];
      });
    }).flat(),
  );
}

function reservation(request: Reserving, { task, ...part }: Part): LedgerEntry {
  const ofDay = part.origin === 'daily' || part.origin === 'sign-in';
  return {
    key: `reserve:${task.taskId}:${part.variant}:${part.origin}`,
    userId: request.holder.id,
    counter: request.counter,
    kind: 'reserve',
    origin: part.origin,
    day: ofDay ? quotaDay(request.at) : null,
    available: part.origin === 'unlimited' ? 0 : -part.amount,
    reserved: part.amount,
    reason: task.reason,
    taskId: task.taskId,
    orderId: null,
    variant: part.variant,
    at: request.at,
  };
}

/** The first spending of a day writes the day's grant, dated at its beginning. */
function grantOfDay({ holder, counter, at }: Reserving, free: number): LedgerEntry[] {
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
