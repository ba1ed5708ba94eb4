import { userMessage } from '@plumbline/client/server-error.ts';
import type { UPLOAD_PURPOSES } from '@plumbline/contract/api/images.ts';
import { App } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';
import { uploadPicture } from '../../api/client.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import type { BasePicture } from '../settings/workspace-settings.ts';
import type { Dropped } from './dragged-picture.ts';
import { fetchAsFile } from './fetch-as-file.ts';

export interface PictureUpload {
  /** The picture on its way: its local address and the share that has left, 0…1. */
  readonly sending: { readonly preview: string; readonly share: number } | undefined;
  readonly take: (dropped: Dropped) => void;
}

const RELEASE_MS = 5000;

/**
 * Turns whatever was dropped into a picture that the server knows. A newer picture replaces one that is still on its
 * way; a picture of the app itself is taken without another upload.
 */
export function usePictureUpload(
  purpose: (typeof UPLOAD_PURPOSES)[number],
  onTaken: (picture: BasePicture) => void,
): PictureUpload {
  const { message } = App.useApp();
  const locale = useLocale();
  const [sending, setSending] = useState<PictureUpload['sending']>();
  const running = useRef<AbortController>(undefined);
  const taken = useRef(onTaken);
  useEffect(() => {
    taken.current = onTaken;
  }, [onTaken]);
  useEffect(() => () => running.current?.abort(), []);

  const send = useCallback(
    async (source: File | string) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      let preview = '';
      try {
        const file = typeof source === 'string' ? await fetchAsFile(source) : source;
        if (controller.signal.aborted) return;
        preview = URL.createObjectURL(file);
        setSending({ preview, share: 0 });
        const { imageId, url, thumbnailUrl, width, height, kind } = await uploadPicture(file, file.name, {
          purpose,
          signal: controller.signal,
          onProgress: (share) => setSending({ preview, share }),
        });
        taken.current({ imageId, url, thumbnailUrl, width, height, kind });
      } catch (error) {
        if (!controller.signal.aborted) void message.error(userMessage(error, locale));
      } finally {
        // Not at once: the picture that shows it may still be loading.
        setTimeout(() => URL.revokeObjectURL(preview), RELEASE_MS);
        if (running.current === controller) setSending(undefined);
      }
    },
    [locale, message, purpose],
  );

  const take = useCallback(
    (dropped: Dropped) => {
      if (dropped.kind === 'picture') {
        running.current?.abort();
        setSending(undefined);
        taken.current(dropped.picture);
      } else void send(dropped.kind === 'file' ? dropped.file : dropped.url);
    },
    [send],
  );
  return { sending, take };
}
