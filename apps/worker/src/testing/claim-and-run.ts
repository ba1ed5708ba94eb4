import { type ClaimedTask, claimTask } from '@plumbline/core/tasks/run/claim-task.ts';
import { runTask, type TaskRunDependencies } from '../tasks/run-task.ts';

/** Runs one task, whatever else waits, as a worker does that has just taken it. */
export async function claimAndRun(
  dependencies: TaskRunDependencies,
  taskId: string,
  watch: (claimed: ClaimedTask) => { readonly lost: AbortController; readonly close: () => void },
): Promise<void> {
  const claimed = await claimTask(dependencies.database, taskId, dependencies.clock.now());
  if (claimed) await runTask(dependencies, claimed, watch(claimed));
}
