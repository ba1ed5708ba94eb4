import { spawnSync } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * PostgreSQL's three ways to stop, and how long each may take. The first waits for connections that are just being
 * closed, which would otherwise hear of an "administrator command"; the second ends them; the third leaves it to the
 * next start to recover.
 */
const STOP_STEPS = [
  ['SIGTERM', 1_000],
  ['SIGINT', 8_000],
  ['SIGQUIT', 5_000],
] as const;

/**
 * Stops the PostgreSQL that outlived an app killed with `kill -9`, so that this start owns the one that runs.
 * A `postmaster.pid` whose number now belongs to some other program (after a reboot) is removed instead:
 * PostgreSQL itself would take that program for a running server and refuse to start.
 *
 * @param clusterDir PostgreSQL's data folder
 * @throws when the old server does not stop
 */
export async function stopLeftover(clusterDir: string): Promise<void> {
  const pidFile = join(clusterDir, 'postmaster.pid');
  const [firstLine, secondLine] = (await readFile(pidFile, 'utf8').catch(() => '')).split('\n');
  const pid = Number(firstLine);
  if (!Number.isInteger(pid) || pid <= 1 || !isAlive(pid)) return;
  if (secondLine !== clusterDir || !(await isPostgres(pid, clusterDir))) {
    await rm(pidFile, { force: true });
    return;
  }
  await stopPostgres(pid);
}

/** Asks ever more firmly. @throws when the server outlives all of it */
export async function stopPostgres(pid: number): Promise<void> {
  for (const [signal, limitMs] of STOP_STEPS) {
    if (!sendSignal(pid, signal)) return;
    const deadline = Date.now() + limitMs;
    while (Date.now() < deadline) {
      if (!isAlive(pid)) return;
      await sleep(20);
    }
  }
  throw new Error(`PostgreSQL (process ${pid}) does not stop. End it by hand and start again.`);
}

/** @returns false when the process is already gone */
function sendSignal(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function isPostgres(pid: number, clusterDir: string): Promise<boolean> {
  const command =
    process.platform === 'linux'
      ? (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).replaceAll('\0', ' ')
      : spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout;
  return command.includes('postgres') && command.includes(clusterDir);
}
