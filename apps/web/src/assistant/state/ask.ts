import { newIdempotencyKey } from '@plumbline/client/idempotency-key.ts';
import type { TalkStart } from '@plumbline/client/talk-stream.ts';
import { wasLost } from '@plumbline/client/server-error.ts';
import type { GptTalkBody, TalkMessage } from '@plumbline/contract/api/talks.ts';
import type { QueryClient } from '@tanstack/react-query';
import { askAssistant, followAssistant } from '../../api/client.ts';
import { allowanceQuery } from '../../api/queries.ts';
import { hear, NEW_TALK, type PendingQuestion, setPending, useStreams } from './stream-store.ts';
import {
  listChanged,
  messagesOf,
  putMessage,
  refreshTalk,
  type TalkPages,
  withFollowing,
} from './talk-cache.ts';
import { talkKey } from './talk-queries.ts';

interface Asking {
  /** Undefined: a new talk. */
  readonly talkId: string | undefined;
  readonly question: Omit<PendingQuestion, 'body'>;
  readonly body: Pick<GptTalkBody, 'after' | 'again'>;
  /** When the question is kept; its answer is being written from then on. */
  readonly onKept: (talkId: string, messageId: string) => void;
}

/** Who is shown until the server says who it is: the first of all, whatever they are called. */
const FIRST = 'first';

/** Of which no answer came: the same once more is the same question. */
let lost = { said: '', key: '' };

/**
 * Asks, and puts question and answer into the cache as they come, whatever page is looked at meanwhile.
 *
 * @throws AppError where the question was not kept, or its answer could not be heard to the end
 */
export async function ask(
  client: QueryClient,
  { talkId, question, body: place, onKept }: Asking,
): Promise<void> {
  const body: GptTalkBody = {
    ...(talkId === undefined ? {} : { talkId }),
    ...(question.persona === undefined ? {} : { persona: question.persona }),
    ...(place.again === undefined
      ? { question: question.text, images: question.images.map(({ imageId }) => imageId) }
      : {}),
    ...place,
  };
  const said = JSON.stringify(body);
  const key = lost.said === said ? lost.key : newIdempotencyKey();
  const here = talkId ?? NEW_TALK;
  setPending(here, { ...question, body });
  let start: TalkStart | undefined;
  try {
    const done = await askAssistant(body, {
      idempotencyKey: key,
      onStart: (kept) => {
        start = kept;
        lost = { said: '', key: '' };
        begin(client, kept, question, body);
        setPending(here, undefined);
        onKept(kept.talkId, kept.messageId);
      },
      onText: (messageId, text) => start && hear(messageId, { talkId: start.talkId, text }),
    });
    end(client, done);
  } catch (error) {
    if (!start) lost = wasLost(error) ? { said, key } : { said: '', key: '' };
    throw error;
  } finally {
    setPending(here, undefined);
    if (start) hear(start.messageId, undefined);
    void client.invalidateQueries({ queryKey: allowanceQuery.queryKey });
  }
}

const following = new Set<string>();

/** Hears an answer that was being written when its talk was opened. */
export async function follow(client: QueryClient, { messageId, talkId, text }: TalkMessage): Promise<void> {
  if (following.has(messageId) || useStreams.getState().heard[messageId]) return;
  following.add(messageId);
  hear(messageId, { talkId, text });
  try {
    const done = await followAssistant(
      { messageId, known: text },
      { onText: (_id, heard) => hear(messageId, { talkId, text: heard }) },
    );
    end(client, done);
  } finally {
    following.delete(messageId);
    hear(messageId, undefined);
  }
}

function begin(
  client: QueryClient,
  { talkId, questionId, messageId, title, ticketsLeft }: TalkStart,
  { text, images, persona = FIRST }: Omit<PendingQuestion, 'body'>,
  { after, again }: GptTalkBody,
): void {
  const now = new Date().toISOString();
  const common = { talkId, persona, error: null, parts: [], writer: null, createdAt: now };
  const answer: TalkMessage = {
    ...common,
    messageId,
    parentId: questionId,
    role: 'answer',
    text: '',
    images: [],
    state: 'writing',
    siblings: [messageId],
    endedAt: null,
  };
  client.setQueryData<TalkPages>(talkKey(talkId), (known) => {
    const pages: TalkPages = known ?? {
      pages: [
        {
          talk: {
            talkId,
            title,
            persona,
            pinned: false,
            newestId: messageId,
            writing: true,
            createdAt: now,
            updatedAt: now,
          },
          messages: [],
          hasEarlier: false,
        },
      ],
      pageParams: [''],
    };
    if (again !== undefined) return withFollowing(pages, questionId, [answer]);
    const parentId = after === undefined ? (messagesOf(pages).at(-1)?.messageId ?? null) : after;
    const asked: TalkMessage = {
      ...common,
      messageId: questionId,
      parentId,
      role: 'question',
      text,
      images,
      state: 'done',
      siblings: [questionId],
      endedAt: now,
    };
    return withFollowing(pages, parentId, [asked, answer]);
  });
  hear(messageId, { talkId, text: '' });
  client.setQueryData(
    allowanceQuery.queryKey,
    (known) => known && { ...known, gpt_tickets: { ...known.gpt_tickets, left: ticketsLeft } },
  );
  listChanged(client);
}

function end(client: QueryClient, message: TalkMessage): void {
  putMessage(client, message);
  listChanged(client);
  // Which branches there are beside it, the server knows.
  void refreshTalk(client, message.talkId).catch(() => undefined);
}
