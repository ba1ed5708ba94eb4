import type { Client, Task } from '@plumbline/api-client/client.ts';
import type { Context } from './context.ts';
import { EXIT } from './exit-codes.ts';
import { describeTask } from './output.ts';

/** Waits until a task has ended, and tells of it meanwhile. */
export async function followTask(
  client: Client,
  taskId: string,
  { output, isTerminal, signal }: Context,
): Promise<Task> {
  return client.wait(taskId, {
    signal,
    onChange: (task) => output.progress(describeTask(task, isTerminal)),
  });
}

export function exitCodeOfTasks(tasks: readonly Task[]): number {
  return tasks.every(({ state }) => state === 'done') ? EXIT.done : EXIT.task;
}
