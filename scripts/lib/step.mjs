import { spawn } from 'node:child_process';

/** A step failed in a way that its message explains; no stack is shown. */
export class StepError extends Error {
  /** @override */
  toString() {
    return this.message;
  }
}

/**
 * Runs one quiet step of the preparation: a line that says what is done, its time, and the program's own output
 * only where it fails.
 *
 * @param {string} title
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<void>}
 */
export async function step(title, program, args, options) {
  const started = performance.now();
  process.stdout.write(`${title} …`);
  const { code, output } = await capture(program, args, options);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(code === 0 ? ` ${seconds} s\n` : ' failed\n');
  if (code !== 0)
    throw new StepError(`${output.trim()}\n\n${title}: failed (${program} ended with ${code}).`);
}

/**
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<{ code: number, output: string }>} both streams in the order they came
 */
function capture(program, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (chunk) => {
        output += chunk;
      });
    }
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Runs the main part of a script; an expected failure is printed without a stack.
 *
 * @param {() => Promise<void>} main
 */
export async function runMain(main) {
  try {
    await main();
  } catch (error) {
    const known = error instanceof StepError || !(error instanceof Error);
    process.stderr.write(`${known ? error : error.stack}\n`);
    process.exitCode = 1;
  }
}
