import { ServerError } from '@plumbline/client/server-error.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { Failure } from '../ipc/failure.ts';

/** What the pages are told of anything that was thrown; a bug has no more than its code. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof AppError)) return { code: 'UNKNOWN_ERROR', message: '', values: {} };
  return {
    code: error.code,
    message: error instanceof ServerError ? error.serverText : '',
    values: { ...error.values },
  };
}
