import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { ErrorCode } from '@plumbline/contract/errors/catalogue.ts';
import { z } from 'zod';
import { failureOf } from '../app/failure-of.ts';
import { type Failure, failureSchema } from '../ipc/failure.ts';
import type { Clock, Secret, Server } from '../ports/ports.ts';

export const sessionStateSchema = z.strictObject({
  /** `expired`: the account’s term is over, or its session is; `elsewhere`: another computer took the account over. */
  phase: z.enum(['auto-login', 'logged-out', 'signed-in', 'expired', 'elsewhere']),
  name: z.string(),
  userType: z.string(),
  tickets: z.int().nullable(),
  liveTickets: z.int().nullable(),
  /** A QR code to scan, as an image; null where none is shown. */
  scan: z
    .strictObject({ image: z.string(), state: z.enum(['waiting', 'scanned', 'cancelled', 'expired']) })
    .nullable(),
  failure: failureSchema.nullable(),
});
export type SessionState = z.infer<typeof sessionStateSchema>;

/** What ends a session, and how. */
const ENDS: Partial<Record<ErrorCode, SessionState['phase']>> = {
  UNAUTHORIZED: 'expired',
  LOGIN_REQUIRED: 'expired',
  ACCOUNT_EXPIRED: 'expired',
  ACCOUNT_SUSPENDED: 'expired',
  LOGGED_IN_ELSEWHERE: 'elsewhere',
};
/** A code is looked at this often while it is shown. */
const SCAN_EVERY_MS = 2000;
/** What a person can mend by typing again keeps its own words; everything else is told as a failed login. */
const OWN_WORDS: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'PASSWORD_WRONG',
  'CODE_INVALID',
  'EMAIL_INVALID',
  'TOO_MANY_ATTEMPTS',
  'SMS_COUNTDOWN',
  'SEND_FAILED',
  'ACCOUNT_EXPIRED',
  'ACCOUNT_SUSPENDED',
  'NETWORK_ERROR',
  'AGREEMENT_REQUIRED',
]);

const LOGGED_OUT: SessionState = {
  phase: 'logged-out',
  name: '',
  userType: '',
  tickets: null,
  liveTickets: null,
  scan: null,
  failure: null,
};

interface Dependencies {
  readonly server: Server;
  readonly token: Secret;
  readonly clock: Clock;
  readonly onChange: (state: SessionState) => void;
}

