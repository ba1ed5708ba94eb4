import { AppError, type AppErrorOptions, errorText } from '@plumbline/contract/errors/app-error.ts';
import type { ErrorCode } from '@plumbline/contract/errors/catalogue.ts';
import type { Locale } from '@plumbline/contract/text.ts';

/** A failure that the server answered with. It keeps the server's own sentence, whose `{places}` are already filled. */
export class ServerError extends AppError {
  readonly serverText: string;

  constructor(code: ErrorCode, serverText: string, options: AppErrorOptions = {}) {
    super(code, serverText, options);
    this.name = 'ServerError';
    this.serverText = serverText;
  }

  override userText(locale: Locale): string {
    return this.serverText === '' ? super.userText(locale) : this.serverText;
  }
}

/** Whether no answer came, so that nobody knows whether the server did it: sending the same again may help. */
export function wasLost(error: unknown): boolean {
  return error instanceof AppError && [0, 502, 503, 504].includes(error.status);
}

/** What a user reads of anything that was thrown. */
export function userMessage(error: unknown, locale: Locale): string {
  return error instanceof AppError ? error.userText(locale) : errorText('UNKNOWN_ERROR', locale);
}
