import type { RenderRequest } from '@plumbline/contract/api/start-task.ts';
import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';
import type { Box } from './golden-bases.ts';

/** One picture that a function makes, the same for ever while the function keeps its version. */
export interface GoldenCase {
  /** Name of its file and its line. */
  readonly name: string;
  readonly function: FunctionName;
  /** File of a sample; absent for what is made from nothing. */
  readonly base?: string;
  readonly reference?: string;
  /** Lies on a whole surface, as an own texture. */
  readonly texture?: string;
  readonly mask?: Box;
  /** A made house, for what renders models. */
  readonly model?: 'house';
  /** Whatever differs from the defaults of the request's schema; nothing here follows a tool's own defaults. */
  readonly options?: Partial<RenderRequest>;
}
