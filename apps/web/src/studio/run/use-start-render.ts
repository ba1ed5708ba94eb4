import { newIdempotencyKey } from '@plumbline/client/idempotency-key.ts';
import { userMessage } from '@plumbline/client/server-error.ts';
import { mayUse } from '@plumbline/contract/access/access-rules.ts';
import type { StartTaskBody } from '@plumbline/contract/api/start-task.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { RequestPrice } from '@plumbline/contract/tools/price-of.ts';
import type { ToolDescriptor } from '@plumbline/contract/tools/tool-descriptor.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { WordReading } from '@plumbline/contract/words/word-reading.ts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { api } from '../../api/client.ts';
import { ticketsQuery } from '../../api/queries.ts';
import { useOffline } from '../../app/connection.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { useCurrentUser } from '../../session/current-user.ts';
import { openDialog, useDialogs } from '../../dialogs/dialog-store.ts';
import { openMemberships, openRecharge } from '../../recharge/recharge-store.ts';
import type { MaskEditor } from '../editor/mask-editor.ts';
import type { Look } from '../settings/look.ts';
import { useSettingsStore } from '../settings/settings-store.ts';
import { SECOND_PICTURES, type WorkspaceSettings } from '../settings/workspace-settings.ts';
import { buildRequest } from './build-request.ts';
import { type ButtonState, buttonState } from './button-state.ts';
import { missingField } from './missing-field.ts';
import { forgetStart, rememberStart, takeStart } from './continue-start.ts';
import { type Refusal, refusalOf } from './refusal.ts';
import { pricedOf } from './priced-of.ts';
import { needsWords, useWords, withoutWords } from './use-words.ts';
import { usePrices } from './use-price.ts';
import { toast } from '../../ui/toast/toast.ts';

/** Refusals that a purchase helps against. */
const OFFERED_MORE: ReadonlySet<string> = new Set(['NOT_ENOUGH_TICKETS', 'DAILY_COUNT_USED_UP']);

export interface StartRender {
  readonly button: ButtonState;
  readonly price: RequestPrice;
  /** What its words come to. */
  readonly words: WordReading;
  /** Nothing is counted for who is signed in. */
  readonly unlimited: boolean;
  readonly start: () => void;
  readonly startWithoutWords: () => void;
  /** Why the last start was refused, until something is changed. */
  readonly refusal: Refusal | undefined;
  readonly forgetRefusal: () => void;
}

/** A start of which no answer came: nothing is known of it. */
const NO_ATTEMPT = { said: '', key: '' };

interface Needs {
  readonly tool: ToolDescriptor;
  readonly settings: WorkspaceSettings;
  readonly look: Look;
  /** Whether the look is final; a start that continues after signing in waits for it. */
  readonly lookKnown: boolean;
  readonly uploading: boolean;
  /** Where the mask comes from, which is sent when the render starts. */
  readonly masks: MaskEditor | undefined;
  readonly onStarted: (taskId: string) => void;
  /** What goes along besides the settings, by field; the same object as long as it says the same. */
  readonly also?: Readonly<Record<string, unknown>>;
}

const NOTHING_MORE = {};

/** With what is painted, where something is. */
async function withMask(body: StartTaskBody, masks: MaskEditor | undefined): Promise<StartTaskBody> {
  const sent = await masks?.sendActive();
  return sent === undefined ? body : { ...body, mask: sent };
}

