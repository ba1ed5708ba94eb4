import type { MessageRecord } from '@plumbline/core/talks/talk-record.ts';
import type { TalkRepository } from '@plumbline/core/talks/talk-repository.ts';
import {
  and,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  notExists,
  or,
  sql,
} from 'drizzle-orm';
import type { Connection } from '../database/connection.ts';
import { users } from '../database/schema/identity.ts';
import { talkMessages, talks } from '../database/schema/talks.ts';

const { deletedAt: _deletedAt, ...TALK } = getTableColumns(talks);
const { place: _place, beatAt: _beatAt, ...MESSAGE } = getTableColumns(talkMessages);
const isThere = isNull(talks.deletedAt);
const isPinned = sql<boolean>`(${talks.pinnedAt} is not null)`;
/** No talk is deeper: a loop in the rows would otherwise never end. */
const DEEPEST = 20_000;

export function createTalkRepository({ sql: db }: Connection): TalkRepository {
  return {
    async lock(ownerId) {
      await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`talks:${ownerId}`}, 0))`);
    },
    async add(talk) {
      await db.insert(talks).values(talk);
    },
    async find(talkId) {
      const [row] = await db
        .select(TALK)
        .from(talks)
        .where(and(eq(talks.talkId, talkId), isThere));
      return row;
    },
    async count(ownerId) {
      const [row] = await db
        .select({ n: count() })
        .from(talks)
        .where(and(eq(talks.ownerId, ownerId), isThere));
      return row?.n ?? 0;
    },
    async list(ownerId, { words, after, limit }) {
      const matches = and(eq(talks.ownerId, ownerId), isThere, ...words.map(holds));
      const from = after
        ? or(
            sql`${isPinned} < ${after.pinned}`,
            and(
              sql`${isPinned} = ${after.pinned}`,
              or(
                lt(talks.updatedAt, after.updatedAt),
                and(eq(talks.updatedAt, after.updatedAt), lt(talks.talkId, after.talkId)),
              ),
            ),
          )
        : undefined;
      const rows = await db
        .select(TALK)
        .from(talks)
        .where(and(matches, from))
        .orderBy(desc(isPinned), desc(talks.updatedAt), desc(talks.talkId))
        .limit(limit);
      const [all] = await db.select({ n: count() }).from(talks).where(matches);
      return { talks: rows, total: all?.n ?? 0 };
    },
    async change(talkId, change) {
      await db.update(talks).set(change).where(eq(talks.talkId, talkId));
    },
    async delete(talkId, at) {
      await db.update(talks).set({ deletedAt: at }).where(eq(talks.talkId, talkId));
    },
    async restore(talkId, ownerId, deletedAfter) {
      const [row] = await db
        .update(talks)
        .set({ deletedAt: null })
        .where(and(eq(talks.talkId, talkId), eq(talks.ownerId, ownerId), gt(talks.deletedAt, deletedAfter)))
        .returning(TALK);
      return row;
    },
    async removeDeleted(until) {
      await db.delete(talks).where(lte(talks.deletedAt, until));
    },
    async removeLeft(before) {
      const owner = db.select({ id: users.id }).from(users).where(eq(users.id, talks.ownerId));
      await db.delete(talks).where(and(lt(talks.updatedAt, before), notExists(owner)));
    },
    async adopt(visitorId, userId) {
      await db.update(talks).set({ ownerId: userId }).where(eq(talks.ownerId, visitorId));
      await db.update(talkMessages).set({ ownerId: userId }).where(eq(talkMessages.ownerId, visitorId));
    },

    async addMessage(message, at) {
      await db.insert(talkMessages).values({
        ...message,
        imageIds: [...message.imageIds],
        beatAt: message.state === 'writing' ? at : null,
      });
    },
    async findMessage(messageId) {
      const [row] = await messagesThere(messageId);
      return row;
    },
    async lockMessage(messageId) {
      const [row] = await messagesThere(messageId).for('update', { of: talkMessages });
      return row;
    },
    async countMessages(talkId) {
      const [row] = await db.select({ n: count() }).from(talkMessages).where(eq(talkMessages.talkId, talkId));
      return row?.n ?? 0;
    },
    async branch(newestId, limit) {
      const { rows } = await db.execute<{ id: string }>(sql`
        with recursive up (id, parent, depth) as (
          select message_id, parent_id, 1 from talk_messages where message_id = ${newestId}
          union all
          select m.message_id, m.parent_id, up.depth + 1
          from up join talk_messages m on m.message_id = up.parent
          where up.depth < ${limit}
        )
        select id from up order by depth desc`);
      const ids = rows.map(({ id }) => id);
      const found =
        ids.length === 0
          ? []
          : await db.select(MESSAGE).from(talkMessages).where(inArray(talkMessages.messageId, ids));
      const byId = new Map(found.map((message) => [message.messageId, message]));
      return ids.flatMap((id): MessageRecord[] => {
        const message = byId.get(id);
        return message ? [message] : [];
      });
    },
    async siblings(talkId, messageIds) {
      if (messageIds.length === 0) return new Map();
      const { rows } = await db.execute<{ id: string; others: string[] }>(sql`
        select m.message_id as id, array_agg(s.message_id order by s.place) as others
        from talk_messages m
        join talk_messages s on s.talk_id = m.talk_id and s.parent_id is not distinct from m.parent_id
        where m.talk_id = ${talkId} and ${inArray(sql`m.message_id`, [...messageIds])}
        group by m.message_id`);
      return new Map(rows.map(({ id, others }) => [id, others]));
    },
    async newestBelow(messageId) {
      const { rows } = await db.execute<{ id: string }>(sql`
        with recursive down (id, depth) as (
          select ${messageId}::text, 1
          union all
          select next.message_id, down.depth + 1
          from down cross join lateral (
            select message_id from talk_messages where parent_id = down.id order by place desc limit 1
          ) next
          where down.depth < ${DEEPEST}
        )
        select id from down order by depth desc limit 1`);
      return rows[0]?.id ?? messageId;
    },
    async writingAmong(talkIds) {
      if (talkIds.length === 0) return new Set();
      const rows = await db
        .selectDistinct({ talkId: talkMessages.talkId })
        .from(talkMessages)
        .where(and(inArray(talkMessages.talkId, [...talkIds]), eq(talkMessages.state, 'writing')));
      return new Set(rows.map(({ talkId }) => talkId));
    },
    async countWriting(ownerId) {
      const [row] = await db
        .select({ n: count() })
        .from(talkMessages)
        .where(and(eq(talkMessages.ownerId, ownerId), eq(talkMessages.state, 'writing')));
      return row?.n ?? 0;
    },
    async append(messageId, text, parts, at) {
      const rows = await db
        .update(talkMessages)
        .set({ text: sql`${talkMessages.text} || ${text}`, parts, beatAt: at })
        .where(and(eq(talkMessages.messageId, messageId), eq(talkMessages.state, 'writing')))
        .returning({ messageId: talkMessages.messageId });
      return rows.length > 0;
    },
    async setParts(messageId, parts) {
      await db.update(talkMessages).set({ parts }).where(eq(talkMessages.messageId, messageId));
    },
    async end(messageId, { state, errorCode, usage, at }) {
      const rows = await db
        .update(talkMessages)
        .set({ state, errorCode, usage, endedAt: at, beatAt: null })
        .where(and(eq(talkMessages.messageId, messageId), eq(talkMessages.state, 'writing')))
        .returning({ messageId: talkMessages.messageId });
      return rows.length > 0;
    },
    listAbandoned: (before, limit) =>
      db
        .select(MESSAGE)
        .from(talkMessages)
        .where(
          and(
            eq(talkMessages.state, 'writing'),
            isNotNull(talkMessages.beatAt),
            lt(talkMessages.beatAt, before),
          ),
        )
        .limit(limit),
  };

  function messagesThere(messageId: string) {
    return db
      .select(MESSAGE)
      .from(talkMessages)
      .innerJoin(talks, eq(talks.talkId, talkMessages.talkId))
      .where(and(eq(talkMessages.messageId, messageId), isThere));
  }
}

function holds(word: string) {
  const pattern = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql`(${talks.title} ilike ${pattern} or exists (
    select 1 from talk_messages m where m.talk_id = ${talks.talkId} and m.text ilike ${pattern}))`;
}
