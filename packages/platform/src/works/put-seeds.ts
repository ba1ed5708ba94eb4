import type { NewWork } from '@plumbline/core/works/work-record.ts';
import { getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Connection } from '../database/connection.ts';
import { workDetails, workFeatures, workPictures, works } from '../database/schema/works.ts';
import { detailsRow, pictureRows, workRow } from './work-writes.ts';

/** What an administrator decided, what people did, and what triggers keep stays as it is. */
const KEPT = new Set(['workId', 'state', 'moderation', 'revision', 'listed', 'likes']);

/** Adds works that ship, or changes them in place. */
export async function putSeeds(db: Connection['sql'], seeds: readonly NewWork[]): Promise<void> {
  const ids = seeds.map(({ work }) => work.workId);
  await db
    .insert(works)
    .values(seeds.map(workRow))
    .onConflictDoUpdate({ target: works.workId, set: excluded(works) });
  await db
    .insert(workDetails)
    .values(seeds.map(detailsRow))
    .onConflictDoUpdate({ target: workDetails.workId, set: excluded(workDetails) });
  await db.delete(workPictures).where(inArray(workPictures.workId, ids));
  await db
    .insert(workPictures)
    .values(seeds.flatMap(({ work, pictures }) => pictureRows(work.workId, pictures)));
  // Their covers may be other pictures now.
  await db.delete(workFeatures).where(inArray(workFeatures.workId, ids));
}

/** Every column that a new file may change, as the refused row has it. */
function excluded(table: PgTable): Record<string, SQL> {
  return Object.fromEntries(
    Object.entries(getTableColumns(table))
      .filter(([property]) => !KEPT.has(property))
      .map(([property, { name }]) => [property, sql.raw(`excluded."${name}"`)]),
  );
}
