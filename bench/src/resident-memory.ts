import { readFileSync } from 'node:fs';

/**
 * Memory of a process that lies in the machine's own, in MiB (Linux).
 *
 * @param field `VmRSS`: now; `VmHWM`: at most so far
 */
export function residentMiB(pid: number, field: 'VmRSS' | 'VmHWM' = 'VmRSS'): number {
  const line = new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Math.round(Number(line?.[1] ?? 0) / 1_024);
}
