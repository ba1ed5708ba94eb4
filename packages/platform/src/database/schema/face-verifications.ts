import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { users } from './identity.ts';

/**
 * That somebody asked a provider to compare their face with their document, and what it said. No picture, no feature of
 * a face and no document ever comes here.
 */
export const faceVerifications = pgTable(
  'face_verifications',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** How the provider knows it; opens the page on the phone. */
    referenceSecret: text('reference_secret').notNull(),
    state: text('state').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [index('face_verifications_user').on(table.userId, table.createdAt)],
);
