import type { Talk, TalkMessage } from '@plumbline/contract/api/talks.ts';
import { errorText } from '@plumbline/contract/errors/app-error.ts';
import type { Locale } from '@plumbline/contract/text.ts';
import { imageUrls } from '../images/image-urls.ts';
import type { Repositories } from '../ports/database.ts';
import type { MessageRecord, TalkRecord } from './talk-record.ts';

export function describeTalk(talk: TalkRecord, writing: boolean): Talk {
  return {
    talkId: talk.talkId,
    title: talk.title,
    persona: talk.persona,
    pinned: talk.pinnedAt !== null,
    newestId: talk.newestId,
    writing,
    createdAt: talk.createdAt.toISOString(),
    updatedAt: talk.updatedAt.toISOString(),
  };
}

/** Messages of one talk as its owner sees them; pictures that were deleted since are left out. */
export async function describeMessages(
  { talks, images }: Pick<Repositories, 'talks' | 'images'>,
  talkId: string,
  messages: readonly MessageRecord[],
  locale: Locale,
): Promise<TalkMessage[]> {
  const siblings = await talks.siblings(
    talkId,
    messages.map(({ messageId }) => messageId),
  );
  const imageIds = [...new Set(messages.flatMap((message) => message.imageIds))];
  const found = imageIds.length === 0 ? [] : await images.findMany(imageIds);
  const pictures = new Map(found.map((image) => [image.imageId, image]));
  return messages.map((message) => ({
    messageId: message.messageId,
    talkId: message.talkId,
    parentId: message.parentId,
    role: message.role,
    persona: message.persona,
    text: message.text,
    images: message.imageIds.flatMap((imageId) => {
      const image = pictures.get(imageId);
      if (!image || image.deletedAt || image.ownerId !== message.ownerId) return [];
      return [{ imageId, ...imageUrls(imageId), width: image.width, height: image.height }];
    }),
    state: message.state,
    error:
      message.errorCode === null
        ? null
        : { code: message.errorCode, message: errorText(message.errorCode, locale) },
    parts: [...message.parts],
    siblings: [...(siblings.get(message.messageId) ?? [message.messageId])],
    writer: message.writer,
    createdAt: message.createdAt.toISOString(),
    endedAt: message.endedAt?.toISOString() ?? null,
  }));
}

export async function describeMessage(
  repositories: Pick<Repositories, 'talks' | 'images'>,
  message: MessageRecord,
  locale: Locale,
): Promise<TalkMessage> {
  const [described] = await describeMessages(repositories, message.talkId, [message], locale);
  if (!described) throw new Error('one message, one description');
  return described;
}
