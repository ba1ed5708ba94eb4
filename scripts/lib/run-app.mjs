import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { environmentWith } from './environment.mjs';
import { root } from './paths.mjs';

const PARENT_CHECK_MS = 200;
/** Pictures are decoded on the threads that also read files: the default of 4 would let uploads stop every file read. */
const NATIVE_THREADS = '16';
/** @type {NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a program of ours in the foreground: signals go on to it, its exit code becomes ours. The channel between
 * the two tells it when this process is killed, so that it never runs on alone.
 *
 * @param {string} node path of the Node to run under
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [extra] further environment variables
 * @returns {Promise<number>} the exit code
 */
export function runApp(node, args, extra = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(node, ['--disable-warning=ExperimentalWarning', ...args], {
      cwd: root,
      env: { UV_THREADPOOL_SIZE: NATIVE_THREADS, ...environmentWith(node), ...extra },
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    /** @param {NodeJS.Signals} signal */
    const forward = (signal) => child.kill(signal);
    for (const signal of SIGNALS) process.on(signal, forward);
    const watch = watchNpm(() => forward('SIGTERM'));
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      for (const name of SIGNALS) process.off(name, forward);
      clearInterval(watch);
      resolve(code ?? (signal === null ? 1 : 128 + constants.signals[signal]));
    });
  });
}

/**
 * Where npm is killed, nothing tells its scripts; the number of the parent process changes, though.
 *
 * @param {() => void} onEnd
 */
function watchNpm(onEnd) {
  if (process.env.npm_lifecycle_event === undefined) return undefined;
  const npm = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(timer);
    onEnd();
  }, PARENT_CHECK_MS);
  return timer;
}
