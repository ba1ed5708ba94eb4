import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { RecallCase } from './cases.ts';
import type { ThreadTask } from './recall-thread.ts';
import type { PictureResult } from './run-case.ts';

/**
 * Runs cases on all cores, one case at a time on each.
 * @param look where to leave the pictures. @throws what a thread failed with.
 */
export async function runCases(
  cases: readonly RecallCase[],
  look: string | undefined,
  onDone: (done: number) => void,
): Promise<PictureResult[]> {
  const waiting = [...cases];
  const results: PictureResult[] = [];
  let done = 0;
  const work = async (): Promise<void> => {
    const thread = new Worker(new URL('./recall-thread.ts', import.meta.url));
    try {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        results.push(...(await askThread(thread, { recallCase: next, look })));
        done++;
        onDone(done);
      }
    } finally {
      await thread.terminate();
    }
  };
  await Promise.all(Array.from({ length: Math.min(cases.length, availableParallelism()) }, work));
  return results;
}

function askThread(thread: Worker, task: ThreadTask): Promise<readonly PictureResult[]> {
  return new Promise((resolve, reject) => {
    const settle = (): void => {
      thread.removeAllListeners('message');
      thread.removeAllListeners('error');
    };
    thread.once('message', (results: readonly PictureResult[]) => {
      settle();
      resolve(results);
    });
    thread.once('error', (error) => {
      settle();
      reject(error);
    });
    thread.postMessage(task);
  });
}
