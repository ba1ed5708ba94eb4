import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { ThreadCrashError } from '@plumbline/compute/threads/pooled-thread.ts';
import { JobTimeoutError, ThreadPool } from '@plumbline/compute/threads/thread-pool.ts';
import type { ModelJob, ModelResult } from './model-jobs.ts';

export interface ModelReader {
  /**
   * Reads a model in a thread of its own, to what is kept of it.
   *
   * @param file moves to the thread: it is empty afterwards.
   * @throws AppError one of the `MODEL_…` codes for what is wrong with the file, `UNAVAILABLE` where too many wait;
   * `signal.reason` after an abort.
   */
  readonly read: (file: Uint8Array, options: ReadOptions) => Promise<ModelResult>;
  readonly close: () => Promise<void>;
}

interface ReadOptions extends Partial<Pick<ModelJob, 'unit' | 'upAxis'>> {
  readonly fileName: string;
  readonly signal: AbortSignal;
  readonly progress?: (fraction: number, stage: string) => void;
}

export interface ModelReaderOptions {
  readonly threads: number;
  /** The largest models take a third of it on a machine that does nothing else. */
  readonly timeoutMs?: number;
  /** Of a thread's heap: trees of documents and names; what is drawn lies outside it. */
  readonly memoryMb?: number;
}

const TIMEOUT_MS = 240_000;
const MEMORY_MB = 1536;
const MAX_WAITING = 50;

/** Reads models in threads, so that a file that is slow, hostile or larger than the memory ends its own reading alone. */
export function createModelReader({
  threads,
  timeoutMs = TIMEOUT_MS,
  memoryMb = MEMORY_MB,
}: ModelReaderOptions): ModelReader {
  const pool = new ThreadPool<ModelJob, ModelResult>({
    script: new URL('./model-thread.ts', import.meta.url),
    size: threads,
    memoryMb,
    maxWaiting: MAX_WAITING,
  });
  return {
    async read(file, { signal, progress = () => {}, fileName, unit, upAxis }) {
      const own = file.buffer instanceof ArrayBuffer && file.byteLength === file.buffer.byteLength;
      const transfer = own ? [file.buffer as ArrayBuffer] : [];
      try {
        return await pool.run({ file, fileName, unit, upAxis }, { signal, progress, timeoutMs, transfer });
      } catch (error) {
        if (error instanceof ThreadCrashError || error instanceof JobTimeoutError)
          throw new AppError('MODEL_TOO_SLOW', error.message, { cause: error });
        throw error;
      }
    },
    close: () => pool.close(),
  };
}
