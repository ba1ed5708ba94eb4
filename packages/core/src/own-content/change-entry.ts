import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { type Administrator, audit } from '../administration/administrator.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database } from '../ports/database.ts';
import type { StoredEntry } from './own-content-repository.ts';
import { newestOf } from './content-source.ts';
import { coverContentOf } from './cover-content.ts';
import { type OwnContentDependencies, requireUnchanged } from './save-entry.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
}

interface Seen {
  readonly id: string;
  readonly revision: number;
}

/**
 * Forgets what waits to be published of an entry; one that never was goes with it.
 *
 * @throws AppError `NOT_FOUND`, `CONTENT_CHANGED`, `CONTENT_IN_USE`
 */
export async function takeBackEntry(
  { database, clock }: Dependencies,
  administrator: Administrator,
  seen: Seen,
): Promise<void> {
  const at = clock.now();
  await database.transaction(async (repositories) => {
    await repositories.ownContent.lockAll();
    const entry = await requireUnchanged(repositories, seen);
    if (!entry.published) requireUnused(entry, await repositories.ownContent.list());
    if (entry.published) await repositories.ownContent.dropDraft(entry.id, at);
    else await repositories.ownContent.remove(entry.id, at);
    await audit(repositories, administrator, {
      act: 'content.edit',
      subject: `${entry.kind}/${entry.id}`,
      details: { draft: null },
      at,
    });
  });
}

/**
 * Takes an entry out of the library at once. Tasks that wait and results that were made keep the version that they use.
 *
 * @throws AppError `NOT_FOUND`, `CONTENT_CHANGED`, `CONTENT_IN_USE` with the entries that name it
 */
export async function removeEntry(
  { database, clock }: Dependencies,
  administrator: Administrator,
  seen: Seen,
): Promise<void> {
  const at = clock.now();
  await database.transaction(async (repositories) => {
    await repositories.ownContent.lockAll();
    const entry = await requireUnchanged(repositories, seen);
    requireUnused(entry, await repositories.ownContent.list());
    await repositories.ownContent.remove(entry.id, at);
    await audit(repositories, administrator, {
      act: 'content.remove',
      subject: `${entry.kind}/${entry.id}`,
      details: { version: entry.published?.version ?? null },
      at,
    });
  });
}

/**
 * Asks for the cover of an entry's newest version again.
 *
 * @throws AppError `NOT_FOUND`, `CONTENT_CHANGED`
 */
export async function renderCoverAgain(
  { database, builtIn }: Pick<OwnContentDependencies, 'database' | 'builtIn'>,
  seen: Seen,
): Promise<void> {
  await database.transaction(async (repositories) => {
    const entry = await requireUnchanged(repositories, seen);
    const newest = entry.draft ?? entry.published;
    if (!newest || newest.cover.state === 'none') throw new AppError('NOT_FOUND', `no cover of ${entry.id}`);
    await repositories.ownContent.setCover(entry.id, newest.version, {
      ...newest.cover,
      state: 'waiting',
      error: null,
    });
    const source = { builtIn, entryOf: newestOf(await repositories.ownContent.list()) };
    await repositories.queue.renderCover(entry.id, newest.version, coverContentOf(entry.id, source));
  });
}

function requireUnused({ id }: StoredEntry, entries: readonly StoredEntry[]): void {
  const users = entries.filter(
    (entry) =>
      entry.id !== id &&
      [entry.draft?.value, entry.published?.value].some(
        (value) =>
          (value?.kind === 'style' && Object.values(value.materials).includes(id)) ||
          (value?.kind === 'category' && (value.style === id || value.parent === id)),
      ),
  );
  if (users.length === 0) return;
  const names = users.map(({ draft, published }) => Object.values((draft ?? published)?.value.name ?? {})[0]);
  throw new AppError('CONTENT_IN_USE', `${id} is named by ${users.map((user) => user.id).join(', ')}`, {
    values: { names: names.join(', ') },
  });
}
