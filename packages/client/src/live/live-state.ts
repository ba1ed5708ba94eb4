import type { LiveResultMeta } from '@plumbline/contract/live/live-messages.ts';
import type { ErrorCode } from '@plumbline/contract/errors/catalogue.ts';

/**
 * How a session stands, one at a time:
 *
 * - `connecting`, `reconnecting` (a connection was lost; within two seconds another one is tried),
 * - `idle` (nothing was given to render yet), `busy` (a frame is being rendered), `shown` (the newest one is rendered),
 * - `unchanged` (what came since is the rendered one again: nothing is sent, nothing counted),
 * - `paused` (by the person),
 * - `tickets-out` (nothing is rendered until there are more), `engine-lost` (it comes back by itself; the frame is sent again),
 * - `auth-expired`, `full`, `outdated`, `refused` (the connection ended for good and has to be opened anew),
 * - `closed` (by the person).
 */
export type LivePhase =
  | 'connecting'
  | 'reconnecting'
  | 'idle'
  | 'busy'
  | 'shown'
  | 'unchanged'
  | 'paused'
  | 'tickets-out'
  | 'engine-lost'
  | 'auth-expired'
  | 'full'
  | 'outdated'
  | 'refused'
  | 'closed';

/** After these a window's silence is worth a word. */
export const LIVE_AT_REST: ReadonlySet<LivePhase> = new Set<LivePhase>(['shown', 'unchanged', 'idle']);

/** In these something has to be done before anything is rendered again. */
export const LIVE_WRONG: ReadonlySet<LivePhase> = new Set<LivePhase>([
  'reconnecting',
  'tickets-out',
  'engine-lost',
  'auth-expired',
  'full',
  'outdated',
  'refused',
]);

export interface LiveFailure {
  readonly code: ErrorCode;
  /** In the language of the connection. */
  readonly message: string;
}

export interface LiveState {
  readonly phase: LivePhase;
  /** Of what went wrong last, until something goes well. */
  readonly failure: LiveFailure | undefined;
  /** −1: without a limit; undefined: not known yet. */
  readonly liveTickets: number | undefined;
  /** With which a task makes the same picture; undefined until the session is ready. */
  readonly seed: number | undefined;
  readonly engine: string | undefined;
  /** Of the last coarse result, from the picture's capture until it was here, ms. */
  readonly latencyMs: number | undefined;
  /** The median of the last `LATENCIES` coarse ones. */
  readonly medianLatencyMs: number | undefined;
  /** Coarse results within the last `RATE_MS`, a second. */
  readonly framesPerSecond: number;
  /** Frames of this session that were rendered, and those that were found to be the rendered one again. */
  readonly rendered: number;
  readonly unchanged: number;
}

/** A frame's picture that came back. */
export interface LiveResult {
  readonly frame: number;
  readonly meta: LiveResultMeta;
  readonly picture: Uint8Array<ArrayBuffer>;
  /** The bytes that were sent, for a task that begins with them. */
  readonly sent: Uint8Array<ArrayBuffer>;
  /** From the frame's capture until this result was here, ms. */
  readonly latencyMs: number;
}
