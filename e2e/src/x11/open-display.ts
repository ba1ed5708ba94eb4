import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { createInterface } from 'node:readline';

export interface Display {
  /** For programs whose windows are to be there. */
  readonly env: Record<string, string>;
  close(): Promise<void>;
}

/** Its pointer rests in the middle. */
const SCREEN = '1920x1200x24';
/** The fourth stream of a child, after those that every program has. */
const NUMBER_STREAM = 3;

/**
 * A display without a screen, of a number that nobody has, with a manager that moves, minimises and restores windows. Its programs
 * have to be there (`missingDisplayPackages`).
 */
export async function openDisplay(): Promise<Display> {
  const args = ['-displayfd', String(NUMBER_STREAM), '-screen', '0', SCREEN, '-nolisten', 'tcp'];
  const server = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const lines = createInterface({ input: server.stdio[NUMBER_STREAM] as Readable });
  const ended = once(server, 'exit').then(([code]) => {
    throw new Error(`Xvfb ended with ${String(code)} before it was ready.`);
  });
  const [number] = (await Promise.race([once(lines, 'line'), ended])) as [string];
  ended.catch(() => undefined);
  const { WAYLAND_DISPLAY: _, ...inherited } = process.env;
  const env = { ...(inherited as Record<string, string>), DISPLAY: `:${number}` };
  const manager = spawn('openbox', ['--sm-disable'], { env, stdio: 'ignore' });
  await once(manager, 'spawn');
  return {
    env,
    close: async () => {
      lines.close();
      await end(manager);
      await end(server);
    },
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill();
  await exit;
}
