import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';

/** What a worker that has a place free can do. */
export interface WorkOffer {
  readonly workerId: string;
  /** Its healthy engines, with what each can do. */
  readonly engines: readonly { readonly id: string; readonly functions: readonly FunctionName[] }[];
  /** The longest side that its memory is enough for, in pixels; null: any. */
  readonly largestSize: number | null;
  /** What it runs already: of the tasks that it holds all others were lost on the way, and are there to be taken. */
  readonly running: readonly string[];
  /** Whether it takes one that was interrupted before: of these it runs one at a time. */
  readonly interrupted: boolean;
  /**
   * Whether it also looks for what others lost and for what is to be tried again now. Nobody tells of these, so they are looked for from
   * time to time; a task that somebody has just started does not wait for it.
   */
  readonly looksBack: boolean;
}
