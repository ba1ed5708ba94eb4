import { AppError } from '@plumbline/contract/errors/app-error.ts';

/** Whether what was asked for does not exist for whoever asks, or not any more: asking again brings nothing. */
export function isGone(error: unknown): boolean {
  return error instanceof AppError && (error.status === 404 || error.status === 410);
}
