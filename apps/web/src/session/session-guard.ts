import { AppError } from '@plumbline/contract/errors/app-error.ts';

/** What a guard knows of this tab and can ask for. */
export interface GuardHost {
  /** Who the tab takes for signed in. */
  readonly userId: () => string | null;
  /** Who the server takes for signed in. @throws where it cannot be asked */
  readonly askServer: () => Promise<string | null>;
  /** Asks to sign in, over the page. */
  readonly askToSignIn: () => void;
}

interface GuardedCall {
  /** Whether it changes something: somebody has just acted. */
  readonly changes: boolean;
  readonly signal?: AbortSignal | undefined;
}

interface Waiting {
  readonly resume: () => void;
  readonly giveUp: () => void;
}

/** Refusals that are given to somebody whose session is over too, as to any visitor. */
const OF_VISITORS: ReadonlySet<string> = new Set([
  'LOGIN_REQUIRED',
  'CSRF_INVALID',
  'NOT_FOUND',
  'IMAGE_NOT_FOUND',
  'FORBIDDEN',
]);

/**
 * Lets a session end in the middle of work without losing it. A call that is refused because of that waits while its person
 * signs in again, over the page, and is sent once more then; whoever made it notices nothing. Where they do not want to, it fails
 * as it did, and reads do from then on without asking again; the next act asks.
 */
export class SessionGuard {
  #host: GuardHost | undefined;
  #state: 'live' | 'asking' | 'declined' = 'live';
  #looking: Promise<boolean> | undefined;
  readonly #waiting = new Set<Waiting>();

  follow(host: GuardHost): void {
    this.#host = host;
  }

  /** Whether it waits for the person whose session ended. */
  get asking(): boolean {
    return this.#state === 'asking';
  }

  /** The same person is signed in again: everything that waited goes on. */
  resume(): void {
    this.#state = 'live';
    this.#release(({ resume }) => resume());
  }

  /** Nobody signed in. */
  decline(): void {
    if (this.#state === 'asking') this.#state = 'declined';
    this.#release(({ giveUp }) => giveUp());
  }

  async run<T>(call: () => Promise<T>, { changes, signal }: GuardedCall): Promise<T> {
    try {
      return await call();
    } catch (error) {
      if (!(await this.#hasEnded(error))) throw error;
      if (this.#state === 'declined' && !changes) throw error;
      await this.#signedInAgain(error, signal);
      return call();
    }
  }

  async #hasEnded(error: unknown): Promise<boolean> {
    const host = this.#host;
    if (!host || !(error instanceof AppError) || !OF_VISITORS.has(error.code)) return false;
    if (host.userId() === null) return false;
    if (error.code === 'LOGIN_REQUIRED' || this.#state !== 'live') return true;
    // Others are refused so as well: the server says which it is, once for all that ask at the same moment.
    this.#looking ??= host
      .askServer()
      .then((userId) => userId === null)
      .catch(() => false)
      .finally(() => {
        this.#looking = undefined;
      });
    return this.#looking;
  }

  #signedInAgain(error: unknown, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const waiting: Waiting = { resume: resolve, giveUp: () => reject(error) };
      this.#waiting.add(waiting);
      signal?.addEventListener('abort', () => {
        this.#waiting.delete(waiting);
        reject(signal.reason);
      });
      if (this.#state === 'asking') return;
      this.#state = 'asking';
      this.#host?.askToSignIn();
    });
  }

  #release(act: (waiting: Waiting) => void): void {
    const all = [...this.#waiting];
    this.#waiting.clear();
    for (const waiting of all) act(waiting);
  }
}

/** The one of this tab. */
export const sessionGuard = new SessionGuard();
