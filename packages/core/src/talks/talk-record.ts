import type { MessagePart, MessageState } from '@plumbline/contract/api/talks.ts';
import type { ErrorCode } from '@plumbline/contract/errors/catalogue.ts';

export interface TalkRecord {
  readonly talkId: string;
  /** A user's id, or a visitor's. */
  readonly ownerId: string;
  readonly title: string;
  readonly persona: string;
  readonly pinnedAt: Date | null;
  /** The newest message of the branch that is shown. */
  readonly newestId: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** What a model counted. */
export interface MessageUsage {
  readonly promptTokens: number;
  readonly answerTokens: number;
}

export interface MessageRecord {
  readonly messageId: string;
  readonly talkId: string;
  readonly ownerId: string;
  readonly parentId: string | null;
  readonly role: 'question' | 'answer';
  readonly persona: string;
  readonly text: string;
  readonly imageIds: readonly string[];
  readonly state: MessageState;
  readonly errorCode: ErrorCode | null;
  readonly parts: readonly MessagePart[];
  /** Of an answer: what writes it. */
  readonly writer: string | null;
  readonly usage: MessageUsage | null;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
}
