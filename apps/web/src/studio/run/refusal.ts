import { userMessage } from '@plumbline/client/server-error.ts';
import type { StartTaskBody } from '@plumbline/contract/api/start-task.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { ErrorCode } from '@plumbline/contract/errors/catalogue.ts';
import type { Locale } from '@plumbline/contract/text.ts';

/** A start that the server refused for what was asked: it stays on the stage, with the way to put it right. */
export interface Refusal {
  readonly code: ErrorCode;
  readonly text: string;
  /** It is about this request alone: with other settings it has nothing to say. */
  readonly body: StartTaskBody;
}

const ABOUT_THE_REQUEST: ReadonlySet<ErrorCode> = new Set([
  'MASK_REQUIRED',
  'MASK_FULL',
  'MASK_SIZE_DIFFERS',
  'QUAD_INVALID',
  'TEXTURE_TOO_SMALL',
  'OBJECT_NOT_CUT_OUT',
  'CANVAS_INVALID',
  'IMAGE_DIMENSIONS_TOO_LARGE',
  'WORDS_NOT_UNDERSTOOD',
]);

/** @returns nothing for what went wrong around the request: that is said in passing */
export function refusalOf(error: unknown, body: StartTaskBody, locale: Locale): Refusal | undefined {
  if (!(error instanceof AppError) || !ABOUT_THE_REQUEST.has(error.code)) return undefined;
  return { code: error.code, text: userMessage(error, locale), body };
}
