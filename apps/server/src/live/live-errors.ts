import type { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { ErrorCode } from '@plumbline/contract/errors/catalogue.ts';
import { LIVE_CLOSE } from '@plumbline/contract/live/live-close-codes.ts';
import type { LiveServerMessage } from '@plumbline/contract/live/live-messages.ts';
import type { Locale } from '@plumbline/contract/text.ts';

/** What is said of a frame that was not rendered, or before a connection ends. */
export function errorMessage(error: AppError, locale: Locale, frame: number | null): LiveServerMessage {
  const { code, details } = error;
  return {
    type: 'error',
    frame,
    error: { code, message: error.userText(locale), ...(details ? { details: { ...details } } : {}) },
  };
}

const ENDING: Readonly<Partial<Record<ErrorCode, number>>> = {
  LIVE_PROTOCOL_UNKNOWN: LIVE_CLOSE.protocol,
  LIVE_SESSIONS_FULL: LIVE_CLOSE.full,
  CSRF_INVALID: LIVE_CLOSE.forbidden,
  ACCOUNT_SUSPENDED: LIVE_CLOSE.forbidden,
  ACCOUNT_LEAVING: LIVE_CLOSE.forbidden,
  ACCOUNT_EXPIRED: LIVE_CLOSE.forbidden,
};

/** How a failure ends a connection; undefined: it does not, other options or another frame may do. */
export function closeCodeOf({ code, status }: AppError): number | undefined {
  return ENDING[code] ?? (status === 401 ? LIVE_CLOSE.unauthorized : undefined);
}
