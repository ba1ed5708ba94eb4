import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

let collect: (() => void) | undefined;

/**
 * Collects what this thread has let go of. V8 does not count shared memory: a thread that holds the last reference to a
 * gigabyte of it sees no reason to collect, and one that waits for work never does. (`HeapProfiler.collectGarbage` of the
 * inspector, which needs no flag, leaves shared memory where it is.)
 */
export function collectGarbage(): void {
  collect ??= findCollector();
  collect();
}

function findCollector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}
