import { getTableColumns } from 'drizzle-orm';
import { shareComments, shareSignOffs } from '../database/schema/shares.ts';

// What the database adds to a row to keep its order is no part of the record.
const { number: _ofComment, ...comment } = getTableColumns(shareComments);
const { number: _ofSignOff, ...signOff } = getTableColumns(shareSignOffs);

export const COMMENT_COLUMNS = comment;
export const SIGN_OFF_COLUMNS = signOff;
