import { constants, setPriority } from 'node:os';
import { platform } from 'node:process';

/**
 * Lets the calling thread give way to the one that answers requests, so that a machine with two cores and two renders
 * still reads and writes at once. Linux counts a priority per thread (setpriority(2), "C library/kernel differences");
 * elsewhere it would slow the whole process down, so there nothing is done.
 */
export function yieldToRequests(): void {
  if (platform !== 'linux') return;
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
}
