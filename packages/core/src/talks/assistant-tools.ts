import type { MessagePart, Proposal } from '@plumbline/contract/api/talks.ts';
import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';
import type { AnswerTask } from './answer-writer.ts';

/** A render that is wished for, as it was understood. */
export interface RenderWish {
  readonly function: FunctionName;
  /** What is wished for, in words that the tool reads. */
  readonly words: string;
  readonly atmosphere?: string | undefined;
  /** Which picture of the question, from 1; absent: the first, or none. */
  readonly picture?: number | undefined;
}

/** What an answer may look at or offer besides its text, for the one who asked. */
export interface AssistantTools {
  /** What is known of it, with who says so; undefined where nothing is. */
  lookUp(
    question: string,
    task: AnswerTask,
  ): { readonly text: string; readonly sources: readonly string[] } | undefined;
  /** Works of whoever asked. */
  findWorks(words: string, task: AnswerTask): Promise<Extract<MessagePart, { kind: 'works' }>>;
  /** A render for the reader to start or decline; a sentence where it cannot be proposed. */
  propose(wish: RenderWish, task: AnswerTask): Promise<Proposal | string>;
}
