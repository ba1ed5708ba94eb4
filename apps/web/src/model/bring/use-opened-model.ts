import { userMessage } from '@plumbline/client/server-error.ts';
import type { ModelAnswer } from '@plumbline/contract/api/models.ts';
import { useCallback, useEffect, useState } from 'react';
import { useLocale } from '../../i18n/use-locale.ts';
import { openModel, type OpenedModel } from './open-model.ts';

export interface Opening {
  readonly opened: OpenedModel | undefined;
  /** Of its surfaces on their way, 0…1; undefined where nothing is on its way. */
  readonly share: number | undefined;
  readonly failure: string | undefined;
  readonly again: () => void;
}

interface State {
  /** Which attempt at which address it is of. */
  readonly key: string;
  readonly opened?: OpenedModel;
  readonly share?: number;
  readonly failure?: unknown;
}

/** The surfaces of the model that is open, fetched when it is ready. */
export function useOpenedModel(answer: ModelAnswer | undefined): Opening {
  const locale = useLocale();
  const url = answer?.geometryUrl ?? undefined;
  const [state, setState] = useState<State>({ key: '' });
  const [attempt, setAttempt] = useState(0);
  const key = `${attempt} ${url}`;
  useEffect(() => {
    if (url === undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    openModel(url, signal, (share) => setState({ key, share })).then(
      (opened) => {
        if (!signal.aborted) setState({ key, opened });
      },
      (failure: unknown) => {
        if (!signal.aborted) setState({ key, failure });
      },
    );
    return () => controller.abort();
  }, [key, url]);
  const again = useCallback(() => setAttempt((before) => before + 1), []);
  const own: State = state.key === key ? state : { key, share: 0 };
  return {
    opened: url === undefined ? undefined : own.opened,
    share: url === undefined ? undefined : own.share,
    failure: own.failure === undefined ? undefined : userMessage(own.failure, locale),
    again,
  };
}
