import { userMessage } from '@plumbline/client/server-error.ts';
import type { Talk } from '@plumbline/contract/api/talks.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { toast } from '../../ui/toast/toast.ts';
import { useUndo } from '../../ui/toast/use-undo.ts';
import { listChanged, putTalk } from '../state/talk-cache.ts';

export function useTalkActions() {
  const { t } = useTranslation('assistant');
  const client = useQueryClient();
  const locale = useLocale();
  const undo = useUndo();
  const attempt = async (act: () => Promise<unknown>): Promise<boolean> => {
    try {
      await act();
      return true;
    } catch (error) {
      toast.error(userMessage(error, locale));
      return false;
    }
  };
  const change = (talk: Talk, body: { readonly title?: string; readonly pinned?: boolean }) =>
    attempt(async () => putTalk(client, await api('changeTalk', { params: { talkId: talk.talkId }, body })));
  return {
    rename: (talk: Talk, title: string) => change(talk, { title }),
    pin: (talk: Talk) => change(talk, { pinned: !talk.pinned }),
    /** At once, and it can be undone. */
    remove: async ({ talkId }: Talk): Promise<boolean> => {
      const params = { talkId };
      const done = await attempt(() => api('deleteTalk', { params }));
      listChanged(client);
      if (done)
        undo(t('deleted'), async () => {
          await api('restoreTalk', { params });
          listChanged(client);
        });
      return done;
    },
  };
}
