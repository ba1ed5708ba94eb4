import type { Transferable } from 'node:worker_threads';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { Crew } from './crew.ts';
import { PooledThread, type ThreadJob } from './pooled-thread.ts';

export interface ThreadPoolOptions {
  /** A module that calls `serveJobs`. */
  readonly script: URL;
  /** Jobs that run at the same time. Threads start when they are first needed and stay. */
  readonly size: number;
  /** Limit of a thread's heap; pixels in typed arrays are outside it. */
  readonly memoryMb?: number;
  /** Time a thread has to wind down after an abort before it is ended. */
  readonly graceMs?: number;
  /** Jobs that may wait; a further one is refused with `UNAVAILABLE`. */
  readonly maxWaiting?: number;
}

export interface JobOptions {
  readonly signal: AbortSignal;
  /** Buffers that move to the thread instead of being copied. */
  readonly transfer?: readonly Transferable[];
  readonly progress?: (fraction: number, stage: string) => void;
  readonly timeoutMs?: number;
  /** How long it may wait for a thread before it is refused with `UNAVAILABLE`. Default: for ever. */
  readonly maxWaitMs?: number | undefined;
}

/** A job ran longer than it may. */
export class JobTimeoutError extends Error {
  override readonly name = 'JobTimeoutError';
}

const RETRY_AFTER_S = 5;

function noThread(why: string): AppError {
  return new AppError('UNAVAILABLE', why, { retryAfterSeconds: RETRY_AFTER_S });
}

type Entry<Job, Result> = ThreadJob<Job, Result> & { readonly onStart: (stop: () => void) => void };

/**
 * Runs jobs in worker threads, off the event loop, first come first served. A thread that crashes fails its own job
 * alone and is replaced.
 */
export class ThreadPool<Job, Result> {
  readonly #script: URL;
  readonly #size: number;
  readonly #memoryMb: number;
  readonly #graceMs: number;
  readonly #maxWaiting: number;
  readonly #threads = new Set<PooledThread<Job, Result>>();
  readonly #waiting: Entry<Job, Result>[] = [];
  readonly #crew: Crew;
  #closed = false;

  constructor(options: ThreadPoolOptions) {
    this.#script = options.script;
    this.#size = options.size;
    this.#crew = Crew.of(options.size);
    this.#memoryMb = options.memoryMb ?? 1024;
    this.#graceMs = options.graceMs ?? 700;
    this.#maxWaiting = options.maxWaiting ?? Number.POSITIVE_INFINITY;
  }

  /** Every thread is at work: a further job would wait. */
  get full(): boolean {
    return this.#busy() + this.#waiting.length >= this.#size;
  }

  /**
   * @throws `signal.reason` as soon as the signal is raised, whether the job waits or runs.
   * @throws JobTimeoutError, ThreadCrashError, AppError `UNAVAILABLE`, or what the job threw.
   */
  run(job: Job, options: JobOptions): Promise<Result> {
    const { signal, transfer = [], progress = () => {}, timeoutMs, maxWaitMs } = options;
    if (signal.aborted) return Promise.reject(signal.reason);
    if (this.#closed) return Promise.reject(new AppError('UNAVAILABLE', 'the thread pool is closed'));
    if (this.#waiting.length >= this.#maxWaiting)
      return Promise.reject(noThread('too many jobs wait for a thread'));
    return new Promise((resolve, reject) => {
      let stop = () => this.#forget(entry);
      let timer: NodeJS.Timeout | undefined;
      let settled = false;
      const settle = () => {
        settled = true;
        clearTimeout(timer);
        signal.removeEventListener('abort', onAbort);
      };
      const end = (reason: unknown) => {
        settle();
        stop();
        reject(reason);
      };
      const onAbort = () => end(signal.reason);
      const entry: Entry<Job, Result> = {
        job,
        transfer,
        // A thread that winds down after an abort may still report; nobody waits for it any more.
        progress: (fraction, stage) => {
          if (!settled) progress(fraction, stage);
        },
        resolve: (result) => {
          settle();
          resolve(result);
        },
        reject: (error) => {
          settle();
          reject(error);
        },
        onStart: (stopThread) => {
          stop = stopThread;
          clearTimeout(timer);
          if (timeoutMs === undefined) return;
          timer = setTimeout(() => end(new JobTimeoutError(`over ${timeoutMs} ms`)), timeoutMs);
        },
      };
      signal.addEventListener('abort', onAbort, { once: true });
      if (maxWaitMs !== undefined)
        timer = setTimeout(() => end(noThread(`no thread within ${maxWaitMs} ms`)), maxWaitMs);
      this.#waiting.push(entry);
      this.#dispatch();
    });
  }

  /** Ends every thread; what runs or waits is rejected. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const entry of this.#waiting.splice(0))
      entry.reject(new AppError('UNAVAILABLE', 'the thread pool is closed'));
    await Promise.all([...this.#threads].map((thread) => thread.terminate()));
  }

  #dispatch(): void {
    if (this.#closed) return;
    const thread = this.#freeThread();
    const entry = thread && this.#waiting.shift();
    if (entry) {
      entry.onStart(() => thread.stop(this.#graceMs));
      thread.start(entry, this.#crew);
    }
    this.#crew.busy = this.#busy();
  }

  #busy(): number {
    return [...this.#threads].filter((thread) => !thread.free).length;
  }

  #freeThread(): PooledThread<Job, Result> | undefined {
    for (const thread of this.#threads) if (thread.free) return thread;
    return this.#waiting.length > 0 && this.#threads.size < this.#size ? this.#addThread() : undefined;
  }

  #addThread(): PooledThread<Job, Result> {
    const thread = new PooledThread<Job, Result>(this.#script, this.#memoryMb, {
      onIdle: () => this.#dispatch(),
      onExit: () => {
        this.#threads.delete(thread);
        this.#dispatch();
      },
    });
    this.#threads.add(thread);
    return thread;
  }

  #forget(entry: Entry<Job, Result>): void {
    const at = this.#waiting.indexOf(entry);
    if (at >= 0) this.#waiting.splice(at, 1);
  }
}
