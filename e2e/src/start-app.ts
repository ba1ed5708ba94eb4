import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export interface StartOptions {
  /** Data of an earlier start; default: a folder of its own, removed by `dispose`. */
  readonly dataDir?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Another checkout whose app is started; default: this one. */
  readonly checkout?: string;
  /** The account to run as, where the tests run as root. */
  readonly account?: { readonly uid: number; readonly gid: number };
}

export interface StartedApp {
  /** Empty for a worker, which has none. */
  readonly url: string;
  readonly dataDir: string;
  readonly pid: number;
  /** All that the app has printed. */
  output(): string;
  /** Sends the signal and waits for the end. @returns the exit code, or the signal's name */
  end(signal?: NodeJS.Signals): Promise<number | string>;
  /** Ends it if it still runs, and removes its data. */
  dispose(): Promise<void>;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const START_LIMIT_MS = 150_000;

/**
 * Starts the real application in a process of its own: embedded database, worker and web build included, on a free
 * port. What `.env` and the environment say about the app is not inherited.
 *
 * @throws with the app's output when it ends before it is ready
 */
export async function startApp(options: StartOptions = {}): Promise<StartedApp> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'plumbline-app-')));
  if (options.account !== undefined) chownSync(dataDir, options.account.uid, options.account.gid);
  const child = spawnApp({ DATA_DIR: dataDir, ...options.env }, options);
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  const url = await waitForAddress(child, () => output);
  const end = async (signal: NodeJS.Signals = 'SIGTERM') => {
    const ended = child.exitCode ?? child.signalCode;
    if (ended !== null) return ended;
    const exit = once(child, 'exit') as Promise<[number | null, string | null]>;
    child.kill(signal);
    const [code, name] = await exit;
    return code ?? name ?? 'unknown';
  };
  return {
    url,
    dataDir,
    pid: child.pid as number,
    output: () => output,
    end,
    dispose: async () => {
      await end();
      if (options.dataDir === undefined) await removeData(dataDir);
    },
  };
}

/**
 * Runs the application to its end, for starts that are to fail.
 *
 * @param isTimeToStop asked again and again; once it says so SIGTERM is sent. Default: never
 */
export async function runApp(
  env: Readonly<Record<string, string>>,
  isTimeToStop?: () => Promise<boolean>,
): Promise<{ code: number | null; output: string }> {
  const child = spawnApp(env, {});
  if (isTimeToStop !== undefined) void stopWhen(child, isTimeToStop);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

async function stopWhen(child: ChildProcess, isTimeToStop: () => Promise<boolean>): Promise<void> {
  while (child.exitCode === null && child.signalCode === null) {
    // Once: a second request ends it at once.
    if (await isTimeToStop()) return void child.kill('SIGTERM');
    await sleep(5);
  }
}

/** The process number of the embedded database, undefined where none runs. */
export async function databasePid(dataDir: string): Promise<number | undefined> {
  const file = await readFile(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').catch(() => '');
  return Number(file.split('\n')[0]) || undefined;
}

export async function removeData(dataDir: string): Promise<void> {
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
}

function spawnApp(
  env: Readonly<Record<string, string>>,
  { checkout = root, account }: Pick<StartOptions, 'checkout' | 'account'>,
): ChildProcess {
  const program = join(checkout, 'apps', 'plumbline', 'src', 'main.ts');
  return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program], {
    cwd: checkout,
    env: {
      PATH: process.env.PATH,
      // What Node keeps of our TypeScript: a start takes half the time with it.
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: '0',
      HOST: '127.0.0.1',
      // An empty value hides one from `.env`.
      ROLE: '',
      DATABASE_URL: '',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...account,
  });
}

function waitForAddress(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const give = (error: Error | undefined, url = '') => {
      clearTimeout(timer);
      child.stdout?.off('data', look);
      child.off('exit', gone);
      if (error === undefined) resolve(url);
      else reject(error);
    };
    const look = () => {
      if (!output().includes('Ctrl-C stops it.')) return;
      give(undefined, /^ {2}Address +(\S+)/m.exec(output())?.[1]);
    };
    const gone = () => give(new Error(`The app ended before it was ready:\n${output()}`));
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      give(new Error(`The app was not ready within ${START_LIMIT_MS / 1000} s:\n${output()}`));
    }, START_LIMIT_MS);
    child.stdout?.on('data', look);
    child.once('exit', gone);
  });
}
