import { execFile, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Programs } from '../ports/ports.ts';

const OUTPUT_MAX_BYTES = 1024 * 1024;

/** Programs are started by name with their arguments, never through a shell. */
export const systemPrograms: Programs = {
  run: (command, args, timeoutMs) =>
    new Promise((resolve) => {
      const options = { timeout: timeoutMs, maxBuffer: OUTPUT_MAX_BYTES, windowsHide: true };
      execFile(command, [...args], options, (error, stdout) => {
        if (!error) resolve({ code: 0, stdout });
        else if (typeof error.code === 'number') resolve({ code: error.code, stdout });
        else resolve(undefined);
      });
    }),
  start: ({ command, args, cwd, env, onLine, onEnd }) => {
    const child = spawn(command, [...args], {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    });
    for (const stream of [child.stdout, child.stderr]) createInterface(stream).on('line', onLine);
    let ended = false;
    const end = (code: number | null) => {
      if (!ended) onEnd(code);
      ended = true;
    };
    child.on('error', (error) => {
      onLine(error.message);
      end(1);
    });
    child.on('exit', (code) => end(code));
    return { stop: () => void child.kill('SIGTERM') };
  },
};
