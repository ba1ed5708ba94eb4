import { pgTable, text } from 'drizzle-orm/pg-core';

/** Pages that are hidden from some roles; a key without a row is hidden from nobody. */
export const routeAccess = pgTable('route_access', {
  accessKey: text('access_key').primaryKey(),
  hiddenFrom: text('hidden_from').array().notNull(),
});
