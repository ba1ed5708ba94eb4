import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, chromium, type Page } from 'playwright-core';

export interface DesktopOptions {
  /** Data of an earlier start; default: a folder of its own. */
  readonly dataDir?: string;
  /** What the stand-in is told, by the names that it reads (`electron.ts`). */
  readonly standIn?: Readonly<Record<string, string>>;
  /** Arguments of the program: `--hidden`, a deep link. */
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

export interface Desktop {
  readonly dataDir: string;
  /** The page of that name, once it is there. */
  page(name: 'index' | 'result'): Promise<Page>;
  /** Asks the stand-in. */
  ask<T>(name: string, input?: unknown): Promise<T>;
  output(): string;
  /** Ends it as a crash does. */
  kill(): Promise<void>;
  dispose(): Promise<void>;
}

const MAIN = fileURLToPath(new URL('../../../apps/desktop/dist/main.mjs', import.meta.url));
const REGISTER = new URL('register.mjs', import.meta.url).href;
const PATIENCE_MS = 60_000;

/** Runs the built client, main process and preload script as they are, on the stand-in of Electron. */
export async function startDesktop(options: DesktopOptions = {}): Promise<Desktop> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'plumbline-desktop-')));
  const debugPort = await freePort();
  const told = { DATA: dataDir, DEBUG_PORT: String(debugPort), ...options.standIn };
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--import', REGISTER, MAIN, ...(options.args ?? [])],
    {
      env: {
        ...process.env,
        ...Object.fromEntries(Object.entries(told).map(([name, value]) => [`STAND_IN_${name}`, value])),
        ...options.env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const control = await until(
    child,
    () => /^stand-in (\d+)$/m.exec(output)?.[1],
    () => output,
  );
  let browser: Browser | undefined;
  const ask = async <T>(name: string, input?: unknown): Promise<T> => {
    const body = input === undefined ? '' : JSON.stringify(input);
    const response = await fetch(`http://127.0.0.1:${control}/${name}`, { method: 'POST', body });
    if (!response.ok) throw new Error(`${name}: ${await response.text()}`);
    return ((await response.json()) as { value: T }).value;
  };
  const kill = async () => {
    await browser?.close().catch(() => undefined);
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  return {
    dataDir,
    page: (name) =>
      until(
        child,
        async () => {
          browser ??= await chromium.connectOverCDP(`http://127.0.0.1:${debugPort}`).catch(() => undefined);
          const context = browser?.contexts()[0];
          context?.setDefaultTimeout(PATIENCE_MS);
          return context?.pages().find((page) => page.url().includes(`/${name}.html`));
        },
        () => output,
      ),
    ask,
    output: () => output,
    kill,
    dispose: async () => {
      await ask('quit').catch(() => undefined);
      await Promise.race([once(child, 'exit'), sleep(5000)]);
      await kill();
      if (options.dataDir === undefined) await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function until<T>(
  child: ChildProcess,
  look: () => T | undefined | Promise<T | undefined>,
  output: () => string,
): Promise<T> {
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await sleep(100)) {
    const found = await look();
    if (found !== undefined) return found;
    if (child.exitCode !== null) break;
  }
  throw new Error(`The desktop client is not there:\n${output()}`);
}

async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}
