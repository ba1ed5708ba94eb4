import { userMessage } from '@plumbline/client/server-error.ts';
import type { Collection } from '@plumbline/contract/api/collections.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { toast } from '../../ui/toast/toast.ts';
import { useUndo } from '../../ui/toast/use-undo.ts';

type Change = Partial<Pick<Collection, 'name' | 'public'>>;

/** What can be done with one's own collections; failures are told in the server's words. */
export function useCollections() {
  const { t } = useTranslation('gallery');
  const client = useQueryClient();
  const locale = useLocale();
  const undo = useUndo();
  const news = () => {
    for (const list of ['collections', 'collection', 'mine'])
      void client.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[0] === 'gallery' && queryKey[2] === list,
      });
  };
  const attempt = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    try {
      const done = await work();
      news();
      return done;
    } catch (error) {
      toast.error(userMessage(error, locale));
      return undefined;
    }
  };
  const change = async (collection: Collection, wanted: Change, isUndo = false): Promise<void> => {
    const done = await attempt(() =>
      api('changeCollection', { params: { collectionId: collection.collectionId }, body: wanted }),
    );
    if (!done || isUndo) return;
    // The first one has no name of its own until it is given one, and cannot go back to that.
    const before: Change =
      wanted.name === undefined ? { public: collection.public } : { name: collection.name };
    const undo =
      before.name === '' ? undefined : { label: t('undo'), act: () => void change(collection, before, true) };
    toast.success(t('saved'), undo);
  };
  return {
    create: (name: string) => attempt(() => api('createCollection', { body: { name } })),
    change,
    remove: (collection: Collection) =>
      attempt(async () => {
        await api('deleteCollection', { params: { collectionId: collection.collectionId } });
        undo(t('collectionDeleted'), async () => {
          await api('restoreCollection', { params: { collectionId: collection.collectionId } });
          news();
        });
        return true;
      }),
  };
}
