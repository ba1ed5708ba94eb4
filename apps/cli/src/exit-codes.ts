import { PlumblineError } from '@plumbline/api-client/client.ts';

/** What scripts decide by; the guide lists them. */
export const EXIT = {
  done: 0,
  unexpected: 1,
  usage: 2,
  /** No key, a key that is not good any more, or one without the permission. */
  key: 3,
  /** A task failed or was cancelled. */
  task: 4,
  /** The server refused what it was given. */
  refused: 5,
  /** Tickets or requests are used up. */
  limit: 6,
  /** The server is away or has a fault. */
  server: 7,
  interrupted: 130,
} as const;

/** A failure that the command explains itself. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly exitCode: number;

  constructor(exitCode: number, message: string) {
    super(message);
    this.exitCode = exitCode;
  }
}

const LIMITS = new Set(['DAILY_COUNT_USED_UP', 'NOT_ENOUGH_TICKETS', 'API_KEY_TICKETS']);

export function exitCodeOf(error: unknown): number {
  if (error instanceof CommandError) return error.exitCode;
  if (!(error instanceof PlumblineError)) return EXIT.unexpected;
  const { status, code } = error;
  if (LIMITS.has(code) || status === 429) return EXIT.limit;
  if (status === 401 || status === 403) return EXIT.key;
  return status === 0 || status >= 500 || code === 'ANSWER_UNREADABLE' ? EXIT.server : EXIT.refused;
}
