import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { apiKeys, dataExports, downloads, labelRecords } from '../database/schema/account.ts';
import { accountRecords } from '../database/schema/administration.ts';
import { batches } from '../database/schema/batches.ts';
import { editorSessions } from '../database/schema/editor-sessions.ts';
import { campaignVisits } from '../database/schema/growth.ts';
import { consents, identities, sessions, signUpSources, users } from '../database/schema/identity.ts';
import { faceVerifications } from '../database/schema/face-verifications.ts';
import { images } from '../database/schema/images.ts';
import { ledgerEntries } from '../database/schema/ledger.ts';
import { leads } from '../database/schema/leads.ts';
import { membershipGrants } from '../database/schema/memberships.ts';
import { models, modelVersions } from '../database/schema/models.ts';
import { orders } from '../database/schema/orders.ts';
import { projectBoards, projects, projectTasks, projectViews } from '../database/schema/projects.ts';
import { ownPrompts, promptFavourites } from '../database/schema/prompts.ts';
import { replays } from '../database/schema/replays.ts';
import { shareComments, shares, shareSignOffs } from '../database/schema/shares.ts';
import { tags, taskTags } from '../database/schema/tags.ts';
import { talkMessages, talks } from '../database/schema/talks.ts';
import { eventSequences, queueLanes, taskEvents, tasks, taskTurns } from '../database/schema/tasks.ts';
import {
  collectionItems,
  collections,
  workAuthors,
  workDetails,
  workDownloads,
  workFollows,
  workLikes,
  workReports,
  works,
} from '../database/schema/works.ts';
import { versionNotes } from '../database/schema/versions.ts';
import { webhookDeliveries, webhooks } from '../database/schema/webhooks.ts';
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
  { table: webhooks, owner: webhooks.userId, onErase: 'cascade', file: 'webhooks', secret: ['secret'] },
  {
    table: webhookDeliveries,
    owner: webhookDeliveries.userId,
    onErase: 'cascade',
    file: 'webhook-deliveries',
  },
  { table: dataExports, owner: dataExports.userId, onErase: 'cascade', file: 'exports' },
  { table: membershipGrants, owner: membershipGrants.userId, onErase: 'cascade', file: 'memberships' },
  {
    table: tasks,
    owner: tasks.userId,
    onErase: 'cascade',
    file: 'tasks',
    // Made of the request, for the search alone.
    secret: ['search', 'searchRule'],
  },
  { table: batches, owner: batches.userId, onErase: 'cascade', file: 'batches' },
  { table: talkMessages, owner: talkMessages.ownerId, onErase: 'erase', file: 'talk-messages' },
  { table: talks, owner: talks.ownerId, onErase: 'erase', file: 'talks' },
  { table: tags, owner: tags.userId, onErase: 'cascade', file: 'tags' },
  { table: taskTags, owner: taskTags.userId, onErase: 'cascade', file: 'tagged-tasks' },
  { table: ownPrompts, owner: ownPrompts.userId, onErase: 'cascade', file: 'prompts' },
  { table: promptFavourites, owner: promptFavourites.userId, onErase: 'cascade', file: 'prompt-favourites' },
  { table: shares, owner: shares.ownerId, onErase: 'cascade', file: 'shares', secret: ['tokenHash'] },
  { table: shareComments, owner: shareComments.ownerId, onErase: 'cascade', file: 'share-comments' },
  { table: shareSignOffs, owner: shareSignOffs.ownerId, onErase: 'cascade', file: 'share-decisions' },
  // Made of its texts, for the search alone.
  { table: projects, owner: projects.userId, onErase: 'cascade', file: 'projects', secret: ['search'] },
  { table: projectViews, owner: projectViews.userId, onErase: 'cascade', file: 'project-views' },
  { table: projectTasks, owner: projectTasks.userId, onErase: 'cascade', file: 'project-tasks' },
  { table: projectBoards, owner: projectBoards.userId, onErase: 'cascade', file: 'project-boards' },
  { table: replays, owner: replays.userId, onErase: 'cascade', file: 'replays' },
  { table: models, owner: models.userId, onErase: 'cascade', file: 'models' },
  { table: modelVersions, owner: modelVersions.userId, onErase: 'cascade', file: 'model-versions' },
  { table: images, owner: images.ownerId, onErase: 'erase', file: 'images' },
  { table: editorSessions, owner: editorSessions.ownerId, onErase: 'erase', file: 'editor-sessions' },
  { table: versionNotes, owner: versionNotes.ownerId, onErase: 'erase', file: 'versions' },
  { table: leads, owner: leads.ownerId, onErase: 'erase', file: 'leads', secret: ['requesterHash'] },
  { table: workAuthors, owner: workAuthors.userId, onErase: 'cascade' },
  // Search words are made of the rest and tell their author nothing.
  { table: works, owner: works.userId, onErase: 'cascade', file: 'works', secret: ['words', 'facets'] },
  { table: workDetails, owner: workDetails.userId, onErase: 'cascade', file: 'work-stories' },
  { table: workLikes, owner: workLikes.userId, onErase: 'cascade', file: 'likes' },
  { table: workFollows, owner: workFollows.userId, onErase: 'cascade', file: 'follows' },
  { table: workReports, owner: workReports.userId, onErase: 'cascade', file: 'reports' },
  { table: collections, owner: collections.userId, onErase: 'cascade', file: 'collections' },
  { table: collectionItems, owner: collectionItems.userId, onErase: 'cascade', file: 'collected' },
  { table: workDownloads, owner: workDownloads.userId, onErase: 'cascade', file: 'downloaded-works' },
  { table: taskEvents, owner: taskEvents.userId, onErase: 'erase' },
  { table: eventSequences, owner: eventSequences.userId, onErase: 'erase' },
  { table: taskTurns, owner: taskTurns.userId, onErase: 'cascade' },
  { table: queueLanes, owner: queueLanes.userId, onErase: 'cascade' },
  { table: downloads, owner: downloads.userId, onErase: 'books', file: 'downloads' },
  { table: labelRecords, owner: labelRecords.userId, onErase: 'books', file: 'labels' },
  { table: ledgerEntries, owner: ledgerEntries.userId, onErase: 'books', file: 'ledger' },
  { table: orders, owner: orders.userId, onErase: 'books', file: 'orders' },
];

/** A row without its secrets. */
export function withoutSecrets(row: object, secret: readonly string[] = []): object {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !secret.includes(name)));
}
