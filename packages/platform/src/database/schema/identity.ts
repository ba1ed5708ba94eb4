import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

export const users = pgTable('users', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  userType: text('user_type').notNull(),
  role: text('role').notNull(),
  status: text('status').notNull(),
  testUser: boolean('test_user').notNull().default(false),
  membershipLevel: text('membership_level').notNull().default('none'),
  membershipExpiresAt: moment('membership_expires_at'),
  /** When its owner asked for the account to be deleted; null for all who stay. */
  leavingSince: moment('leaving_since'),
  /** Whether downloads carry the visible AI label; null: as the operator's policy has it. */
  visibleLabel: boolean('visible_label'),
  /** When a provider last found that the face is the one of the document; null: never, or taken back. */
  faceVerifiedAt: moment('face_verified_at'),
  createdAt: moment('created_at').notNull(),
});

/** A way to sign in: one row a phone number, mail address, WeChat id or account name. */
export const identities = pgTable(
  'identities',
  {
    provider: text('provider').notNull(),
    subject: text('subject').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    secretHash: text('secret_hash'),
    /** Names the row towards its owner, who is never shown the whole subject. */
    id: text('id').notNull().unique().default(sql`gen_random_uuid()::text`),
    /** WeChat's id of a person over all apps of one owner; `subject` is the one within a single app. */
    unionId: text('union_id'),
    /** What its owner recognises where the subject says nothing: a nickname. */
    label: text('label'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index('identities_user').on(table.userId),
    index('identities_union').on(table.unionId),
  ],
);

/** Sessions of signed-in users; an anonymous session is a signed cookie and has no row. */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    device: text('device').notNull(),
    /** `web`, or `desktop`: of these a user has one at a time. */
    client: text('client').notNull().default('web'),
    createdAt: moment('created_at').notNull(),
    /** When its user last proved who they are, other than by signing in. */
    confirmedAt: moment('confirmed_at'),
    seenAt: moment('seen_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
    revokedWhy: text('revoked_why'),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
);

/** One row a code that was asked for. They also carry the limits: codes a day and number, codes an hour and address. */
export const codes = pgTable(
  'codes',
  {
    id: text('id').primaryKey(),
    channel: text('channel').notNull(),
    recipient: text('recipient').notNull(),
    /** What the code was asked for; it opens nothing else. */
    purpose: text('purpose').notNull().default('sign-in'),
    codeHash: text('code_hash').notNull(),
    requester: text('requester').notNull(),
    attempts: smallint('attempts').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    closedAt: moment('closed_at'),
  },
  (table) => [
    index('codes_recipient').on(table.channel, table.recipient, table.createdAt),
    index('codes_requester').on(table.requester, table.createdAt),
  ],
);

export const consents = pgTable(
  'consents',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    document: text('document').notNull(),
    version: text('version').notNull(),
    acceptedAt: moment('accepted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.document, table.version] })],
);

/** Where a new user came from, as the sign-in told (`source`, `inviteCode`). */
export const signUpSources = pgTable(
  'sign_up_sources',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    source: jsonb('source').notNull(),
    inviteCode: text('invite_code'),
  },
  (table) => [index('sign_up_sources_invite').on(table.inviteCode)],
);

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    owner: text('owner').notNull(),
    route: text('route').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    /** Null while the first request runs. */
    status: integer('status'),
    body: text('body'),
    cookies: text('cookies'),
    claimedAt: moment('claimed_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.route, table.key] }),
    index('idempotency_keys_expiry').on(table.expiresAt),
  ],
);

/** Development only: messages that would have been sent. */
export const inboxMessages = pgTable(
  'inbox_messages',
  {
    id: text('id').primaryKey(),
    channel: text('channel').notNull(),
    recipient: text('recipient').notNull(),
    code: text('code'),
    text: text('text').notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [index('inbox_messages_recipient').on(table.recipient, table.sentAt)],
);

/** Random keys that every process of one installation shares: CSRF, file addresses, anonymous sessions. */
export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});
