import { userMessage } from '@plumbline/client/server-error.ts';
import type { Tag } from '@plumbline/contract/api/tags.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client.ts';
import { worksChanged } from '../../api/works-cache.ts';
import { tagsQuery } from '../../api/works-queries.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { toast } from '../../ui/toast/toast.ts';
import { useUndo } from '../../ui/toast/use-undo.ts';

/** The user's tags, and what can be done to them; failures appear as toasts. */
export function useTags() {
  const client = useQueryClient();
  const { t } = useTranslation('works');
  const locale = useLocale();
  const undo = useUndo();
  const tags = useQuery(tagsQuery);
  const [busy, setBusy] = useState(false);
  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    try {
      await work();
      worksChanged(client);
      return true;
    } catch (error) {
      toast.error(userMessage(error, locale));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    tags: tags.data ?? [],
    busy,
    change: (taskIds: string[], change: { readonly add?: string[]; readonly remove?: string[] }) =>
      attempt(() => api('tagTasks', { body: { taskIds, ...change } })),
    rename: (tagId: string, name: string) =>
      attempt(() => api('renameTag', { params: { tagId }, body: { name } })),
    remove: ({ tagId, name }: Tag) =>
      attempt(async () => {
        await api('deleteTag', { params: { tagId } });
        undo(t('tagDeleted', { name }), async () => {
          await api('restoreTag', { params: { tagId } });
          worksChanged(client);
        });
      }),
  };
}
