import { randomUUID } from 'node:crypto';
import { UNLIMITED } from '@plumbline/contract/access/quotas.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database } from '../ports/database.ts';
import { closeReservations } from '../tickets/close-reservations.ts';
import { countTickets } from '../tickets/count-tickets.ts';
import { reserveTickets } from '../tickets/reserve-tickets.ts';
import type { TicketHolder, TicketSettings } from '../tickets/ticket-holder.ts';

const COUNTER = 'live_tickets';
const REASON = 'live';
/**
 * Tickets that a session sets aside at a time: a line of the ledger for each frame would be twelve a second. What is not used comes
 * back when the block is closed.
 */
const BLOCK = 20;
/** Where nothing is counted the lines are only a record. */
const UNCOUNTED_BLOCK = 500;
/** A block is closed after so long, used up or not: what is left of it can be spent elsewhere. */
const BLOCK_MS = 120_000;
/** A block that is still open after so long belongs to a process that died. */
const ABANDONED_MS = 5 * BLOCK_MS;

export interface LiveTicketsDependencies extends TicketSettings {
  readonly database: Database;
  readonly clock: Clock;
}

interface Block {
  readonly taskId: string;
  readonly size: number;
  readonly openedAt: number;
  used: number;
}

/** The live tickets of one session: one for each frame that was rendered. Its calls are made one after the other. */
export class LiveTickets {
  readonly #dependencies: LiveTicketsDependencies;
  readonly #holder: TicketHolder;
  #block: Block | undefined;
  /** Outside the block; −1: without a limit. */
  #others = 0;

  constructor(dependencies: LiveTicketsDependencies, holder: TicketHolder) {
    this.#dependencies = dependencies;
    this.#holder = holder;
  }

  /** What is left as far as this session knows; −1: without a limit. */
  get left(): number {
    if (this.#others === UNLIMITED) return UNLIMITED;
    return this.#others + (this.#block ? this.#block.size - this.#block.used : 0);
  }

  /** Asks the ledger. */
  async count(): Promise<number> {
    const { database } = this.#dependencies;
    this.#others = await this.#countLeft(database);
    return this.left;
  }

  /**
   * Takes the ticket of a frame.
   *
   * @throws AppError `LIVE_DAILY_COUNT_USED_UP`, `NOT_ENOUGH_TICKETS`
   */
  async take(): Promise<void> {
    const now = this.#dependencies.clock.now().getTime();
    const isOld = this.#block !== undefined && now - this.#block.openedAt >= BLOCK_MS;
    if (this.#block === undefined || this.#block.used === this.#block.size || isOld) {
      await this.close();
      await this.#openBlock();
    }
    if (this.#block) this.#block.used += 1;
  }

  /** The frame that the last ticket was taken for was not rendered. */
  giveBack(): void {
    if (this.#block && this.#block.used > 0) this.#block.used -= 1;
  }

  /** Whether tickets lie in a block for longer than they should. */
  get isOverdue(): boolean {
    const { clock } = this.#dependencies;
    return this.#block !== undefined && clock.now().getTime() - this.#block.openedAt >= BLOCK_MS;
  }

  /** Settles what was used and gives the rest back. */
  async close(): Promise<void> {
    const block = this.#block;
    if (!block) return;
    this.#block = undefined;
    const { database, clock } = this.#dependencies;
    await database.transaction(({ ledger }) =>
      closeReservations(ledger, {
        userId: this.#holder.id,
        counter: COUNTER,
        taskId: block.taskId,
        variants: 'all',
        outcome: block.used > 0 ? 'settle' : 'return',
        back: block.size - block.used,
        reason: REASON,
        at: clock.now(),
      }),
    );
    if (this.#others !== UNLIMITED) this.#others += block.size - block.used;
  }

  async #openBlock(): Promise<void> {
    const { database, clock, ...settings } = this.#dependencies;
    const taskId = `live-${randomUUID()}`;
    const at = clock.now();
    await database.transaction(async (repositories) => {
      // The lock comes first: what is counted is then what is there to be taken.
      await repositories.ledger.lock(this.#holder.id, COUNTER);
      const left = await this.#countLeft(repositories);
      const size = left === UNLIMITED ? UNCOUNTED_BLOCK : Math.max(1, Math.min(BLOCK, left));
      this.#others = await reserveTickets(repositories.ledger, {
        ...settings,
        holder: this.#holder,
        counter: COUNTER,
        taskId,
        variants: 1,
        ticketsPerVariant: size,
        reason: REASON,
        at,
      }).catch(throwOwn);
      this.#block = { taskId, size, openedAt: at.getTime(), used: 0 };
    });
  }

  async #countLeft({ ledger }: Pick<Database, 'ledger'>): Promise<number> {
    const { clock, freeDailyRenders, capabilities } = this.#dependencies;
    const count = { holder: this.#holder, at: clock.now(), freeDailyRenders, capabilities };
    const left = await countTickets(ledger, { ...count, type: '2' });
    return typeof left === 'number' ? left : left.live_tickets;
  }
}

/** Of these frames the day gives its own count, which has its own words. */
function throwOwn(error: unknown): never {
  if (error instanceof AppError && error.code === 'DAILY_COUNT_USED_UP')
    throw new AppError('LIVE_DAILY_COUNT_USED_UP', error.message, { cause: error });
  throw error;
}

/** Gives the tickets back of sessions whose process died. */
export async function returnAbandonedLiveTickets({
  database,
  clock,
}: Pick<LiveTicketsDependencies, 'database' | 'clock'>): Promise<void> {
  const at = clock.now();
  const before = new Date(at.getTime() - ABANDONED_MS);
  for (const { userId, taskId } of await database.ledger.findAbandoned(REASON, before))
    await database.transaction(({ ledger }) =>
      closeReservations(ledger, {
        userId,
        counter: COUNTER,
        taskId,
        variants: 'all',
        outcome: 'return',
        reason: 'live session lost',
        at,
      }),
    );
}
