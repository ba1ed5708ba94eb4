import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import type { Locale } from '@plumbline/contract/text.ts';
import { fillText } from '@plumbline/contract/text.ts';
import { errorText } from '@plumbline/contract/errors/app-error.ts';
import type { EventValue } from '../../ipc/commands.ts';
import type { Failure } from '../../ipc/failure.ts';
import type { ClientState } from '../../ipc/state.ts';
import { type PageText, pageTexts } from '../../texts/page-texts.ts';
import { type Bridge, pageBridge } from './create-bridge.ts';

interface Client {
  readonly state: ClientState;
  readonly call: Bridge['call'];
  readonly listen: Bridge['listen'];
}

const ClientContext = createContext<Client | undefined>(undefined);

/** Shows nothing until the main process has told its state. */
export function ClientProvider({ children }: { readonly children: ReactNode }) {
  const [bridge] = useState(pageBridge);
  const [state, setState] = useState<ClientState>();
  useEffect(() => {
    const stop = bridge.listen({ state: setState });
    // Whatever changes after the answer is told as well: what was told already is never older than it.
    void bridge.call('state').then((first) => setState((told) => told ?? first));
    return stop;
  }, [bridge]);
  useEffect(() => {
    if (!state) return;
    document.documentElement.lang = state.locale;
    document.documentElement.dataset['theme'] = state.theme;
  }, [state]);
  if (!state) return null;
  return (
    <ClientContext value={{ state, call: bridge.call, listen: bridge.listen }}>{children}</ClientContext>
  );
}

export function useClient(): Client {
  const client = use(ClientContext);
  if (!client) throw new Error('outside of ClientProvider');
  return client;
}

export type Translate = (key: PageText, values?: Readonly<Record<string, string | number>>) => string;

export function useTexts(): Translate {
  const { locale } = useClient().state;
  return (key, values) => fillText(pageTexts[key][locale], values);
}

/** What a person reads of a failure: the server’s own sentence, or the catalogue’s. */
export function failureText({ code, message, values }: Failure, locale: Locale): string {
  return message === '' ? errorText(code, locale, values) : message;
}

/** What the main process says while the page is shown. */
export function useHeard<N extends 'renderNow' | 'live'>(
  name: N,
  heard: (value: EventValue<N>) => void,
): void {
  const { listen } = useClient();
  useEffect(() => listen({ [name]: heard }), [listen, name, heard]);
}
