import { accountErrors } from './account-errors.ts';
import { administrationErrors } from './administration-errors.ts';
import { desktopErrors } from './desktop-errors.ts';
import { editErrors } from './edit-errors.ts';
import { engineErrors } from './engine-errors.ts';
import type { ErrorEntry } from './error-entry.ts';
import { historyErrors } from './history-errors.ts';
import { httpErrors } from './http-errors.ts';
import { identityErrors } from './identity-errors.ts';
import { imageErrors } from './image-errors.ts';
import { modelErrors } from './model-errors.ts';
import { orderErrors } from './order-errors.ts';
import { projectErrors } from './project-errors.ts';
import { promptErrors } from './prompt-errors.ts';
import { talkErrors } from './talk-errors.ts';
import { taskErrors } from './task-errors.ts';
import { webhookErrors } from './webhook-errors.ts';
import { workErrors } from './work-errors.ts';

/**
 * Every failure a user can meet. The list is closed: an expected failure that is not here cannot be raised.
 * `status` is what the server answers with; 0 marks a failure that a client finds by itself.
 */
export const ERRORS = {
  ...httpErrors,
  ...identityErrors,
  ...accountErrors,
  ...administrationErrors,
  ...imageErrors,
  ...taskErrors,
  ...engineErrors,
  ...historyErrors,
  ...projectErrors,
  ...editErrors,
  ...orderErrors,
  ...desktopErrors,
  ...webhookErrors,
  ...workErrors,
  ...modelErrors,
  ...promptErrors,
  ...talkErrors,
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof ERRORS;

export const ERROR_CODES = Object.keys(ERRORS) as ErrorCode[];

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(ERRORS, value);
}
