import type { TalkMessage } from '@plumbline/contract/api/talks.ts';
import { createContext, useContext } from 'react';

/** What a message of the talk that is shown can have done. */
export interface TalkDeeds {
  /** Another answer to a question. */
  readonly again: (question: Pick<TalkMessage, 'messageId' | 'persona'>) => void;
  /** Puts a question back to where questions are written. */
  readonly edit: (question: TalkMessage) => void;
  /** Shows the branch of a message. */
  readonly show: (messageId: string) => void;
  readonly stop: (messageId: string) => void;
  /** Whether an answer of the talk is being written: nothing more is asked until then. */
  readonly busy: boolean;
}

export const TalkContext = createContext<TalkDeeds | undefined>(undefined);

export function useTalkDeeds(): TalkDeeds {
  const deeds = useContext(TalkContext);
  if (!deeds) throw new Error('outside of a talk');
  return deeds;
}
