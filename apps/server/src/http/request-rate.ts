import { setTimeout as wait } from 'node:timers/promises';
import { hashRequester } from '@plumbline/core/identity/code-hash.ts';
import type { Services } from '@plumbline/platform/services.ts';

const RATE_WINDOW_MS = 60_000;
/** A process tells the others of every so many requests of one address, of those that it may make in a minute. */
const REPORTS_PER_LIMIT = 30;
/** Addresses remembered; beyond it those of past minutes are forgotten, then the ones that were quiet longest. */
const MOST_ADDRESSES = 20_000;
const PATIENCE_MS = 250;

interface Count {
  readonly endsAt: number;
  /** Requests here that the others have not been told of. */
  untold: number;
  /** What all processes together had told when this one last looked. */
  told: number;
}

/**
 * Requests a minute of each address, over all processes of an installation. A request alone is counted in memory; one in
 * thirty of what an address may make is told to the database, so that plain reads cost no write, and what a flood passes
 * the limit by is small.
 */
export class RequestRate {
  readonly #services: Pick<Services, 'database' | 'clock' | 'secrets' | 'logger'>;
  readonly #counts = new Map<string, Count>();

  readonly #name: string;

  /** @param name what is counted; those of one name count together, in every process */
  constructor(services: Pick<Services, 'database' | 'clock' | 'secrets' | 'logger'>, name: string) {
    this.#services = services;
    this.#name = name;
  }

  /**
   * Counts a request. 0 where it may be, else the whole seconds until the next one may.
   *
   * @param who the network of an address, or a person
   */
  async take(who: string, most: number): Promise<number> {
    const now = this.#services.clock.now().getTime();
    const count = this.#countOf(who, now);
    if (count.told + count.untold >= most) return Math.max(1, Math.ceil((count.endsAt - now) / 1_000));
    count.untold += 1;
    // Waited for, so that a flood cannot run ahead of what is told of it; a database that is slow holds nobody up.
    if (count.untold >= Math.ceil(most / REPORTS_PER_LIMIT))
      await Promise.race([this.#tell(who, count), wait(PATIENCE_MS, undefined, { ref: false })]);
    return 0;
  }

  #countOf(who: string, now: number): Count {
    const known = this.#counts.get(who);
    if (known && known.endsAt > now) return known;
    if (this.#counts.size >= MOST_ADDRESSES) this.#forget(now);
    const count = { endsAt: (Math.floor(now / RATE_WINDOW_MS) + 1) * RATE_WINDOW_MS, untold: 0, told: 0 };
    // Anew, so that the order of the map is that of the last beginning.
    this.#counts.delete(who);
    this.#counts.set(who, count);
    return count;
  }

  async #tell(who: string, count: Count): Promise<void> {
    const amount = count.untold;
    count.untold = 0;
    // Until the answer is there they count here, as if nobody else had any.
    count.told += amount;
    const { database, secrets, logger } = this.#services;
    const key = `${this.#name} ${hashRequester(secrets.codes, who)}`;
    try {
      const all = await database.limits.add({ key, endsAt: new Date(count.endsAt) }, amount);
      count.told = Math.max(count.told, all);
    } catch (error) {
      // While the database is away each process keeps the limit alone.
      logger.debug({ err: error }, 'requests are counted by this process alone');
    }
  }

  #forget(now: number): void {
    for (const [who, { endsAt }] of this.#counts) if (endsAt <= now) this.#counts.delete(who);
    for (const who of this.#counts.keys()) {
      if (this.#counts.size < MOST_ADDRESSES) return;
      this.#counts.delete(who);
    }
  }
}
