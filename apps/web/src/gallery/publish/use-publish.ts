import { newIdempotencyKey } from '@plumbline/client/idempotency-key.ts';
import { userMessage } from '@plumbline/client/server-error.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { toast } from '../../ui/toast/toast.ts';
import { publishBody, type PublishDraft } from './publish-draft.ts';

/** Publishes a draft, once however often it is sent off. */
export function usePublish(onPublished: (workId: string) => void) {
  const { t } = useTranslation('gallery');
  const client = useQueryClient();
  const locale = useLocale();
  const [busy, setBusy] = useState(false);
  const attempt = useRef({ body: '', key: '' });
  const publish = async (draft: PublishDraft) => {
    const body = publishBody(draft);
    const said = JSON.stringify(body);
    // The same once more, after a lost answer, is the same work.
    if (attempt.current.body !== said) attempt.current = { body: said, key: newIdempotencyKey() };
    setBusy(true);
    try {
      const { workId, state } = await api('publishWork', { body, idempotencyKey: attempt.current.key });
      void client.invalidateQueries({ queryKey: ['gallery'] });
      toast.success(t(state === 'visible' ? 'publishedNow' : 'publishedInReview'));
      onPublished(workId);
    } catch (error) {
      toast.error(userMessage(error, locale));
    } finally {
      setBusy(false);
    }
  };
  return { busy, publish };
}
