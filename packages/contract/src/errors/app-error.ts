import { type Locale, fillText } from '../text.ts';
import { ERRORS, type ErrorCode } from './catalogue.ts';

export interface AppErrorOptions {
  /** Values for the `{name}` places of the user's text. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** Field name → what is wrong with it, for forms. */
  readonly details?: Readonly<Record<string, string>>;
  /** For 429 and 503: seconds until it is worth trying again. */
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
}

/**
 * The one error type: an expected failure with a code of the closed catalogue. `message` is for the log; users read
 * `userText`. Anything else that is thrown is a bug and answers `UNKNOWN_ERROR`.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly values: Readonly<Record<string, string | number>>;
  readonly details: Readonly<Record<string, string>> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, message: string, options: AppErrorOptions = {}) {
    super(`${code}: ${message}`, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.values = options.values ?? {};
    this.details = options.details;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }

  userText(locale: Locale): string {
    return errorText(this.code, locale, this.values);
  }
}

export function errorText(
  code: ErrorCode,
  locale: Locale,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return fillText(ERRORS[code].text[locale], values);
}
