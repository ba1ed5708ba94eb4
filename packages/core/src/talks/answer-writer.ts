import type { MessagePart } from '@plumbline/contract/api/talks.ts';
import type { PersonaEntry } from '@plumbline/contract/content/persona.ts';
import type { Locale } from '@plumbline/contract/text.ts';
import type { TicketHolder } from '../tickets/ticket-holder.ts';
import type { MessageRecord, MessageUsage } from './talk-record.ts';

/** What is to be answered. */
export interface AnswerTask {
  readonly holder: TicketHolder;
  /** Null for a visitor, who has no works and cannot render. */
  readonly userId: string | null;
  readonly persona: PersonaEntry;
  /** The reader's; an answer may follow the language of the question instead. */
  readonly locale: Locale;
  /** What was said before, in its order, without the question itself. */
  readonly before: readonly MessageRecord[];
  readonly question: MessageRecord;
}

/** What comes of an answer, piece by piece. */
export type AnswerPiece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'part'; readonly part: MessagePart }
  /** Nothing was known: the chat is not counted. */
  | { readonly kind: 'uncounted' }
  | { readonly kind: 'usage'; readonly usage: MessageUsage };

/** Who answers: the built-in assistant, or a language model. */
export interface AnswerWriter {
  /** What is said to have written the answer: `built-in`, or the name of a model. */
  nameFor(persona: PersonaEntry): string;
  /**
   * @param signal stops it; pieces that come after are dropped
   * @throws AppError `ASSISTANT_UNREACHABLE`, `ASSISTANT_BROKE_OFF`, `ASSISTANT_REFUSED`, `QUESTION_NOT_ANSWERED`
   */
  write(task: AnswerTask, signal: AbortSignal): AsyncIterable<AnswerPiece>;
}
