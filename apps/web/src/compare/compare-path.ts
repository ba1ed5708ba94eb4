import type { Task } from '@plumbline/contract/api/tasks.ts';

export interface Compared {
  readonly task: Pick<Task, 'taskId'>;
  readonly imageId: string;
}

const KEYS = ['a', 'b'] as const;

/** The page that shows two results beside each other. */
export function comparePath(one: Compared, two: Compared): string {
  const value = ({ task, imageId }: Compared) => `${task.taskId}.${imageId}`;
  return `/compare?${new URLSearchParams({ a: value(one), b: value(two) }).toString()}`;
}

/** The two that an address names; undefined for what names none. */
export function readCompared(
  search: URLSearchParams,
): readonly ({ readonly taskId: string; readonly imageId: string } | undefined)[] {
  return KEYS.map((key) => {
    const [taskId = '', imageId = '', ...rest] = (search.get(key) ?? '').split('.');
    return taskId === '' || imageId === '' || rest.length > 0 ? undefined : { taskId, imageId };
  });
}
