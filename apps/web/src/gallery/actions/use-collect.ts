import { userMessage } from '@plumbline/client/server-error.ts';
import type { WorkCard } from '@plumbline/contract/api/works.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { changeCard } from '../queries/card-cache.ts';
import { toast } from '../../ui/toast/toast.ts';

interface Wish {
  readonly work: Pick<WorkCard, 'workId' | 'collected'>;
  readonly on: boolean;
  /** Absent: into the first one, or out of all. */
  readonly collection?: { readonly collectionId: string; readonly name: string } | undefined;
  /** Whether it takes something back itself, and offers no way to take that back. */
  readonly isUndo?: boolean;
}

/** Puts a work into a collection or takes it out: seen at once, told with an undo, taken back where the server refuses. */
export function useCollect(): (wish: Wish) => void {
  const { t } = useTranslation('gallery');
  const client = useQueryClient();
  const locale = useLocale();
  const { mutate } = useMutation({
    mutationFn: ({ work, on, collection }: Wish) =>
      api('collectWork', {
        body: {
          workId: work.workId,
          on,
          ...(collection ? { collectionId: collection.collectionId } : {}),
        },
      }),
    onMutate: ({ work, on, collection }) => {
      if (on || !collection) changeCard(client, work.workId, { collected: on });
    },
    onError: (error, { work }) => {
      changeCard(client, work.workId, { collected: work.collected });
      toast.error(userMessage(error, locale));
    },
    onSuccess: ({ collected }, wish) => {
      changeCard(client, wish.work.workId, { collected });
      for (const list of ['collections', 'collection', 'mine'])
        void client.invalidateQueries({
          predicate: ({ queryKey }) => queryKey[0] === 'gallery' && queryKey[2] === list,
        });
      if (wish.isUndo) return;
      const name = wish.collection?.name || t('favourites');
      toast.success(t(wish.on ? 'collectedIn' : 'takenOut', { name }), {
        label: t('undo'),
        act: () => mutate({ ...wish, on: !wish.on, isUndo: true }),
      });
    },
    scope: { id: 'collect' },
  });
  return mutate;
}
