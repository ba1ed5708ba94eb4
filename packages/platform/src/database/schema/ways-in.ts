import { type AnyPgColumn, bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { users } from './identity.ts';

/** Failed attempts with a password, one row for the account and one for the address; they carry the limits. */
export const signInFailures = pgTable(
  'sign_in_failures',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Hash of what is counted. */
    key: text('key').notNull(),
    failedAt: moment('failed_at').notNull(),
  },
  (table) => [index('sign_in_failures_key').on(table.key, table.failedAt)],
);

/** A QR code of the official account. Ticket, scene and nonce are three random values, none to be had from another. */
export const wechatScans = pgTable(
  'wechat_scans',
  {
    id: text('id').primaryKey(),
    ticketHash: text('ticket_hash').notNull().unique(),
    sceneHash: text('scene_hash').notNull().unique(),
    nonceHash: text('nonce_hash').notNull(),
    purpose: text('purpose').notNull(),
    /** Who wants to join the identity; null for signing in. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    requester: text('requester').notNull(),
    device: text('device').notNull(),
    visit: jsonb('visit').notNull(),
    state: text('state').notNull(),
    subject: text('subject'),
    unionId: text('union_id'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    consumedAt: moment('consumed_at'),
  },
  (table) => [index('wechat_scans_requester').on(table.requester, table.createdAt)],
);

/** A way to WeChat's own page that somebody has begun. */
export const wechatStates = pgTable('wechat_states', {
  stateHash: text('state_hash').primaryKey(),
  nonceHash: text('nonce_hash').notNull(),
  purpose: text('purpose').notNull(),
  userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
  /** Path of this site to go to afterwards. */
  next: text('next').notNull(),
  visit: jsonb('visit').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

/** Pushes that were received, so that a recorded one does nothing again. */
export const wechatPushes = pgTable('wechat_pushes', {
  key: text('key').primaryKey(),
  seenAt: moment('seen_at').notNull(),
});

/** Tickets of the CAS protocol: those that grant (TGT) and those for one service (ST). */
export const casTickets = pgTable(
  'cas_tickets',
  {
    ticketHash: text('ticket_hash').primaryKey(),
    kind: text('kind').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The TGT of an ST: ends together with it. */
    grantedBy: text('granted_by').references((): AnyPgColumn => casTickets.ticketHash, {
      onDelete: 'cascade',
    }),
    service: text('service'),
    usedAt: moment('used_at').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('cas_tickets_expiry').on(table.expiresAt)],
);
