import type { MessagePart } from '@plumbline/contract/api/talks.ts';
import type { MessageRecord, TalkRecord } from './talk-record.ts';

export interface TalkPlace {
  readonly pinned: boolean;
  readonly updatedAt: Date;
  readonly talkId: string;
}

export interface TalkPage {
  /** Each of them must occur in the title or in one message; lower case. */
  readonly words: readonly string[];
  readonly after: TalkPlace | undefined;
  readonly limit: number;
}

/** How an answer ended. */
export interface AnswerEnd {
  readonly state: 'done' | 'stopped' | 'failed';
  readonly errorCode: MessageRecord['errorCode'];
  readonly usage: MessageRecord['usage'];
  readonly at: Date;
}

/** Talks and their messages. Deleted talks are found by `restore` alone. */
export interface TalkRepository {
  /** Whoever changes an owner's talks does so after the other. */
  lock(ownerId: string): Promise<void>;
  add(talk: TalkRecord): Promise<void>;
  find(talkId: string): Promise<TalkRecord | undefined>;
  count(ownerId: string): Promise<number>;
  /** Pinned ones first, then by their last change, newest first; `total` of all that match. */
  list(ownerId: string, page: TalkPage): Promise<{ talks: TalkRecord[]; total: number }>;
  change(
    talkId: string,
    change: Partial<Pick<TalkRecord, 'title' | 'persona' | 'pinnedAt' | 'newestId' | 'updatedAt'>>,
  ): Promise<void>;
  delete(talkId: string, at: Date): Promise<void>;
  /** One of this owner's that was deleted after a moment, no more deleted. */
  restore(talkId: string, ownerId: string, deletedAfter: Date): Promise<TalkRecord | undefined>;
  /** Those deleted until a moment go for good. */
  removeDeleted(until: Date): Promise<void>;
  /** A visitor's of before a moment, too: nobody can come back to them. */
  removeLeft(visitorsBefore: Date): Promise<void>;
  /** Gives a visitor's talks to an account. */
  adopt(visitorId: string, userId: string): Promise<void>;

  addMessage(message: MessageRecord, at: Date): Promise<void>;
  findMessage(messageId: string): Promise<MessageRecord | undefined>;
  /** Such a message of a talk that is not deleted; nobody else changes it until the transaction ends. */
  lockMessage(messageId: string): Promise<MessageRecord | undefined>;
  countMessages(talkId: string): Promise<number>;
  /** The message and those before it, in their order: at most `limit`, the last ones. */
  branch(newestId: string, limit: number): Promise<MessageRecord[]>;
  /** For each of these messages, what follows the same one as it, oldest first, itself among them. */
  siblings(talkId: string, messageIds: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>;
  /** The last message below one, by its newest branch; itself where nothing follows. */
  newestBelow(messageId: string): Promise<string>;
  /** Talks among these in which an answer is being written. */
  writingAmong(talkIds: readonly string[]): Promise<ReadonlySet<string>>;
  countWriting(ownerId: string): Promise<number>;
  /** More of an answer that is being written. @returns false where it is not any more */
  append(messageId: string, text: string, parts: readonly MessagePart[], at: Date): Promise<boolean>;
  setParts(messageId: string, parts: readonly MessagePart[]): Promise<void>;
  /** @returns false where it had ended before */
  end(messageId: string, end: AnswerEnd): Promise<boolean>;
  /** Answers of which nothing was kept since a moment: whoever wrote them is gone. */
  listAbandoned(beatBefore: Date, limit: number): Promise<MessageRecord[]>;
}
