import { downloadName } from '@plumbline/contract/download-name.ts';
import type { Clock } from '@plumbline/core/ports/clock.ts';

/** When the last name of each clock was, in ms since 1970. */
const latest = new WeakMap<Clock, number>();

/**
 * The `content-disposition` of a file that is saved, named by the time. Two that are asked for in the same millisecond get
 * names one apart: a browser would otherwise number one of them, and which is which would be lost.
 */
export function attachment(clock: Clock, extension: string, what?: string): string {
  const at = Math.max(clock.now().getTime(), (latest.get(clock) ?? Number.NEGATIVE_INFINITY) + 1);
  latest.set(clock, at);
  return `attachment; filename="${downloadName(new Date(at), extension, what)}"`;
}
