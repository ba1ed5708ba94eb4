import type { Task, TaskList } from '@plumbline/contract/api/tasks.ts';
import type { QueryClient } from '@tanstack/react-query';
import { askAgain } from './ask-again.ts';

export const WORKS_KEY = ['works'] as const;
export const PARTS_KEY = [...WORKS_KEY, 'part'] as const;
export const TAGS_KEY = ['tags'] as const;

/** Replaces a task in every part that the cache holds; `true` where one held it. */
export function replaceInParts(client: QueryClient, task: Task): boolean {
  let held = false;
  client.setQueriesData<TaskList>({ queryKey: PARTS_KEY }, (part) => {
    if (!part?.items.some(({ taskId }) => taskId === task.taskId)) return part;
    held = true;
    return { ...part, items: part.items.map((item) => (item.taskId === task.taskId ? task : item)) };
  });
  return held;
}

/** Something came or went: days, parts and tags are counted anew where they are shown. */
export function worksChanged(client: QueryClient): void {
  void askAgain(client, WORKS_KEY);
  void askAgain(client, TAGS_KEY);
}
