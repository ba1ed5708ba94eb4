import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { TalkRepository } from './talk-repository.ts';
import type { MessageRecord, TalkRecord } from './talk-record.ts';

type Talks = { readonly talks: TalkRepository };

/** A talk of its owner's. @throws AppError `NOT_FOUND`, for a foreign one too */
export async function requireTalk({ talks }: Talks, talkId: string, ownerId: string): Promise<TalkRecord> {
  const talk = await talks.find(talkId);
  if (talk?.ownerId !== ownerId) throw new AppError('NOT_FOUND', `talk ${talkId} of ${ownerId}`);
  return talk;
}

/** A message of its owner's, in one talk where that is given. @throws AppError `NOT_FOUND`, for a foreign one too */
export async function requireMessage(
  { talks }: Talks,
  messageId: string,
  of: { readonly ownerId: string; readonly talkId?: string },
): Promise<MessageRecord> {
  const message = await talks.findMessage(messageId);
  if (message?.ownerId !== of.ownerId || (of.talkId !== undefined && message.talkId !== of.talkId))
    throw new AppError('NOT_FOUND', `message ${messageId} of ${of.ownerId}`);
  return message;
}
