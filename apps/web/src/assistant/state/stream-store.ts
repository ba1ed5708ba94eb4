import type { GptTalkBody, TalkMessage } from '@plumbline/contract/api/talks.ts';
import { create } from 'zustand';

/** The place of a talk that has no id yet. */
export const NEW_TALK = 'new';

/** A question that is on its way and not kept yet. */
export interface PendingQuestion {
  readonly text: string;
  readonly images: TalkMessage['images'];
  /** Undefined: whom the talk is with, or the first of all. */
  readonly persona: string | undefined;
  readonly body: GptTalkBody;
}

/** An answer whose text this tab hears. */
export interface HeardAnswer {
  readonly talkId: string;
  readonly text: string;
}

interface StreamState {
  /** By talk. */
  readonly pending: Readonly<Record<string, PendingQuestion>>;
  /** By message. */
  readonly heard: Readonly<Record<string, HeardAnswer>>;
}

/** Answers that are being written, whichever page or talk is looked at. */
export const useStreams = create<StreamState>()(() => ({ pending: {}, heard: {} }));

export function setPending(talkId: string, question: PendingQuestion | undefined): void {
  useStreams.setState(({ pending: { [talkId]: _old, ...pending } }) => ({
    pending: question ? { ...pending, [talkId]: question } : pending,
  }));
}

export function hear(messageId: string, answer: HeardAnswer | undefined): void {
  useStreams.setState(({ heard: { [messageId]: _old, ...heard } }) => ({
    heard: answer ? { ...heard, [messageId]: answer } : heard,
  }));
}

/** Whether this tab hears an answer of the talk. */
export function isHeard({ heard, pending }: StreamState, talkId: string): boolean {
  return pending[talkId] !== undefined || Object.values(heard).some((answer) => answer.talkId === talkId);
}
