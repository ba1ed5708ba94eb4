import { userMessage } from '@plumbline/client/server-error.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { changeFollowing } from '../queries/card-cache.ts';
import { toast } from '../../ui/toast/toast.ts';
import { useSignedInAct } from './use-signed-in-act.ts';

interface Wish {
  readonly userId: string;
  readonly name: string;
  readonly on: boolean;
  readonly isUndo?: boolean;
}

/** Follows an author or no more: seen at once, and taken back where the server refuses. */
export function useFollow(): (wish: Wish) => void {
  const { t } = useTranslation('gallery');
  const client = useQueryClient();
  const locale = useLocale();
  const signedIn = useSignedInAct();
  const { mutate } = useMutation({
    mutationFn: ({ userId, on }: Wish) => api('followAuthor', { body: { userId, on } }),
    onMutate: ({ userId, on }) => changeFollowing(client, userId, on),
    onError: (error, { userId, on }) => {
      changeFollowing(client, userId, !on);
      toast.error(userMessage(error, locale));
    },
    onSuccess: ({ following, followers }, wish) => {
      changeFollowing(client, wish.userId, following, followers);
      if (wish.isUndo) return;
      toast.success(t(wish.on ? 'followed' : 'unfollowed', { name: wish.name }), {
        label: t('undo'),
        act: () => mutate({ ...wish, on: !wish.on, isUndo: true }),
      });
    },
    scope: { id: 'follow' },
  });
  return (wish) => signedIn(() => mutate(wish));
}
