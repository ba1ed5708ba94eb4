import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { apiKeys, dataExports, downloads, labelRecords } from '../database/schema/account.ts';
import { accountRecords } from '../database/schema/administration.ts';
import { editorSessions } from '../database/schema/editor-sessions.ts';
import { campaignVisits } from '../database/schema/growth.ts';
import { consents, identities, sessions, signUpSources, users } from '../database/schema/identity.ts';
import { faceVerifications } from '../database/schema/face-verifications.ts';
import { images } from '../database/schema/images.ts';
import { ledgerEntries } from '../database/schema/ledger.ts';
import { leads } from '../database/schema/leads.ts';
import { membershipGrants } from '../database/schema/memberships.ts';
import { orders } from '../database/schema/orders.ts';
import { replays } from '../database/schema/replays.ts';
import { eventSequences, taskEvents, tasks } from '../database/schema/tasks.ts';
import { versionNotes } from '../database/schema/versions.ts';
import { casTickets, wechatScans, wechatStates } from '../database/schema/ways-in.ts';

/**
 * What becomes of the rows when the account is erased: `erase`, in this order; `cascade`, the database removes them with
 * the user's row; `books`, they stay, and the id in them names nobody any more.
 */
type OnErase = 'erase' | 'cascade' | 'books';

export interface PersonalTable {
  readonly table: PgTable;
  /** Holds the user's id. */
  readonly owner: PgColumn;
  readonly onErase: OnErase;
  /** Name of its file in the export of one's data; absent where it tells its owner nothing. */
  readonly file?: string;
  /** Hashes and other secrets, by the names of their properties. */
  readonly secret?: readonly string[];
}

/**
 * Every table with rows of a person. A test compares this list with the schema, so that none is forgotten in an export
 * or left behind by an erasure.
 */
export const PERSONAL_TABLES: readonly PersonalTable[] = [
  { table: users, owner: users.id, onErase: 'erase', file: 'profile' },
  {
    table: identities,
    owner: identities.userId,
    onErase: 'cascade',
    file: 'identities',
    secret: ['secretHash'],
  },
  { table: consents, owner: consents.userId, onErase: 'cascade', file: 'consents' },
  { table: sessions, owner: sessions.userId, onErase: 'cascade', file: 'sessions', secret: ['tokenHash'] },
  { table: signUpSources, owner: signUpSources.userId, onErase: 'cascade', file: 'sign-up' },
  {
    table: campaignVisits,
    owner: campaignVisits.ownerId,
    onErase: 'erase',
    file: 'campaign-visits',
    secret: ['requesterHash'],
  },
  { table: accountRecords, owner: accountRecords.userId, onErase: 'cascade', file: 'company' },
  { table: casTickets, owner: casTickets.userId, onErase: 'cascade' },
  { table: wechatScans, owner: wechatScans.userId, onErase: 'cascade' },
  { table: wechatStates, owner: wechatStates.userId, onErase: 'cascade' },
  {
    table: faceVerifications,
    owner: faceVerifications.userId,
    onErase: 'cascade',
    file: 'face-verifications',
    secret: ['referenceSecret'],
  },
  { table: apiKeys, owner: apiKeys.userId, onErase: 'cascade', file: 'api-keys', secret: ['keyHash'] },
  { table: dataExports, owner: dataExports.userId, onErase: 'cascade', file: 'exports' },
  { table: membershipGrants, owner: membershipGrants.userId, onErase: 'cascade', file: 'memberships' },
  { table: tasks, owner: tasks.userId, onErase: 'cascade', file: 'tasks' },
  { table: replays, owner: replays.userId, onErase: 'cascade', file: 'replays' },
  { table: images, owner: images.ownerId, onErase: 'erase', file: 'images' },
  { table: editorSessions, owner: editorSessions.ownerId, onErase: 'erase', file: 'editor-sessions' },
  { table: versionNotes, owner: versionNotes.ownerId, onErase: 'erase', file: 'versions' },
  { table: leads, owner: leads.ownerId, onErase: 'erase', file: 'leads', secret: ['requesterHash'] },
  { table: taskEvents, owner: taskEvents.userId, onErase: 'erase' },
  { table: eventSequences, owner: eventSequences.userId, onErase: 'erase' },
  { table: downloads, owner: downloads.userId, onErase: 'books', file: 'downloads' },
  { table: labelRecords, owner: labelRecords.userId, onErase: 'books', file: 'labels' },
  { table: ledgerEntries, owner: ledgerEntries.userId, onErase: 'books', file: 'ledger' },
  { table: orders, owner: orders.userId, onErase: 'books', file: 'orders' },
];

/** A row without its secrets. */
export function withoutSecrets(row: object, secret: readonly string[] = []): object {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !secret.includes(name)));
}
