import type { Task, TaskList } from '@plumbline/contract/api/tasks.ts';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { replaceInParts, worksChanged } from './works-cache.ts';

type Lists = InfiniteData<TaskList, string>;

const ENDED = new Set<Task['state']>(['done', 'failed', 'cancelled']);

export function hasEnded(task: Task): boolean {
  return ENDED.has(task.state);
}

/** Replaces a task wherever the cache holds it; `true` where some list held it already. */
function replaceInLists(client: QueryClient, task: Task): boolean {
  let held = false;
  client.setQueriesData<Lists>({ queryKey: ['tasks'] }, (lists) => {
    if (!lists?.pages.some((page) => page.items.some((item) => item.taskId === task.taskId))) return lists;
    held = true;
    return {
      ...lists,
      pages: lists.pages.map((page) => ({
        ...page,
        items: page.items.map((item) => (item.taskId === task.taskId ? task : item)),
      })),
    };
  });
  return held;
}

/**
 * What is known of a task, where an answer tells of it: the stream and an answer can overtake each other, and an ended task
 * never runs again. Every answer with tasks goes through it.
 */
export function newestOf(client: QueryClient, task: Task): Task {
  const before = client.getQueryData<Task>(['task', task.taskId]);
  return before && hasEnded(before) && !hasEnded(task) ? before : task;
}

/** Takes in a task that the server told of: the one place where news of tasks enters the cache. */
export function receiveTask(client: QueryClient, task: Task): void {
  const before = client.getQueryData<Task>(['task', task.taskId]);
  if (newestOf(client, task) !== task) return;
  client.setQueryData(['task', task.taskId], task);
  const inParts = replaceInParts(client, task);
  if (!inParts && before?.state !== task.state) worksChanged(client);
  const held = replaceInLists(client, task);
  // A list that does not hold it may have to now; progress alone changes nothing about that.
  if (!held && before?.state !== task.state) void client.invalidateQueries({ queryKey: ['tasks'] });
  if (hasEnded(task) && !(before && hasEnded(before)))
    void client.invalidateQueries({ queryKey: ['tickets'] });
}

export function forgetTask(client: QueryClient, taskId: string): void {
  client.removeQueries({ queryKey: ['task', taskId] });
  client.setQueriesData<Lists>({ queryKey: ['tasks'] }, (lists) =>
    lists
      ? {
          ...lists,
          pages: lists.pages.map((page) => {
            const items = page.items.filter((item) => item.taskId !== taskId);
            return { ...page, items, total: page.total - (page.items.length - items.length) };
          }),
        }
      : lists,
  );
  worksChanged(client);
}

/** Ids of tasks that had not ended when last heard of. */
export function unfinishedIds(client: QueryClient): string[] {
  const single = client.getQueriesData<Task>({ queryKey: ['task'] }).map(([, task]) => task);
  const listed = client
    .getQueriesData<Lists>({ queryKey: ['tasks'] })
    .flatMap(([, lists]) => lists?.pages.flatMap((page) => page.items) ?? []);
  const tasks = [...single, ...listed].filter((task) => task !== undefined);
  return [...new Set(tasks.filter((task) => !hasEnded(task)).map((task) => task.taskId))];
}
