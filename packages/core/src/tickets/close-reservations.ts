import type { TicketCounter } from '@plumbline/contract/ticket-counters.ts';
import { together } from '../tasks/together.ts';
import type { LedgerEntry } from './ledger-entry.ts';
import type { LedgerRepository } from './ledger-repository.ts';
import { quotaDay } from './quota-day.ts';

export interface ReservationOutcome {
  readonly userId: string;
  readonly counter: TicketCounter;
  readonly taskId: string;
  /** Which images of the task; `all` = every one that is still open. */
  readonly variants: readonly number[] | 'all';
  /** Delivered images are settled, the others come back. */
  readonly outcome: 'settle' | 'return';
  /** Tickets of each delivered image that come back all the same: it was made for less than was set aside. */
  readonly back?: number;
  readonly reason: string;
  /** Given: every other reservation that is still open comes back, for this reason. */
  readonly restReturns?: string | undefined;
  readonly at: Date;
}

/**
 * Ends reservations, each exactly once: a variant that was settled cannot come back, nor the other way round, however
 * often and by whomever this is called. Tickets of a day that is over come back and expire in the same breath.
 */
export async function closeReservations(
  ledger: LedgerRepository,
  { taskId, ...outcome }: ReservationOutcome,
): Promise<void> {
  await closeReservationsOf(ledger, { taskIds: [taskId], ...outcome });
}

/** How reservations are ended, whosever they are. */
export type Closing = Omit<ReservationOutcome, 'taskId' | 'userId' | 'counter'>;

/** The same of many tasks of one person, in as many statements. */
export async function closeReservationsOf(
  ledger: LedgerRepository,
  { userId, counter, taskIds, ...closing }: HeldOf & Closing,
): Promise<void> {
  const open = await lockReservations(ledger, { userId, counter, taskIds });
  await ledger.append(closingEntries(open, closing));
}

type HeldOf = Pick<ReservationOutcome, 'userId' | 'counter'> & { readonly taskIds: readonly string[] };

/** What is still set aside for tasks of one person; nobody else ends any of it until the transaction does. */
export async function lockReservations(
  ledger: LedgerRepository,
  { userId, counter, taskIds }: HeldOf,
): Promise<LedgerEntry[]> {
  // Read once the lock is there: the database does one after the other.
  const [, open] = await together([ledger.lock(userId, counter), ledger.openReservationsOf(taskIds)]);
  return open;
}

/** The entries that end reservations as `closeReservations` does; `open` as `lockReservations` found it in this transaction. */
export function closingEntries(
  open: readonly LedgerEntry[],
  { variants, outcome, back = 0, reason, restReturns, at }: Closing,
): LedgerEntry[] {
  const isNamed = ({ variant }: LedgerEntry) =>
    variants === 'all' || variants.some((each) => each === variant);
  const named = open.filter(isNamed);
  const rest = restReturns === undefined ? [] : open.filter((entry) => !isNamed(entry));
  return [
    ...divide(named, outcome, back).flatMap((divided) => entriesOf(divided, reason, at)),
    ...divide(rest, 'return', 0).flatMap((divided) => entriesOf(divided, restReturns ?? reason, at)),
  ];
}

function entriesOf({ reserved, settled, returned }: Divided, reason: string, at: Date): LedgerEntry[] {
  const name = `${reserved.taskId}:${reserved.variant}:${reserved.origin}`;
  const part = { ...reserved, reason, at };
  // One key for both outcomes: the database itself refuses the second. Only what is settled in part has one more.
  const settlement: LedgerEntry[] =
    settled > 0 ? [{ ...part, key: `close:${name}`, kind: 'settle', available: 0, reserved: -settled }] : [];
  if (returned === 0) return settlement;
  const isPart = settled > 0;
  return [...settlement, ...comeBack({ ...part, key: `${isPart ? 'rest' : 'close'}:${name}` }, returned, at)];
}

interface Divided {
  readonly reserved: LedgerEntry;
  readonly settled: number;
  readonly returned: number;
}

/** What of each reservation is settled. What was spent first stays spent: the tickets that last longest come back. */
function divide(open: readonly LedgerEntry[], outcome: 'settle' | 'return', back: number): Divided[] {
  const owed = new Map<string, number>();
  const divided = open.toReversed().map((reserved): Divided => {
    const amount = reserved.reserved;
    if (outcome === 'return') return { reserved, settled: 0, returned: amount };
    const image = `${reserved.taskId}:${reserved.variant}`;
    const left = owed.get(image) ?? back;
    const returned = Math.min(left, amount);
    owed.set(image, left - returned);
    return { reserved, settled: amount - returned, returned };
  });
  return divided.reverse();
}

function comeBack(reserved: LedgerEntry, returned: number, at: Date): LedgerEntry[] {
  const entry: LedgerEntry = {
    ...reserved,
    kind: 'return',
    // Members' reservations left what can be spent alone.
    available: reserved.available === 0 ? 0 : returned,
    reserved: -returned,
  };
  if (reserved.day === null || reserved.day === quotaDay(at)) return [entry];
  const expired: LedgerEntry = {
    ...entry,
    key: `expire:${reserved.key.slice(reserved.key.indexOf(':') + 1)}`,
    kind: 'expire',
    available: -entry.available,
    reserved: 0,
    reason: 'the day is over',
  };
  return [entry, expired];
}
