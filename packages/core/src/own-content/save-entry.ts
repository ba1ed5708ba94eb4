import { randomBytes } from 'node:crypto';
import { OWN_ENTRIES_MAX, type OwnEntry, type OwnKind } from '@plumbline/contract/content/own-content.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { type Administrator, audit } from '../administration/administrator.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database, Repositories } from '../ports/database.ts';
import type { BuiltInContent } from './built-in-content.ts';
import { hasCover } from './has-cover.ts';
import type { EntryVersion, StoredEntry } from './own-content-repository.ts';
import { newestOf } from './content-source.ts';
import { coverContentOf } from './cover-content.ts';
import { requireReferences } from './require-references.ts';

export interface OwnContentDependencies {
  readonly database: Database;
  readonly clock: Clock;
  /** What ships: own entries refer to it. */
  readonly builtIn: BuiltInContent;
}

/** Ids of categories are digits: a nine and seven more. */
const FIRST_CATEGORY = 90_000_000;

/**
 * Keeps a new entry, or a new version of one, as a draft; its cover is asked for in the same transaction.
 *
 * @param change `id` and `revision` of the entry that is changed; both absent: a new one
 * @returns the entry's id and version
 * @throws AppError `NOT_FOUND`, `CONTENT_CHANGED` (another administrator was first), `CONTENT_LIMIT`, `VALIDATION_FAILED` with the
 *   fields
 */
export async function saveEntry(
  { database, clock, builtIn }: OwnContentDependencies,
  administrator: Administrator,
  value: OwnEntry,
  change: { readonly id: string; readonly revision: number } | undefined,
): Promise<{ readonly id: string; readonly version: number }> {
  const at = clock.now();
  return database.transaction(async (repositories) => {
    const { ownContent, queue } = repositories;
    await ownContent.lockAll();
    const entries = await ownContent.list();
    const id = change === undefined ? await addEntry(repositories, entries, value.kind, at) : change.id;
    if (change !== undefined) await requireUnchanged(repositories, change, value.kind);
    const pictureSize = await requirePicture(repositories, value);
    requireReferences(value, id, entries, builtIn);
    const version = await ownContent.addVersion(id, {
      value,
      pictureSize,
      coverState: hasCover(value) ? 'waiting' : 'none',
      author: administrator.id,
      at,
    });
    if (hasCover(value)) {
      const source = { builtIn, entryOf: newestOf(await ownContent.list()) };
      await queue.renderCover(id, version, coverContentOf(id, source));
    }
    await audit(repositories, administrator, {
      act: change === undefined ? 'content.add' : 'content.edit',
      subject: `${value.kind}/${id}`,
      details: { version, draft: value },
      at,
    });
    return { id, version };
  });
}

async function addEntry(
  { ownContent }: Repositories,
  entries: readonly StoredEntry[],
  kind: OwnKind,
  at: Date,
): Promise<string> {
  if (entries.filter((entry) => entry.kind === kind).length >= OWN_ENTRIES_MAX)
    throw new AppError('CONTENT_LIMIT', `${OWN_ENTRIES_MAX} entries of ${kind}`, {
      values: { limit: OWN_ENTRIES_MAX },
    });
  const number = await ownContent.nextNumber();
  const id = kind === 'category' ? String(FIRST_CATEGORY + number) : `own-${randomBytes(6).toString('hex')}`;
  await ownContent.add(id, kind, number, at);
  return id;
}

/** The entry as whoever changes it saw it. */
export async function requireUnchanged(
  { ownContent }: Pick<Repositories, 'ownContent'>,
  { id, revision }: { readonly id: string; readonly revision: number },
  kind?: OwnKind,
): Promise<StoredEntry> {
  const entry = await ownContent.lock(id);
  if (!entry || (kind !== undefined && entry.kind !== kind))
    throw new AppError('NOT_FOUND', `no entry ${id}`);
  if (entry.revision !== revision)
    throw new AppError('CONTENT_CHANGED', `revision ${entry.revision} of ${id}, not ${revision}`);
  return entry;
}

/** A picture that is not there would be a task that fails. A cut-out has something clear in it. */
async function requirePicture(
  { ownContent }: Repositories,
  value: OwnEntry,
): Promise<EntryVersion['pictureSize']> {
  if (!('picture' in value)) return null;
  const [picture] = await ownContent.findPictures([value.picture]);
  const refuse = (what: string) => {
    throw new AppError('VALIDATION_FAILED', what, { details: { picture: what } });
  };
  if (!picture) return refuse('there is no such picture');
  if (value.kind === 'object' && !picture.alpha)
    return refuse('a cut-out has a transparent ground: PNG or WebP');
  return { width: picture.width, height: picture.height };
}
