import { userMessage } from '@plumbline/client/server-error.ts';
import type { WorkCard } from '@plumbline/contract/api/works.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { changeCard } from '../queries/card-cache.ts';
import { toast } from '../../ui/toast/toast.ts';
import { useSignedInAct } from './use-signed-in-act.ts';

type Liked = Pick<WorkCard, 'workId' | 'liked' | 'likes'>;

/** Likes a work or no more: seen at once everywhere, and taken back where the server refuses. */
export function useLike(): (work: Liked) => void {
  const client = useQueryClient();
  const locale = useLocale();
  const signedIn = useSignedInAct();
  const { mutate } = useMutation({
    mutationKey: ['like'],
    mutationFn: ({ work }: { readonly work: Liked }) =>
      api('likeWork', { body: { workId: work.workId, on: !work.liked } }),
    onMutate: ({ work }) =>
      changeCard(client, work.workId, {
        liked: !work.liked,
        likes: Math.max(0, work.likes + (work.liked ? -1 : 1)),
      }),
    onError: (error, { work }) => {
      changeCard(client, work.workId, { liked: work.liked, likes: work.likes });
      toast.error(userMessage(error, locale));
    },
    onSuccess: (answer, { work }) => {
      // Somebody who changed their mind meanwhile sees what they want last.
      if (client.isMutating({ mutationKey: ['like'] }) === 1) changeCard(client, work.workId, answer);
    },
    // One after the other: two answers of one work must not overtake each other.
    scope: { id: 'like' },
  });
  return (work) => signedIn(() => mutate({ work }));
}
