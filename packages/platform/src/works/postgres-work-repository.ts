import type { WorkRepository } from '@plumbline/core/works/work-repository.ts';
import type { Connection } from '../database/connection.ts';
import { moderationQueries } from './moderation-queries.ts';
import { seedQueries } from './seed-queries.ts';
import { similarQueries } from './similar-queries.ts';
import { workReactions } from './work-reactions.ts';
import { workReads } from './work-reads.ts';
import { workWrites } from './work-writes.ts';

export function createWorkRepository({ sql: db }: Connection): WorkRepository {
  return {
    ...workReads(db),
    ...workWrites(db),
    ...workReactions(db),
    ...similarQueries(db),
    ...moderationQueries(db),
    ...seedQueries(db),
  };
}
