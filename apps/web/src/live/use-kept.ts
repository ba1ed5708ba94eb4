import { newIdempotencyKey } from '@plumbline/client/idempotency-key.ts';
import { userMessage } from '@plumbline/client/server-error.ts';
import type { LiveOptions } from '@plumbline/contract/live/live-messages.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, uploadPicture } from '../api/client.ts';
import { ticketsQuery } from '../api/queries.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { toast } from '../ui/toast/toast.ts';
import type { ShownResult } from './use-live.ts';

export interface KeptFrame {
  readonly id: string;
  /** Of the result. */
  readonly url: string;
  readonly name: string;
  readonly sent: Uint8Array<ArrayBuffer>;
  /** With the seed: a task with them makes the same picture, larger. */
  readonly options: LiveOptions;
}

/** More would fill the memory of a page that is open all day. */
const MOST = 60;
/** The better of the two sizes of a render. */
const FULL_SIZE = 768;

/** The frames that a person kept, and what can become of them. */
export function useKept() {
  const { t } = useTranslation('live');
  const locale = useLocale();
  const client = useQueryClient();
  const [frames, setFrames] = useState<readonly KeptFrame[]>([]);
  const urls = useRef(new Set<string>());
  useEffect(() => {
    const made = urls.current;
    return () => {
      for (const url of made) URL.revokeObjectURL(url);
    };
  }, []);

  const keep = useCallback((result: ShownResult, options: LiveOptions) => {
    const url = URL.createObjectURL(new Blob([result.picture], { type: result.meta.mime }));
    urls.current.add(url);
    const id = newIdempotencyKey();
    const frame: KeptFrame = {
      id,
      url,
      name: `plumbline-live-${result.frame}.jpg`,
      sent: result.sent,
      options: { ...options, seed: result.meta.seed },
    };
    setFrames((before) => [frame, ...before].slice(0, MOST));
  }, []);

  const remove = useCallback(
    (id: string) => setFrames((before) => before.filter((each) => each.id !== id)),
    [],
  );

  const promote = useMutation({
    mutationFn: async ({ id, sent, options }: KeptFrame) => {
      const { imageId } = await uploadPicture(new Blob([sent], { type: 'image/jpeg' }), `${id}.jpg`, {
        purpose: 'base',
      });
      const { size: _, ...body } = options;
      return api('startTask', {
        body: { ...body, upload_img: imageId, size: FULL_SIZE, count: 1 },
        idempotencyKey: `live-${id}`,
      });
    },
    onSuccess: ({ tickets }) => {
      client.setQueryData(ticketsQuery.queryKey, tickets);
      void client.invalidateQueries({ queryKey: ['tasks'] });
      toast.success(t('promoted'));
    },
    onError: (error) => toast.error(userMessage(error, locale)),
  });
  return { frames, keep, remove, promote };
}
