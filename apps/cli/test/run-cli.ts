import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export interface RunningCli {
  readonly child: ChildProcess;
  /** Resolves once standard error says so. */
  told(pattern: RegExp): Promise<void>;
  /** Its standard output until now. */
  said(): string;
  readonly ended: Promise<Ended>;
}

/** Starts the command as people and build servers do: a process of its own, without a terminal. */
export function startCli(
  words: readonly string[],
  env: Readonly<Record<string, string>>,
  input = '',
): RunningCli {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN, ...words], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      LANG: 'en_US.UTF-8',
      ...env,
    },
  });
  let out = '';
  let err = '';
  const listeners = new Set<() => void>();
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    err += chunk.toString();
    for (const listen of listeners) listen();
  });
  child.stdin.end(input);
  const ended = (once(child, 'close') as Promise<[number | null]>).then(([code]) => ({ code, out, err }));
  return {
    child,
    ended,
    said: () => out,
    told: (pattern) =>
      new Promise((resolve, reject) => {
        const listen = () => {
          if (!pattern.test(err)) return;
          listeners.delete(listen);
          resolve();
        };
        listeners.add(listen);
        listen();
        void ended.then(() => reject(new Error(`It ended without ${pattern}:\n${out}${err}`)));
      }),
  };
}

export function runCli(
  words: readonly string[],
  env: Readonly<Record<string, string>>,
  input?: string,
): Promise<Ended> {
  return startCli(words, env, input).ended;
}
