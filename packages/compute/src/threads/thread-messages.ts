import type { ErrorCode } from '@plumbline/contract/errors/catalogue.ts';

/** What the pool sends to a thread. */
export interface JobMessage<Job> {
  readonly id: number;
  readonly job: Job;
  /** One 32-bit word, 0 until the job is aborted: the only thing a thread sees while it computes. */
  readonly abortFlag: SharedArrayBuffer;
  /** Memory of the pool's `Crew`. */
  readonly crew: SharedArrayBuffer;
}

/** What a thread sends back. */
export type ThreadMessage<Result> =
  | { readonly id: number; readonly type: 'progress'; readonly fraction: number; readonly stage: string }
  | { readonly id: number; readonly type: 'done'; readonly result: Result }
  | { readonly id: number; readonly type: 'failed'; readonly failure: ThreadFailure };

/** An error as plain data: classes do not survive the way between threads. */
export interface ThreadFailure {
  readonly message: string;
  readonly stack: string | undefined;
  /** Set where it was an expected failure. */
  readonly expected:
    | { readonly code: ErrorCode; readonly values: Readonly<Record<string, string | number>> }
    | undefined;
}
