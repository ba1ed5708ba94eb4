import { fileURLToPath } from 'node:url';
import { loadSettings } from '@plumbline/platform/settings/load-settings.ts';
import { announce } from './announce.ts';
import { ClosingStack, StoppedError } from './closing-stack.ts';
import { explainFailure } from './explain-failure.ts';
import { runPlumbline } from './run-plumbline.ts';

const STOP_LIMIT_MS = 10_000;
/** One Ctrl-C arrives two or three times: from the terminal, from npm and from the launcher. */
const SAME_PRESS_MS = 700;

const root = fileURLToPath(new URL('../../..', import.meta.url));
const stack = new ClosingStack();
let stopping: { readonly since: number } | undefined;

/** Drains and closes everything, then ends the process. A second request, a moment later, ends it at once. */
async function stop(why: string, code: number): Promise<void> {
  if (stopping !== undefined) {
    if (performance.now() - stopping.since > SAME_PRESS_MS) process.exit(code === 0 ? 130 : code);
    return;
  }
  stopping = { since: performance.now() };
  (code === 0 ? process.stdout : process.stderr).write(`\n${why}\n`);
  if (!stack.isEmpty) {
    write('Stopping …');
    await stack.closeAll(STOP_LIMIT_MS, write);
    write('Stopped.');
  }
  process.exit(code);
}

function write(line: string): void {
  process.stdout.write(`${line}\n`);
}

function fail(error: unknown): void {
  if (error instanceof StoppedError) return;
  const text = error instanceof Error ? (explainFailure(error) ?? error.stack) : String(error);
  // What fails while the rest closes is no second request to stop.
  if (stopping !== undefined) write(String(text));
  else void stop(String(text), 1);
}

// A reader that has gone (`npm start | head`) must not bring the app down.
process.stdout.on('error', () => undefined);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void stop(`${signal}.`, 0));
}
process.on('uncaughtException', fail);
process.on('unhandledRejection', fail);
process.once('disconnect', () => void stop('The launcher has ended.', 1));
process.channel?.unref();

try {
  const settings = loadSettings(root);
  const running = await runPlumbline(settings, stack, () => {
    if (stopping === undefined) void stop('The database has ended.', 1);
  });
  announce(settings, running, write);
} catch (error) {
  fail(error);
}
