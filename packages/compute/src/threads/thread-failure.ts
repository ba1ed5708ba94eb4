import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { ThreadFailure } from './thread-messages.ts';

export function toThreadFailure(error: unknown): ThreadFailure {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  const expected = error instanceof AppError ? { code: error.code, values: error.values } : undefined;
  return { message, stack, expected };
}

/** The error again, with the stack of the thread it happened in. */
export function fromThreadFailure({ message, stack, expected }: ThreadFailure): Error {
  const error = expected
    ? new AppError(expected.code, message.replace(`${expected.code}: `, ''), { values: expected.values })
    : new Error(message);
  if (stack !== undefined) error.stack = stack;
  return error;
}