/** Starts the render of a workspace; signing in is asked for when the button is pressed, and goes on afterwards. */
export function useStartRender({
  tool,
  settings,
  look,
  lookKnown,
  uploading,
  masks,
  onStarted,
  also = NOTHING_MORE,
}: Needs): StartRender {
  const client = useQueryClient();
  const locale = useLocale();
  const { signedIn, userType } = useCurrentUser();
  const signInOpen = useDialogs((state) => state.open === 'login');
  const setBase = useSettingsStore((state) => state.setBase);
  const setPicture = useSettingsStore((state) => state.setPicture);
  const offline = useOffline();
  const ticketsLeft = useQuery({ ...ticketsQuery, enabled: signedIn }).data;

  /** The picture that is no longer there; the base where nothing says which. */
  const forgetGone = (error: unknown) => {
    const named = error instanceof AppError ? Object.keys(error.details ?? {}) : [];
    const second = SECOND_PICTURES.filter((field) => named.includes(field));
    for (const field of second) setPicture(tool.function, field, undefined);
    if (second.length === 0) setBase(tool.function, null);
  };

  const [refused, setRefused] = useState<Refusal>();
  const forgetRefusal = useCallback(() => setRefused(undefined), []);

  const attempt = useRef(NO_ATTEMPT);
  const { mutate: send, isPending: starting } = useMutation({
    onMutate: forgetRefusal,
    mutationFn: async (body: StartTaskBody) => {
      const whole = await withMask(body, masks);
      const said = JSON.stringify(whole);
      // The same once more, after an answer that was lost, is the same start.
      if (attempt.current.said !== said) attempt.current = { said, key: newIdempotencyKey() };
      return api('startTask', { body: whole, idempotencyKey: attempt.current.key });
    },
    onSettled: (_started, error) => {
      if (!error || (error instanceof AppError && error.status >= 400 && error.status < 500))
        attempt.current = NO_ATTEMPT;
    },
    onSuccess: (started) => {
      client.setQueryData(ticketsQuery.queryKey, started.tickets);
      // The other counts, and the ledger, are asked for when they are looked at.
      void client.invalidateQueries({ queryKey: ticketsQuery.queryKey, refetchType: 'none' });
      void client.invalidateQueries({ queryKey: ['tasks'] });
      onStarted(started.taskId);
    },
    onError: (error, body) => {
      const code = error instanceof AppError ? error.code : undefined;
      const refusal = refusalOf(error, body, locale);
      if (refusal) setRefused(refusal);
      else if (code === 'LOGIN_REQUIRED' && !signedIn) {
        rememberStart(tool.function);
        openDialog('login');
      } else toast.error(userMessage(error, locale));
      if (code === 'MEMBERS_ONLY') openMemberships();
      else if (code && OFFERED_MORE.has(code)) openRecharge();
      if (code === 'IMAGE_NOT_FOUND' || code === 'GONE') forgetGone(error);
      void client.invalidateQueries({ queryKey: ticketsQuery.queryKey });
    },
  });
  const words = useWords(tool, settings, look);
  const painted = masks !== undefined && masks.coverage !== 'empty';
  const missing = missingField(tool, settings, look, painted, also);
  const body = useMemo(() => {
    if (missing) return undefined;
    const asked = buildRequest(tool, settings, look, also);
    // The button says so: what nothing answers is not sent, and the picture is the one without it.
    return words.unanswered && !needsWords(tool) ? withoutWords(asked) : asked;
  }, [also, look, missing, settings, tool, words.unanswered]);

  const prices = usePrices();
  const price = prices.of(pricedOf(tool, settings));
  const button = buttonState({
    membersOnly: !mayUse(tool.allowed, userType),
    missing,
    unanswered: words.unanswered && needsWords(tool),
    uploading,
    starting,
    offline,
    signedIn,
    ticketsLeft,
    cost: price.total,
  });

  const begin = useCallback(
    (asked: StartTaskBody | undefined) => {
      if (!button.ready || !asked) return;
      if (signedIn) send(asked);
      else {
        rememberStart(tool.function);
        openDialog('login');
      }
    },
    [button.ready, send, signedIn, tool.function],
  );
  const start = useCallback(() => begin(body), [begin, body]);
  const startWithoutWords = useCallback(() => begin(body && withoutWords(body)), [begin, body]);

  const wasOpen = useRef(false);
  useEffect(() => {
    // Closing the dialog without signing in withdraws the wish.
    if (wasOpen.current && !signInOpen && !signedIn) forgetStart();
    wasOpen.current = signInOpen;
  }, [signInOpen, signedIn]);
  useEffect(() => {
    if (signedIn && lookKnown && body && takeStart(tool.function)) send(body);
  }, [body, lookKnown, send, signedIn, tool.function]);

  return {
    words,
    price,
    unlimited: prices.unlimited,
    button,
    start,
    startWithoutWords,
    refusal: refused?.body === body ? refused : undefined,
    forgetRefusal,
  };
}
