import { randomUUID } from 'node:crypto';
import type { TagList } from '@plumbline/contract/api/tags.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { TAGS_MAX, TAGS_OF_TASK_MAX } from '@plumbline/contract/history/history-limits.ts';
import { restorableSince } from '../deletion/restorable-until.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database, Repositories } from '../ports/database.ts';
import { requireTask } from '../tasks/require-task.ts';

export interface TagDependencies {
  readonly database: Database;
  readonly clock: Clock;
}

export async function listTags({ tags }: Pick<Repositories, 'tags'>, userId: string): Promise<TagList> {
  return { items: await tags.list(userId) };
}

/**
 * Puts tags on works by their names, and takes others off by their ids: all or nothing.
 *
 * @throws AppError `NOT_FOUND`, `GONE` for a work or a tag that is not the user's; `TAG_LIMIT`
 */
export async function tagTasks(
  { database, clock }: TagDependencies,
  userId: string,
  change: { readonly taskIds: string[]; readonly add: string[]; readonly remove: string[] },
): Promise<TagList> {
  const taskIds = [...new Set(change.taskIds)];
  return database.transaction(async (repositories) => {
    const { tags, tasks, taskEvents } = repositories;
    await tags.lock(userId);
    const found = new Map((await tasks.findMany(taskIds)).map((task) => [task.taskId, task]));
    for (const taskId of taskIds) await requireTask(repositories, found.get(taskId), { taskId, userId });
    for (const tagId of change.remove) await requireTag(repositories, userId, tagId);
    await tags.takeOff(userId, change.remove, taskIds);
    const added: string[] = [];
    for (const name of new Set(change.add))
      added.push(await tagIdOf(repositories, userId, name, clock.now()));
    await tags.put(userId, [...new Set(added)], taskIds);
    if ((await tags.mostOf(taskIds)) > TAGS_OF_TASK_MAX)
      throw new AppError('TAG_LIMIT', `more than ${TAGS_OF_TASK_MAX} tags of a task`);
    // Last, as everywhere: the sequence of events is the last lock of a user.
    for (const taskId of taskIds) await taskEvents.append(userId, taskId, clock.now(), { queueMoved: false });
    return listTags(repositories, userId);
  });
}

async function tagIdOf(
  { tags }: Pick<Repositories, 'tags'>,
  userId: string,
  name: string,
  at: Date,
): Promise<string> {
  const known = await tags.findByName(userId, name);
  if (known) return known.tagId;
  if ((await tags.list(userId)).length >= TAGS_MAX)
    throw new AppError('TAG_LIMIT', `${userId} has ${TAGS_MAX}`);
  const tagId = `t-${randomUUID()}`;
  await tags.add(userId, { tagId, name }, at);
  return tagId;
}

async function requireTag({ tags }: Pick<Repositories, 'tags'>, userId: string, tagId: string) {
  const tag = await tags.find(userId, tagId);
  if (!tag) throw new AppError('NOT_FOUND', `tag ${tagId} of ${userId}`);
  return tag;
}

/**
 * Where another tag has the name, everything with the renamed one gets that instead: two tags become one.
 *
 * @throws AppError `NOT_FOUND`
 */
export async function renameTag(
  { database }: Pick<TagDependencies, 'database'>,
  userId: string,
  tagId: string,
  name: string,
): Promise<{ tag: { tagId: string; name: string }; merged: boolean }> {
  return database.transaction(async (repositories) => {
    const { tags } = repositories;
    await tags.lock(userId);
    await requireTag(repositories, userId, tagId);
    const other = await tags.findByName(userId, name);
    if (other && other.tagId !== tagId) {
      await tags.move(userId, tagId, other.tagId);
      await tags.remove(tagId);
      return { tag: other, merged: true };
    }
    await tags.rename(tagId, name);
    return { tag: { tagId, name }, merged: false };
  });
}

/** Its works stay. @throws AppError `NOT_FOUND` */
export async function deleteTag(
  { database, clock }: TagDependencies,
  userId: string,
  tagId: string,
): Promise<void> {
  await database.transaction(async (repositories) => {
    await repositories.tags.lock(userId);
    await requireTag(repositories, userId, tagId);
    await repositories.tags.delete(tagId, clock.now());
  });
}

/**
 * Brings back a tag that was deleted a moment ago, on all the works that had it and are there. Where another one was given its
 * name meanwhile, they get that.
 *
 * @throws AppError `NOT_FOUND`, also where its time is over
 */
export async function restoreTag(
  { database, clock }: TagDependencies,
  userId: string,
  tagId: string,
): Promise<TagList> {
  return database.transaction(async (repositories) => {
    const { tags } = repositories;
    await tags.lock(userId);
    const deleted = await tags.findDeleted(userId, tagId, restorableSince(clock.now()));
    if (!deleted) {
      await requireTag(repositories, userId, tagId);
      return listTags(repositories, userId);
    }
    const other = await tags.findByName(userId, deleted.name);
    if (other) await tags.remove(tagId);
    else await tags.restore(tagId);
    await tags.put(userId, [other?.tagId ?? tagId], deleted.keptTasks);
    return listTags(repositories, userId);
  });
}
