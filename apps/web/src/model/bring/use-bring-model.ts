import { newIdempotencyKey } from '@plumbline/client/idempotency-key.ts';
import { userMessage, wasLost } from '@plumbline/client/server-error.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { noteUnanswered } from '../../app/connection.ts';
import { openDialog } from '../../dialogs/dialog-store.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { useCurrentUser } from '../../session/current-user.ts';
import { toast } from '../../ui/toast/toast.ts';
import { useModelStore } from '../state/model-store.ts';
import { sendModel } from './send-model.ts';

export interface ModelBring {
  /** The file on its way, and the share of it that has left, 0…1. */
  readonly sending: { readonly name: string; readonly share: number } | undefined;
  /** Why the last file was refused before it was read. */
  readonly refused: { readonly code: string | undefined; readonly text: string } | undefined;
  readonly take: (file: File) => void;
  readonly stop: () => void;
}

/** Brings a model: it is sent, and then open. A file of the same name becomes the next version of the same model. */
export function useBringModel(): ModelBring {
  const { t } = useTranslation('layout');
  const locale = useLocale();
  const client = useQueryClient();
  const { signedIn } = useCurrentUser();
  const open = useModelStore((state) => state.open);
  const [sending, setSending] = useState<ModelBring['sending']>();
  const [refused, setRefused] = useState<ModelBring['refused']>();
  const running = useRef<AbortController>(undefined);
  const wanted = useRef<File>(undefined);
  const again = useRef<(file: File, key?: string) => Promise<void>>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const send = useCallback(
    async (file: File, idempotencyKey = newIdempotencyKey()) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      setRefused(undefined);
      setSending({ name: file.name, share: 0 });
      try {
        const { modelId } = await sendModel(file, {
          signal: controller.signal,
          idempotencyKey,
          onProgress: (share) => setSending({ name: file.name, share }),
        });
        void client.invalidateQueries({ queryKey: ['models'] });
        void client.invalidateQueries({ queryKey: ['model', modelId] });
        if (useModelStore.getState().modelId !== modelId) open(modelId);
      } catch (error) {
        if (controller.signal.aborted) return;
        if (wasLost(error)) {
          noteUnanswered();
          toast.error(userMessage(error, locale), {
            label: t('tryAgain'),
            act: () => void again.current?.(file, idempotencyKey),
          });
        } else
          setRefused({
            code: error instanceof AppError ? error.code : undefined,
            text: userMessage(error, locale),
          });
      } finally {
        if (running.current === controller) setSending(undefined);
      }
    },
    [client, locale, open, t],
  );
  useEffect(() => {
    again.current = send;
  }, [send]);
  useEffect(() => {
    const file = wanted.current;
    if (!signedIn || !file) return;
    wanted.current = undefined;
    void send(file);
  }, [send, signedIn]);

  const take = useCallback(
    (file: File) => {
      if (signedIn) return void send(file);
      // Models are kept with an account: it goes on after signing in.
      wanted.current = file;
      openDialog('login');
    },
    [send, signedIn],
  );
  const stop = useCallback(() => running.current?.abort(), []);
  return { sending, refused, take, stop };
}
