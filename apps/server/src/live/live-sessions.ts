import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { LIVE_SESSIONS_PER_PERSON, LIVE_SESSIONS_PER_SERVER } from '@plumbline/contract/live/live-limits.ts';
import type { LiveSession } from './live-session.ts';

/** The live sessions of this process. */
export class LiveSessions {
  readonly #sessions = new Set<LiveSession>();
  readonly #byPerson = new Map<string, number>();
  #count = 0;

  /**
   * Takes a place.
   *
   * @returns what gives it back
   * @throws AppError `LIVE_SESSIONS_FULL`
   */
  enter(userId: string): () => void {
    const own = this.#byPerson.get(userId) ?? 0;
    if (own >= LIVE_SESSIONS_PER_PERSON || this.#count >= LIVE_SESSIONS_PER_SERVER)
      throw new AppError('LIVE_SESSIONS_FULL', `${own} of ${userId}, ${this.#count} of all`);
    this.#byPerson.set(userId, own + 1);
    this.#count += 1;
    let isIn = true;
    return () => {
      if (!isIn) return;
      isIn = false;
      this.#count -= 1;
      const left = (this.#byPerson.get(userId) ?? 1) - 1;
      if (left === 0) this.#byPerson.delete(userId);
      else this.#byPerson.set(userId, left);
    };
  }

  add(session: LiveSession): () => void {
    this.#sessions.add(session);
    return () => void this.#sessions.delete(session);
  }

  /** Ends all: what they set aside comes back before the database is closed. */
  async close(): Promise<void> {
    await Promise.all([...this.#sessions].map((session) => session.close()));
  }
}
