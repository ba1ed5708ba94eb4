import { customType, timestamp } from 'drizzle-orm/pg-core';

/** A moment in UTC, read and written as a `Date`. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

export const bytes = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (value) => Buffer.from(value),
});

/** Lexemes for a search; written by an expression, never read. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
