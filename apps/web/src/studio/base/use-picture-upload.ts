import { newIdempotencyKey } from '@plumbline/client/idempotency-key.ts';
import { userMessage, wasLost } from '@plumbline/client/server-error.ts';
import type { UPLOAD_PURPOSES } from '@plumbline/contract/api/images.ts';
import { IMAGE_MAX_EDGE_WEB } from '@plumbline/contract/constants.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { noteUnanswered, onBack } from '../../app/connection.ts';
import { uploadPicture } from '../../api/client.ts';
import { uploadsChanged } from '../../api/queries.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { isTooLarge, limitsFor } from '../../shrink/picture-limits.ts';
import { fitPicture } from '../../shrink/shrink-offer.ts';
import type { BasePicture } from '../settings/workspace-settings.ts';
import type { Dropped } from './dragged-picture.ts';
import { fetchAsFile } from './fetch-as-file.ts';
import { toast } from '../../ui/toast/toast.ts';

export interface PictureUpload {
  /** The picture on its way: its local address and the share that has left, 0…1. */
  readonly sending: { readonly preview: string; readonly share: number } | undefined;
  readonly take: (dropped: Dropped) => void;
}

interface Options {
  /** Longest edge of what is taken; larger pictures are offered to be made smaller. */
  readonly maxEdge?: number;
  /** Only these very pixels will do: nothing is offered, the server says what is wrong. */
  readonly exact?: boolean;
}

/** @param shrunkFrom the picture of the app that it is a smaller copy of */
type OnTaken = (picture: BasePicture, shrunkFrom?: BasePicture) => void;

type Sent = [source: File | string, shrunkFrom?: BasePicture, idempotencyKey?: string];

const RELEASE_MS = 5000;

/**
 * Turns whatever was dropped into a picture that the server knows. A newer picture replaces one that is still on its
 * way; a picture of the app itself is taken without another upload, unless it is too large here.
 */
export function usePictureUpload(
  purpose: (typeof UPLOAD_PURPOSES)[number],
  onTaken: OnTaken,
  { maxEdge = IMAGE_MAX_EDGE_WEB, exact = false }: Options = {},
): PictureUpload {
  const { t } = useTranslation('layout');
  const locale = useLocale();
  const client = useQueryClient();
  const [sending, setSending] = useState<PictureUpload['sending']>();
  const running = useRef<AbortController>(undefined);
  const sendAgain = useRef<(...sent: Sent) => Promise<void>>(undefined);
  const taken = useRef(onTaken);
  useEffect(() => {
    taken.current = onTaken;
  }, [onTaken]);
  useEffect(() => () => running.current?.abort(), []);

  const send = useCallback(
    async (...[source, shrunkFrom, idempotencyKey = newIdempotencyKey()]: Sent) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      let preview = '';
      try {
        const fetched = typeof source === 'string' ? await fetchAsFile(source) : source;
        // An id is no name.
        const given = shrunkFrom ? new File([fetched], 'picture.png', { type: fetched.type }) : fetched;
        if (controller.signal.aborted) return;
        const file = exact ? given : await fitPicture(given, limitsFor(maxEdge));
        if (controller.signal.aborted || !file) return;
        preview = URL.createObjectURL(file);
        setSending({ preview, share: 0 });
        const { imageId, url, thumbnailUrl, width, height, kind } = await uploadPicture(file, file.name, {
          purpose,
          signal: controller.signal,
          idempotencyKey,
          onProgress: (share) => setSending({ preview, share }),
        });
        uploadsChanged(client);
        taken.current({ imageId, url, thumbnailUrl, width, height, kind }, shrunkFrom);
      } catch (error) {
        if (controller.signal.aborted) return;
        let underWay = false;
        // By itself or by a press, whichever is first: the other one would break it off, and the server answer what it read by then.
        const again = () => {
          if (underWay) return;
          underWay = true;
          void sendAgain.current?.(source, shrunkFrom, idempotencyKey);
        };
        if (wasLost(error)) {
          noteUnanswered();
          // It goes on by itself as well, unless something else was brought meanwhile.
          const stop = onBack(() => {
            stop();
            again();
          });
          controller.signal.addEventListener('abort', stop);
        }
        toast.error(
          userMessage(error, locale),
          wasLost(error) ? { label: t('tryAgain'), act: again } : undefined,
        );
      } finally {
        // Not at once: the picture that shows it may still be loading.
        setTimeout(() => URL.revokeObjectURL(preview), RELEASE_MS);
        if (running.current === controller) setSending(undefined);
      }
    },
    [client, exact, locale, maxEdge, purpose, t],
  );
  useEffect(() => {
    sendAgain.current = send;
  }, [send]);

  const take = useCallback(
    (dropped: Dropped) => {
      if (dropped.kind !== 'picture') void send(dropped.kind === 'file' ? dropped.file : dropped.url);
      else if (isTooLarge(dropped.picture, 0, limitsFor(maxEdge)) && !exact)
        void send(dropped.picture.url, dropped.picture);
      else {
        running.current?.abort();
        setSending(undefined);
        taken.current(dropped.picture);
      }
    },
    [exact, maxEdge, send],
  );
  return { sending, take };
}
