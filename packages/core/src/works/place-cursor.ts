import { AppError } from '@plumbline/contract/errors/app-error.ts';

export interface CursorPlace {
  readonly at: Date;
  readonly id: string;
  readonly likes: number;
}

/** Where a list goes on, as text. `order`: a cursor of one order is none of another. */
export function writeCursor(order: string, { at, id, likes }: CursorPlace): string {
  return Buffer.from(`${order} ${at.toISOString()} ${id} ${likes}`).toString('base64url');
}

/** @throws AppError `VALIDATION_FAILED` for a cursor that is none of this order of ours */
export function readCursor(order: string, cursor: string | undefined): CursorPlace | undefined {
  if (cursor === undefined) return undefined;
  const [name, time = '', id = '', likes = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
  const at = new Date(time);
  // Years of five digits are dates to JavaScript and none to the database.
  const readable = /^\d{4}-/.test(time) && !Number.isNaN(at.getTime());
  if (name !== order || !readable || !/^[\w-]{1,64}$/.test(id) || !/^\d{1,9}$/.test(likes))
    throw new AppError('VALIDATION_FAILED', 'cursor', { details: { cursor: 'not a cursor of this list' } });
  return { at, id, likes: Number(likes) };
}
