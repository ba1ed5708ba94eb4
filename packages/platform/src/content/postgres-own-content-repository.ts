import type { OwnKind } from '@plumbline/contract/content/own-content.ts';
import type {
  ContentPicture,
  CoverState,
  EntryVersion,
  OwnContentRepository,
  StoredEntry,
} from '@plumbline/core/own-content/own-content-repository.ts';
import {
  aliasedTable,
  and,
  asc,
  count,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  max,
  notExists,
  sql,
} from 'drizzle-orm';
import type { Connection } from '../database/connection.ts';
import { contentPictures, ownEntries, ownVersions } from '../database/schema/own-content.ts';

type EntryRow = typeof ownEntries.$inferSelect;
type VersionRow = typeof ownVersions.$inferSelect;

export function createOwnContentRepository({ sql: db }: Connection): OwnContentRepository {
  const drafts = aliasedTable(ownVersions, 'drafts');
  const publisheds = aliasedTable(ownVersions, 'publisheds');
  const entries = () =>
    db
      .select({ entry: ownEntries, draft: drafts, published: publisheds })
      .from(ownEntries)
      .leftJoin(drafts, and(eq(drafts.entryId, ownEntries.id), eq(drafts.version, ownEntries.draft)))
      .leftJoin(
        publisheds,
        and(eq(publisheds.entryId, ownEntries.id), eq(publisheds.version, ownEntries.published)),
      );
  const raised = { revision: sql`${ownEntries.revision} + 1` };
  return {
    async stamp() {
      // Every change raises one of them, and no entry is ever deleted.
      const [row] = await db
        .select({
          entries: count(),
          revisions: sql<string>`coalesce(sum(${ownEntries.revision} + ${ownEntries.covers}), 0)`,
        })
        .from(ownEntries);
      return `${row?.entries}:${row?.revisions}`;
    },
    async list() {
      const rows = await entries().where(isNull(ownEntries.removedAt)).orderBy(asc(ownEntries.number));
      return rows.map(toEntry);
    },
    async lock(id) {
      await db.select({ id: ownEntries.id }).from(ownEntries).where(eq(ownEntries.id, id)).for('update');
      const [row] = await entries().where(and(eq(ownEntries.id, id), isNull(ownEntries.removedAt)));
      return row && toEntry(row);
    },
    async lockAll() {
      await db.execute(sql`select pg_advisory_xact_lock(hashtext('own-content'))`);
    },
    async nextNumber() {
      const [row] = await db.select({ last: max(ownEntries.number) }).from(ownEntries);
      return (row?.last ?? 0) + 1;
    },
    async add(id, kind, number, at) {
      await db
        .insert(ownEntries)
        .values({ id, kind, number, revision: 0, covers: 0, createdAt: at, changedAt: at });
    },
    async addVersion(id, { value, pictureSize, coverState, author, at }) {
      const [row] = await db
        .select({ newest: max(ownVersions.version) })
        .from(ownVersions)
        .where(eq(ownVersions.entryId, id));
      const version = (row?.newest ?? 0) + 1;
      await db
        .insert(ownVersions)
        .values({ entryId: id, version, value, pictureSize, coverState, author, createdAt: at });
      await db
        .update(ownEntries)
        .set({ draft: version, changedAt: at, ...raised })
        .where(eq(ownEntries.id, id));
      return version;
    },
    async dropDraft(id, at) {
      await db
        .update(ownEntries)
        .set({ draft: null, changedAt: at, ...raised })
        .where(eq(ownEntries.id, id));
    },
    async remove(id, at) {
      await db
        .update(ownEntries)
        .set({ draft: null, removedAt: at, changedAt: at, ...raised })
        .where(eq(ownEntries.id, id));
    },
    async publish(at) {
      const rows = await db
        .update(ownEntries)
        .set({ published: sql`${ownEntries.draft}`, draft: null, publishedAt: at, ...raised })
        .where(and(isNotNull(ownEntries.draft), isNull(ownEntries.removedAt)))
        .returning();
      return rows.map(({ id, published }) => ({ id, version: published ?? 0 }));
    },
    async findVersion(id, version) {
      const [row] = await db
        .select()
        .from(ownVersions)
        .where(and(eq(ownVersions.entryId, id), eq(ownVersions.version, version)));
      return row && toVersion(row);
    },
    async setCover(id, version, { state, file, error }) {
      await db
        .update(ownVersions)
        .set({ coverState: state, coverFile: file, coverError: error })
        .where(and(eq(ownVersions.entryId, id), eq(ownVersions.version, version)));
      await db
        .update(ownEntries)
        .set({ covers: sql`${ownEntries.covers} + 1` })
        .where(eq(ownEntries.id, id));
    },
    async addPicture(picture) {
      await db
        .insert(contentPictures)
        .values(picture)
        .onConflictDoUpdate({ target: contentPictures.id, set: { createdAt: picture.createdAt } });
    },
    async findPictures(ids) {
      if (ids.length === 0) return [];
      const rows = await db
        .select()
        .from(contentPictures)
        .where(inArray(contentPictures.id, [...ids]));
      return rows.map((row) => ({ ...row, mime: row.mime as ContentPicture['mime'] }));
    },
    async countPictures() {
      const [row] = await db.select({ pictures: count() }).from(contentPictures);
      return row?.pictures ?? 0;
    },
    async removeUnsavedPictures(before, limit) {
      const saved = db
        .select({ one: sql`1` })
        .from(ownVersions)
        .where(sql`${ownVersions.value} ->> 'picture' = ${contentPictures.id}`);
      const unsaved = db
        .select({ id: contentPictures.id })
        .from(contentPictures)
        .where(and(lt(contentPictures.createdAt, before), notExists(saved)))
        .limit(limit);
      const gone = await db
        .delete(contentPictures)
        .where(inArray(contentPictures.id, unsaved))
        .returning({ id: contentPictures.id });
      return gone.length;
    },
    async namesFile(id) {
      const pictures = await db.$count(contentPictures, eq(contentPictures.id, id));
      return pictures > 0 || (await db.$count(ownVersions, eq(ownVersions.coverFile, `${id}.webp`))) > 0;
    },
  };
}

function toEntry({
  entry,
  draft,
  published,
}: {
  entry: EntryRow;
  draft: VersionRow | null;
  published: VersionRow | null;
}): StoredEntry {
  const { id, kind, number, revision, changedAt, publishedAt } = entry;
  return {
    id,
    kind: kind as OwnKind,
    number,
    revision,
    draft: draft && toVersion(draft),
    published: published && toVersion(published),
    changedAt,
    publishedAt,
  };
}

function toVersion({
  version,
  value,
  pictureSize,
  coverState,
  coverFile,
  coverError,
}: VersionRow): EntryVersion {
  return {
    version,
    value,
    pictureSize,
    cover: { state: coverState as CoverState, file: coverFile, error: coverError },
  };
}
