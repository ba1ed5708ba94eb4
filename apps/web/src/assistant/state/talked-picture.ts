import type { TalkDetail, TalkMessage } from '@plumbline/contract/api/talks.ts';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { talkKey } from './talk-queries.ts';

/** A picture of a question of the talk that is looked at; undefined where there is none of that id. */
export function talkedPicture(
  client: QueryClient,
  talkId: string,
  imageId: string | null,
): TalkMessage['images'][number] | undefined {
  const talk = client.getQueryData<InfiniteData<TalkDetail>>(talkKey(talkId));
  return talk?.pages
    .flatMap(({ messages }) => messages.flatMap(({ images }) => images))
    .find((image) => image.imageId === imageId);
}
