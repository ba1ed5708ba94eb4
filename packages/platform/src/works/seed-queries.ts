import type { WorkRepository } from '@plumbline/core/works/work-repository.ts';
import { and, isNull, notInArray, sql } from 'drizzle-orm';
import type { Connection } from '../database/connection.ts';
import { workAuthors, workSeeds, works } from '../database/schema/works.ts';
import { putSeeds } from './put-seeds.ts';

type Sql = Connection['sql'];

const NAME = 'works';
/** Works of one statement. */
const BATCH = 200;

export function seedQueries(db: Sql): Pick<WorkRepository, 'lockSeeds' | 'seededDigest' | 'replaceSeeds'> {
  const seededDigest = async () => {
    const [row] = await db.select({ digest: workSeeds.digest }).from(workSeeds);
    return row?.digest;
  };
  return {
    seededDigest,
    async lockSeeds() {
      await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('works that ship', 0))`);
      return seededDigest();
    },
    async replaceSeeds({ digest, at, authors, works: seeds }) {
      for (const { authorId, name, about, avatar } of authors)
        await db
          .insert(workAuthors)
          .values({ authorId, userId: null, name, about, avatar })
          .onConflictDoUpdate({ target: workAuthors.authorId, set: { name, about, avatar } });
      for (let from = 0; from < seeds.length; from += BATCH)
        await putSeeds(db, seeds.slice(from, from + BATCH));
      await db
        .delete(works)
        .where(
          and(isNull(works.userId), notInArray(works.workId, ['', ...seeds.map(({ work }) => work.workId)])),
        );
      await db
        .delete(workAuthors)
        .where(
          and(
            isNull(workAuthors.userId),
            notInArray(workAuthors.authorId, ['', ...authors.map(({ authorId }) => authorId)]),
          ),
        );
      await db
        .insert(workSeeds)
        .values({ name: NAME, digest, at })
        .onConflictDoUpdate({ target: workSeeds.name, set: { digest, at } });
    },
  };
}
