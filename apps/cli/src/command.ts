import type { Context } from './context.ts';
import type { Arguments, Flags } from './read-arguments.ts';

/** One word after `plumbline`. */
export interface Command {
  readonly usage: string;
  readonly about: string;
  readonly flags: Flags;
  /** Further options that only the server knows, such as those of a function. */
  readonly moreFlags?: (context: Context, words: readonly string[]) => Promise<Flags>;
  /** @returns the exit code */
  readonly run: (context: Context, given: Arguments) => Promise<number>;
}
