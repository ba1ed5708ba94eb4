import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';
import type { WorkerRecord } from './worker-repository.ts';

/**
 * A worker with a place free for a task of a kind, by its own engine: the one with the fewest tasks, and of these always the same, whose
 * code is warm.
 *
 * @param running tasks of each worker that is there at this moment; undefined: nobody may be given anything
 * @returns undefined where there is none
 */
export function chooseFreeWorker(
  workers: readonly WorkerRecord[],
  running: ReadonlyMap<string, number> | undefined,
  wanted: { readonly function: FunctionName; readonly size: number; readonly engineId: string | null },
): string | undefined {
  const tasksOf = ({ workerId, slots }: WorkerRecord) => running?.get(workerId) ?? slots;
  const isAble = ({ engines, largestSize }: WorkerRecord) =>
    (largestSize === null || wanted.size <= largestSize) &&
    engines.some(
      ({ id, healthy, functions }) =>
        id === wanted.engineId && healthy && functions.includes(wanted.function),
    );
  const [first] = workers
    .filter((worker) => tasksOf(worker) < worker.slots && isAble(worker))
    .sort((a, b) => tasksOf(a) - tasksOf(b) || a.workerId.localeCompare(b.workerId));
  return first?.workerId;
}
