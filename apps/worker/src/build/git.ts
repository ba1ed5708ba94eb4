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
 * Runs git in a folder. Variables of a surrounding git, as hooks have them, would lead it to another repository.
 *
 * @returns what it wrote
 * @throws GitFailure, also where there is no git; the signal's reason
 */
export async function git(folder: string, args: readonly string[], signal?: AbortSignal): Promise<string> {
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'));
  try {
    const { stdout } = await run('git', ['-C', folder, ...args], {
      env: { ...Object.fromEntries(inherited), GIT_OPTIONAL_LOCKS: '0', GIT_TERMINAL_PROMPT: '0' },
      timeout: TIMEOUT_MS,
      maxBuffer: MAX_OUTPUT_BYTES,
      ...(signal ? { signal } : {}),
    });
    return stdout;
  } catch (error) {
    signal?.throwIfAborted();
    const { stderr = '', message } = error as Error & { readonly stderr?: string };
    throw new GitFailure(stderr.trim().split('\n').at(-1) || message, { cause: error });
  }
}