/** Who is signed in. Everything that fails says so in the state; nothing throws. */
export class Session {
  readonly #dependencies: Dependencies;
  #state: SessionState = { ...LOGGED_OUT, phase: 'auto-login' };
  #stopScan: (() => void) | undefined;
  /** Counts attempts: what an older one comes to is not heard any more. */
  #attempt = 0;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  get state(): SessionState {
    return this.#state;
  }

  /** Signs in with the token of the last time. Without a network it stays signed in, and the first answer will tell. */
  async signInAgain(): Promise<void> {
    const { server, token } = this.#dependencies;
    const attempt = ++this.#attempt;
    this.#become({ ...LOGGED_OUT, phase: 'auto-login' });
    const known = await token.read().catch(() => undefined);
    if (attempt !== this.#attempt) return;
    if (known === undefined) return this.#become(LOGGED_OUT);
    server.useToken(known);
    await this.#enter(attempt);
  }

  async sendCode(email: string): Promise<boolean> {
    try {
      await this.#dependencies.server.sendCode(email);
      this.#change({ failure: null });
      return true;
    } catch (error) {
      this.#change({ failure: failureOf(error) });
      return false;
    }
  }

  signInByEmail(email: string, code: string): Promise<void> {
    return this.#signIn(() => this.#dependencies.server.signInByEmail(email, code));
  }

  signInByAccount(account: string, password: string): Promise<void> {
    return this.#signIn(() => this.#dependencies.server.signInByAccount(account, password));
  }

  /** Shows a QR code and follows it until it is confirmed, cancelled, expired, or somebody stops it. */
  async startScan(): Promise<void> {
    this.stopScan();
    const attempt = ++this.#attempt;
    const { server } = this.#dependencies;
    try {
      const { qr, ticket } = await server.startScan();
      if (attempt !== this.#attempt) return;
      this.#change({ scan: { image: qr, state: 'waiting' }, failure: null });
      this.#followScan(attempt, ticket, qr);
    } catch (error) {
      if (attempt === this.#attempt) this.#change({ scan: null, failure: loginFailure(error) });
    }
  }

  stopScan(): void {
    this.#stopScan?.();
    this.#stopScan = undefined;
    if (this.#state.scan) this.#change({ scan: null });
  }

  async signOut(): Promise<void> {
    this.#attempt += 1;
    this.stopScan();
    const { server, token } = this.#dependencies;
    // Out here whatever the server says: its session ends by itself.
    await server.signOut().catch(() => undefined);
    server.useToken(undefined);
    await token.write(undefined);
    this.#become(LOGGED_OUT);
  }

  /** What a call of somebody else came to: it may have ended the session. */
  async hear(error: unknown): Promise<void> {
    const phase = error instanceof AppError ? ENDS[error.code] : undefined;
    if (phase === undefined || this.#state.phase !== 'signed-in') return;
    await this.#end(phase, failureOf(error));
  }

  /** Counts anew what is left. */
  async countTickets(): Promise<void> {
    try {
      this.#change(await this.#dependencies.server.tickets());
    } catch (error) {
      await this.hear(error);
    }
  }

  #followScan(attempt: number, ticket: string, image: string): void {
    const { server, clock } = this.#dependencies;
    const look = async (): Promise<void> => {
      const state = await server.pollScan(ticket).catch(() => 'waiting' as const);
      if (attempt !== this.#attempt || !this.#state.scan) return;
      if (state === 'confirmed') {
        this.#stopScan = undefined;
        return this.#signIn(() => server.tokenOfScan());
      }
      this.#change({ scan: { image, state } });
      if (state === 'waiting' || state === 'scanned')
        this.#stopScan = clock.after(SCAN_EVERY_MS, () => void look());
    };
    this.#stopScan = clock.after(SCAN_EVERY_MS, () => void look());
  }

  async #signIn(getToken: () => Promise<string>): Promise<void> {
    const { server, token } = this.#dependencies;
    const attempt = ++this.#attempt;
    try {
      const given = await getToken();
      if (attempt !== this.#attempt) return;
      server.useToken(given);
      await token.write(given);
      await this.#enter(attempt);
    } catch (error) {
      if (attempt === this.#attempt) this.#become({ ...LOGGED_OUT, failure: loginFailure(error) });
    }
  }

  async #enter(attempt: number): Promise<void> {
    const { server } = this.#dependencies;
    try {
      const user = await server.me();
      if (attempt !== this.#attempt) return;
      if (user.userType === 'visitor' || user.expiredSince !== null)
        throw new AppError(user.expiredSince === null ? 'UNAUTHORIZED' : 'ACCOUNT_EXPIRED', 'at sign-in');
      const name = user.name || user.email || user.phoneNo || '';
      this.#become({ ...LOGGED_OUT, phase: 'signed-in', name, userType: user.userType });
      await this.countTickets();
    } catch (error) {
      if (attempt !== this.#attempt) return;
      const phase = error instanceof AppError ? ENDS[error.code] : undefined;
      if (phase !== undefined) return this.#end(phase, failureOf(error));
      // The server is away: the queue waits, and the first answer will tell.
      this.#become({ ...LOGGED_OUT, phase: 'signed-in', failure: failureOf(error) });
    }
  }

  async #end(phase: SessionState['phase'], failure: Failure): Promise<void> {
    const { server, token } = this.#dependencies;
    this.#attempt += 1;
    server.useToken(undefined);
    await token.write(undefined);
    this.#become({ ...LOGGED_OUT, phase, failure });
  }

  #change(change: Partial<SessionState>): void {
    this.#become({ ...this.#state, ...change });
  }

  #become(state: SessionState): void {
    this.#state = state;
    this.#dependencies.onChange(state);
  }
}

function loginFailure(error: unknown): Failure {
  if (error instanceof AppError && OWN_WORDS.has(error.code)) return failureOf(error);
  return failureOf(new AppError('DESKTOP_LOGIN_FAILED', String(error)));
}
