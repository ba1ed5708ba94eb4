import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const TIMEOUT_MS = 120_000;
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/** A command of git that failed; its message is git's own last line. */
export class GitFailure extends Error {
  override readonly name = 'GitFailure';
}

/**
 * Runs git in a folder, for the text that it writes.
 *
 * @throws GitFailure, also where there is no git; the signal's reason
 */
export async function git(folder: string, args: readonly string[], signal?: AbortSignal): Promise<string> {
  return (await gitBytes(folder, args, signal ? { signal } : {})).toString();
}

/**
 * The same for bytes. Variables of a surrounding git, as hooks have them, would lead it to another repository.
 *
 * @param options `input`: what it reads
 * @throws GitFailure, also where there is no git; the signal's reason
 */
export async function gitBytes(
  folder: string,
  args: readonly string[],
  { input, signal }: { readonly input?: string; readonly signal?: AbortSignal } = {},
): Promise<Buffer> {
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'));
  try {
    const running = run('git', ['-C', folder, ...args], {
      encoding: 'buffer',
      env: { ...Object.fromEntries(inherited), GIT_OPTIONAL_LOCKS: '0', GIT_TERMINAL_PROMPT: '0' },
      timeout: TIMEOUT_MS,
      maxBuffer: MAX_OUTPUT_BYTES,
      ...(signal ? { signal } : {}),
    });
    // One that ends before it has read all says why itself.
    running.child.stdin?.on('error', () => undefined).end(input ?? '');
    return (await running).stdout;
  } catch (error) {
    signal?.throwIfAborted();
    const { stderr, message } = error as Error & { readonly stderr?: Buffer };
    throw new GitFailure(stderr?.toString().trim().split('\n').at(-1) || message, { cause: error });
  }
}
