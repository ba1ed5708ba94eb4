import type { ErrorCode } from './generated/error-codes.ts';

/** What the client itself can fail with, beside the codes of the server. */
type OwnCode = 'NETWORK_ERROR' | 'ANSWER_UNREADABLE';

interface Failure {
  readonly status: number;
  readonly details?: Readonly<Record<string, string>> | undefined;
  readonly retryAfterSeconds?: number | undefined;
  readonly cause?: unknown;
}

/** A call that failed: `code` is stable, `message` is for people, in the language that the client asks in. */
export class PlumblineError extends Error {
  override readonly name = 'PlumblineError';
  readonly code: ErrorCode | OwnCode;
  /** HTTP status; 0 where no server answered. */
  readonly status: number;
  /** Field → what is wrong with it. */
  readonly details: Readonly<Record<string, string>>;
  /** Seconds after which it is worth trying again, where the server says so. */
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode | OwnCode, message: string, failure: Failure) {
    super(message, failure.cause === undefined ? undefined : { cause: failure.cause });
    this.code = code;
    this.status = failure.status;
    this.details = failure.details ?? {};
    this.retryAfterSeconds = failure.retryAfterSeconds;
  }
}
