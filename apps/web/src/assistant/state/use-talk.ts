import { userMessage } from '@plumbline/client/server-error.ts';
import type { TalkMessage } from '@plumbline/contract/api/talks.ts';
import type { Persona } from '@plumbline/contract/content/persona.ts';
import { AppError, errorText } from '@plumbline/contract/errors/app-error.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { api } from '../../api/client.ts';
import { openDialog } from '../../dialogs/dialog-store.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { useCurrentUser } from '../../session/current-user.ts';
import { toast } from '../../ui/toast/toast.ts';
import { changeDraft, type Draft, EMPTY_DRAFT, useDrafts } from '../composer/draft-store.ts';
import type { TalkDeeds } from '../messages/talk-context.ts';
import { ask as askIn, follow as followIn } from './ask.ts';
import { NEW_TALK, useStreams } from './stream-store.ts';
import { putMessage, putTalk, refreshTalk } from './talk-cache.ts';

/** Refusals that a purchase, or signing in, helps against. */
const OFFERED_MORE: ReadonlySet<string> = new Set(['NOT_ENOUGH_TICKETS', 'DAILY_COUNT_USED_UP']);

export interface Refused {
  readonly text: string;
  readonly shop: boolean;
}

interface Talked {
  readonly deeds: TalkDeeds;
  /** Of whoever the talk is with, where nobody is named. */
  readonly ask: (draft: Draft, persona: Persona | undefined) => void;
  /** Stops the answer that is being written; undefined where none is. */
  readonly writing: (() => void) | undefined;
  readonly refusal: Refused | undefined;
  readonly follow: (message: TalkMessage) => void;
}

interface Shown {
  readonly talkId: string | undefined;
  readonly messages: readonly TalkMessage[];
  readonly onKept: (talkId: string, from: string | undefined) => void;
}

/** What can be done in the talk that is shown. */
export function useTalk({ talkId, messages, onKept }: Shown): Talked {
  const client = useQueryClient();
  const locale = useLocale();
  const { signedIn } = useCurrentUser();
  const here = talkId ?? NEW_TALK;
  const pending = useStreams((state) => state.pending[here] !== undefined);
  const [refusal, setRefusal] = useState<Refused>();
  const stopWhenKept = useRef(false);

  const refuse = useCallback(
    (error: unknown) => {
      const code = error instanceof AppError ? error.code : '';
      if (code === 'LOGIN_REQUIRED' && !signedIn) openDialog('login');
      setRefusal({ text: userMessage(error, locale), shop: OFFERED_MORE.has(code) });
    },
    [locale, signedIn],
  );
  const attempt = useCallback(
    async (act: () => Promise<unknown>) => {
      try {
        await act();
      } catch (error) {
        toast.error(userMessage(error, locale));
      }
    },
    [locale],
  );

  const stop = useCallback(
    (messageId: string) =>
      void attempt(async () => putMessage(client, await api('stopTalk', { body: { messageId } }))),
    [attempt, client],
  );

  const send = useCallback(
    async (draft: Draft, persona: string | undefined, again: string | undefined) => {
      setRefusal(undefined);
      stopWhenKept.current = false;
      let kept = false;
      try {
        await askIn(client, {
          talkId,
          question: { text: draft.text.trim(), images: [...draft.images], persona },
          body: {
            ...(again === undefined ? {} : { again }),
            ...(draft.instead ? { after: draft.instead.after } : {}),
          },
          onKept: (into, messageId) => {
            kept = true;
            if (stopWhenKept.current) stop(messageId);
            onKept(into, talkId);
          },
        });
      } catch (error) {
        // What was not kept is still the asker's: it comes back to where it was written, unless more was written there.
        const now = useDrafts.getState().drafts[here] ?? EMPTY_DRAFT;
        if (!kept && again === undefined && now.text === '' && now.images.length === 0)
          changeDraft(here, draft);
        refuse(error);
      }
    },
    [client, here, onKept, refuse, stop, talkId],
  );

  const ask = useCallback(
    (draft: Draft, persona: Persona | undefined) => {
      if (draft.text.trim() === '')
        return setRefusal({ text: errorText('QUESTION_REQUIRED', locale), shop: false });
      changeDraft(here, { text: '', images: [], instead: undefined, persona: undefined });
      return void send(draft, persona?.personaId ?? draft.persona, undefined);
    },
    [here, locale, send],
  );

  const follow = useCallback(
    (message: TalkMessage) => void followIn(client, message).catch(refuse),
    [client, refuse],
  );

  const written = messages.findLast(({ state }) => state === 'writing')?.messageId;
  const busy = written !== undefined || pending;
  const stopWriting = useCallback(() => {
    if (written !== undefined) stop(written);
    else stopWhenKept.current = true;
  }, [stop, written]);

  const deeds = useMemo<TalkDeeds>(
    () => ({
      busy,
      stop,
      again: ({ messageId, persona }) => void send(EMPTY_DRAFT, persona, messageId),
      edit: ({ messageId, parentId, text, images, persona }) =>
        changeDraft(here, { text, images, persona, instead: { questionId: messageId, after: parentId } }),
      show: (messageId) =>
        void attempt(async () => {
          if (talkId === undefined) return;
          putTalk(client, await api('changeTalk', { params: { talkId }, body: { show: messageId } }));
          await refreshTalk(client, talkId);
        }),
    }),
    [attempt, busy, client, here, send, stop, talkId],
  );
  return { deeds, ask, writing: busy ? stopWriting : undefined, refusal, follow };
}
