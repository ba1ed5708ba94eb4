import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * When a process began, in the system's own words: together with its number it names the process for good, across
 * reboots too.
 *
 * @returns undefined when there is no such process
 */
export function processStart(pid: number): string | undefined {
  if (process.platform === 'linux') return linuxStart(pid);
  if (process.platform === 'win32') return windowsStart(pid);
  const { status, stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

function linuxStart(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program's name, in brackets, may itself hold spaces and brackets; after it the start is field 20.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const isZombie = fields[0] === 'Z';
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return isZombie ? undefined : `${boot} ${fields[19]}`;
  } catch {
    return undefined;
  }
}

/** Windows tells no start time cheaply; the number alone must do. */
function windowsStart(pid: number): string | undefined {
  try {
    process.kill(pid, 0);
    return 'running';
  } catch {
    return undefined;
  }
}
