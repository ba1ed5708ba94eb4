import { appendFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { isErrorCode } from '@plumbline/contract/errors/catalogue.ts';
import type { Build } from '@plumbline/core/tasks/task-record.ts';
import { FUNCTION_NAMES } from '@plumbline/contract/tools/function-name.ts';
import { recordWords } from '@plumbline/contract/words/record-words.ts';
import { readWords } from '@plumbline/contract/words/read-words.ts';
import type {
  EngineContext,
  EngineInput,
  EngineResult,
  ImageEngine,
  PixelBuffer,
} from '@plumbline/core/ports/image-engine.ts';

/** Sources that no repository knows. */
export const TEST_BUILD: Build = { commit: null, uncommitted: false };

/**
 * A quick engine whose pictures follow from the seed alone. Words in the prompt tell it what to do: `slow:<ms>`,
 * `fail:<n>` (the n-th variant fails), `refuse:<code>` (an expected failure), `kill` (takes the process down),
 * `look` (shows coarse pictures of what it works on), `again` (every variant is the same picture), `kept` (hands a file back that is no smaller), `idle` (finds nothing of what the words name).
 *
 * @param journal a file that gets a line for each run that begins or is aborted
 */
export function createTestEngine(journal?: string): ImageEngine {
  const note = (line: string) => {
    if (journal !== undefined) appendFileSync(journal, `${line}\n`);
  };
  return {
    id: 'test',
    versionOf: () => '1.0',
    functions: FUNCTION_NAMES,
    reads: 'anything',
    trained: false,
    place: 'here',
    health: async () => ({ healthy: true }),
    async run(input, context) {
      const { promptTxt, seed } = input.request;
      const variant = input.seed - seed;
      note(`run ${promptTxt} ${variant} ${process.pid}`);
      if (promptTxt.includes('kill')) process.kill(process.pid, 'SIGKILL');
      const refusal = /refuse:(\w+)/.exec(promptTxt)?.[1];
      if (isErrorCode(refusal)) throw new AppError(refusal, 'refused by the test');
      const slow = Number(/slow:(\d+)/.exec(promptTxt)?.[1] ?? 0);
      if (promptTxt.includes('look')) context.preview?.(fill({ width: 600, height: 400 }, seed % 256));
      await work(slow, context).catch((error: unknown) => {
        note(`abort ${promptTxt} ${variant}`);
        throw error;
      });
      if (promptTxt.includes(`fail:${variant}`)) throw new Error('failed by the test');
      const result = paint(promptTxt.includes('again') ? { ...input, seed } : input);
      const words = recordWords(readWords(input.request), !promptTxt.includes('idle'));
      const read = words.marks.length > 0 ? { ...result, words } : result;
      return promptTxt.includes('kept') ? { ...read, ...KEPT } : read;
    },
    close: async () => undefined,
  };
}

const KEPT: Pick<EngineResult, 'file' | 'facts'> = {
  file: { bytes: new Uint8Array(4), mime: 'image/png' },
  facts: { bytesBefore: 4, bytesAfter: 4 },
};

async function work(milliseconds: number, { signal, progress }: EngineContext): Promise<void> {
  const end = Date.now() + milliseconds;
  do {
    signal.throwIfAborted();
    progress(milliseconds === 0 ? 1 : 1 - (end - Date.now()) / milliseconds, 'test');
    await wait(10);
  } while (Date.now() < end);
}

function paint({ seed, base }: EngineInput): EngineResult {
  const { width, height } = base ?? { width: 8, height: 8 };
  return {
    picture: fill({ width, height }, seed % 256),
    fidelity: { score: 0.97, added: 0.01, diff: fill({ width, height }, 0) },
    confidence: 1,
    timings: { test: 1 },
    notes: ['made by the test'],
  };
}

function fill({ width, height }: Pick<PixelBuffer, 'width' | 'height'>, value: number): PixelBuffer {
  return { width, height, channels: 3, data: new Uint8ClampedArray(width * height * 3).fill(value) };
}
