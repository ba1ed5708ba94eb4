import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import type { EngineInput, PixelBuffer } from '@plumbline/core/ports/image-engine.ts';
import { MakeAgainFailure } from '../make-again-failure.ts';
import type { CheckoutAnswer, CheckoutJob } from './checkout-job.ts';

const PROGRAM = fileURLToPath(new URL('./checkout-program.ts', import.meta.url));
/** Renders of today's users go first. */
const LOW_PRIORITY = 10;

/**
 * Has the engine of another checkout make a picture, in a process of its own: two versions of the same modules do not live
 * together in one.
 *
 * @throws MakeAgainFailure where that engine refuses or cannot be started; the signal's reason
 */
export async function makeInCheckout(
  checkout: string,
  engineId: string,
  input: EngineInput,
  signal: AbortSignal,
): Promise<PixelBuffer> {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-again-'));
  try {
    const job: CheckoutJob = { engineId, input };
    const files = { job: join(folder, 'job'), answer: join(folder, 'answer') };
    await writeFile(files.job, serialize(job));
    await runProgram([checkout, files.job, files.answer], signal);
    const answer = deserialize(await readFile(files.answer)) as CheckoutAnswer;
    if ('picture' in answer) return answer.picture;
    throw new MakeAgainFailure(`that version refuses it: ${answer.refused}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function runProgram(args: readonly string[], signal: AbortSignal): Promise<void> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', PROGRAM, ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    signal,
  });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaint = (complaint + chunk.toString()).slice(-4_000);
  });
  child.on('spawn', () => {
    if (child.pid !== undefined) setPriority(child.pid, LOW_PRIORITY);
  });
  child.on('error', () => undefined);
  const [code] = (await once(child, 'close')) as [number | null];
  signal.throwIfAborted();
  if (code !== 0)
    throw new MakeAgainFailure(`that version does not run here: ${lastWords(complaint) || `exit ${code}`}`);
}

function lastWords(text: string): string {
  const lines = text.trim().split('\n');
  return (lines.find((line) => /^\w*Error\b/.test(line)) ?? lines.at(-1) ?? '').trim();
}
