import { userMessage } from '@plumbline/client/server-error.ts';
import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';
import { App } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';
import { uploadPicture } from '../../api/client.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { useSettingsStore } from '../settings/settings-store.ts';
import type { Dropped } from './dragged-picture.ts';
import { fetchAsFile } from './fetch-as-file.ts';

export interface BaseUpload {
  /** The picture on its way: its local address and the share that has left, 0…1. */
  readonly sending: { readonly preview: string; readonly share: number } | undefined;
  readonly take: (dropped: Dropped) => void;
}

const RELEASE_MS = 5000;

/** Makes whatever was dropped the base of a tool. A newer picture replaces one that is still on its way. */
export function useBaseUpload(tool: FunctionName, onTaken: () => void): BaseUpload {
  const { message } = App.useApp();
  const locale = useLocale();
  const setBase = useSettingsStore((state) => state.setBase);
  const [sending, setSending] = useState<BaseUpload['sending']>();
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
          purpose: 'base',
          signal: controller.signal,
          onProgress: (share) => setSending({ preview, share }),
        });
        setBase(tool, { imageId, url, thumbnailUrl, width, height, kind });
        taken.current();
      } catch (error) {
        if (!controller.signal.aborted) void message.error(userMessage(error, locale));
      } finally {
        // Not at once: the picture that shows it may still be loading.
        setTimeout(() => URL.revokeObjectURL(preview), RELEASE_MS);
        if (running.current === controller) setSending(undefined);
      }
    },
    [locale, message, setBase, tool],
  );

  const take = useCallback(
    (dropped: Dropped) => {
      if (dropped.kind === 'picture') {
        running.current?.abort();
        setSending(undefined);
        setBase(tool, dropped.picture);
        taken.current();
      } else void send(dropped.kind === 'file' ? dropped.file : dropped.url);
    },
    [send, setBase, tool],
  );
  return { sending, take };
}
