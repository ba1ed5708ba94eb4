import { type Transferable, Worker } from 'node:worker_threads';
import type { Crew } from './crew.ts';
import { fromThreadFailure } from './thread-failure.ts';
import type { JobMessage, ThreadMessage } from './thread-messages.ts';

/** A thread ended in the middle of a job: a crash of native code, memory, or the pool's own last resort. */
export class ThreadCrashError extends Error {
  override readonly name = 'ThreadCrashError';
}

export interface ThreadJob<Job, Result> {
  readonly job: Job;
  readonly transfer: readonly Transferable[];
  readonly progress: (fraction: number, stage: string) => void;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

interface Running<Job, Result> extends ThreadJob<Job, Result> {
  readonly id: number;
  readonly abortFlag: SharedArrayBuffer;
}

/** One worker thread that does one job at a time. */
export class PooledThread<Job, Result> {
  readonly #worker: Worker;
  readonly #onIdle: () => void;
  #running: Running<Job, Result> | undefined;
  #lastId = 0;
  #ending: NodeJS.Timeout | undefined;
  #ended = false;

  /** @param onIdle the thread can take a job again. @param onExit it is gone, for whatever reason. */
  constructor(
    script: URL,
    memoryMb: number,
    { onIdle, onExit }: { readonly onIdle: () => void; readonly onExit: () => void },
  ) {
    this.#onIdle = onIdle;
    this.#worker = new Worker(script, {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
    // An idle thread must not keep a process alive that has nothing else to do.
    this.#worker.unref();
    this.#worker.on('message', (message: ThreadMessage<Result>) => this.#receive(message));
    this.#worker.on('error', (error) => this.#fail(error));
    this.#worker.on('exit', (code) => {
      clearTimeout(this.#ending);
      this.#fail(new ThreadCrashError(`the thread ended with code ${code} in the middle of a job`));
      onExit();
    });
  }

  get free(): boolean {
    return this.#running === undefined && !this.#ended;
  }

  start(job: ThreadJob<Job, Result>, crew: Crew): void {
    const running = { ...job, id: ++this.#lastId, abortFlag: new SharedArrayBuffer(4) };
    this.#running = running;
    this.#worker.ref();
    const { id, abortFlag } = running;
    const message: JobMessage<Job> = { id, job: job.job, abortFlag, crew: crew.memory };
    try {
      this.#worker.postMessage(message, [...job.transfer]);
    } catch (error) {
      // A job that cannot be sent (a buffer moved away already) is a bug of its caller, not of the thread.
      this.#finish();
      job.reject(error);
    }
  }

  /** Asks the running job to stop; a thread that does not within `graceMs` is ended. */
  stop(graceMs: number): void {
    if (!this.#running) return;
    Atomics.store(new Int32Array(this.#running.abortFlag), 0, 1);
    this.#ending ??= setTimeout(() => void this.#worker.terminate(), graceMs);
  }

  async terminate(): Promise<void> {
    this.#ended = true;
    await this.#worker.terminate();
  }

  #receive(message: ThreadMessage<Result>): void {
    const running = this.#running;
    if (!running || running.id !== message.id) return;
    if (message.type === 'progress') {
      running.progress(message.fraction, message.stage);
      return;
    }
    this.#finish();
    if (message.type === 'done') running.resolve(message.result);
    else running.reject(fromThreadFailure(message.failure));
  }

  #finish(): void {
    clearTimeout(this.#ending);
    this.#ending = undefined;
    this.#running = undefined;
    this.#worker.unref();
    this.#onIdle();
  }

  #fail(error: unknown): void {
    this.#ended = true;
    const running = this.#running;
    this.#running = undefined;
    running?.reject(error instanceof ThreadCrashError ? error : asCrash(error));
  }
}

function asCrash(cause: unknown): ThreadCrashError {
  return new ThreadCrashError(`the thread crashed: ${String(cause)}`, { cause });
}
