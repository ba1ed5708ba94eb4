import type { PromptRepository } from '@plumbline/core/prompts/prompt-repository.ts';
import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import type { Connection } from '../database/connection.ts';
import { ownPrompts, promptFavourites } from '../database/schema/prompts.ts';

const PROMPT = {
  promptId: ownPrompts.promptId,
  title: ownPrompts.title,
  prompt: ownPrompts.prompt,
  negative: ownPrompts.negative,
  createdAt: ownPrompts.createdAt,
  changedAt: ownPrompts.changedAt,
};

export function createPromptRepository({ sql: db }: Connection): PromptRepository {
  return {
    async lock(userId) {
      await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`prompts:${userId}`}, 0))`);
    },
    list: (userId) =>
      db
        .select(PROMPT)
        .from(ownPrompts)
        .where(eq(ownPrompts.userId, userId))
        .orderBy(desc(ownPrompts.changedAt), asc(ownPrompts.promptId)),
    async find(userId, promptId) {
      const [row] = await db
        .select(PROMPT)
        .from(ownPrompts)
        .where(and(eq(ownPrompts.userId, userId), eq(ownPrompts.promptId, promptId)));
      return row;
    },
    async count(userId) {
      const [row] = await db
        .select({ prompts: count() })
        .from(ownPrompts)
        .where(eq(ownPrompts.userId, userId));
      return row?.prompts ?? 0;
    },
    async add(userId, prompt) {
      await db.insert(ownPrompts).values({ ...prompt, userId });
    },
    async change(promptId, change, changedAt) {
      await db
        .update(ownPrompts)
        .set({ ...change, changedAt })
        .where(eq(ownPrompts.promptId, promptId));
    },
    async delete(promptId) {
      await db.delete(ownPrompts).where(eq(ownPrompts.promptId, promptId));
    },
    async favourites(userId) {
      const rows = await db
        .select({ itemId: promptFavourites.itemId })
        .from(promptFavourites)
        .where(eq(promptFavourites.userId, userId))
        .orderBy(desc(promptFavourites.markedAt), asc(promptFavourites.itemId));
      return rows.map(({ itemId }) => itemId);
    },
    async mark(userId, itemId, markedAt) {
      await db.insert(promptFavourites).values({ userId, itemId, markedAt }).onConflictDoNothing();
    },
    async unmark(userId, itemId) {
      await db
        .delete(promptFavourites)
        .where(and(eq(promptFavourites.userId, userId), eq(promptFavourites.itemId, itemId)));
    },
  };
}
