import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { TaskPage } from './task-repository.ts';

type Place = NonNullable<TaskPage['after']>;

/** Before every task of its moment. */
const FIRST_ID = '00000000-0000-0000-0000-000000000000';
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function writeCursor({ createdAt, taskId }: Place): string {
  return Buffer.from(`${createdAt.toISOString()} ${taskId}`).toString('base64url');
}

/** From here on come the tasks that are older than a moment. */
export function cursorBefore(moment: Date): string {
  return writeCursor({ createdAt: moment, taskId: FIRST_ID });
}

/** @throws AppError `VALIDATION_FAILED` for what is none of ours */
export function readCursor(cursor: string): Place {
  const [time = '', taskId = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
  const createdAt = new Date(time);
  // Years of five digits are dates to JavaScript and none to the database.
  if (!/^\d{4}-/.test(time) || Number.isNaN(createdAt.getTime()) || !ID.test(taskId))
    throw new AppError('VALIDATION_FAILED', 'cursor', { details: { cursor: 'not a cursor of this list' } });
  return { createdAt, taskId };
}
