import { z } from 'zod';
import type { AppError } from './errors/app-error.ts';
import type { Locale } from './text.ts';

const errorPartSchema = z.strictObject({
  /** 0 on success, else a code of the catalogue. */
  code: z.union([z.literal(0), z.string()]),
  message: z.string(),
  /** The same pair again under the names that the original client reads for SMS. */
  errorCode: z.union([z.literal(0), z.string()]),
  errorMsg: z.string(),
  details: z.record(z.string(), z.string()).optional(),
});

export const failureSchema = z
  .strictObject({
    success: z.literal(false),
    data: z.union([z.null(), z.strictObject({ taskId: z.null() })]),
    error: errorPartSchema,
  })
  .describe('What went wrong, with a text for the user');
export type Failure = z.infer<typeof failureSchema>;

/** The envelope of every JSON answer around the schema of its `data`. */
export function envelopeSchema<T extends z.ZodType>(data: T) {
  return z.strictObject({ success: z.literal(true), data, error: errorPartSchema });
}

export interface Success<T> {
  readonly success: true;
  readonly data: T;
  readonly error: { code: 0; message: ''; errorCode: 0; errorMsg: '' };
}

export function succeed<T>(data: T): Success<T> {
  return { success: true, data, error: { code: 0, message: '', errorCode: 0, errorMsg: '' } };
}

export function fail(error: AppError, locale: Locale, data: Failure['data'] = null): Failure {
  const message = error.userText(locale);
  return {
    success: false,
    data,
    error: {
      code: error.code,
      message,
      errorCode: error.code,
      errorMsg: message,
      ...(error.details ? { details: error.details } : {}),
    },
  };
}
