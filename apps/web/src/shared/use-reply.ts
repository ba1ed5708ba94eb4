import { userMessage } from '@plumbline/client/server-error.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale } from '../i18n/use-locale.ts';
import { sharedQuery } from './shared-query.ts';
import { readTab, writeTab } from '../session/tab-keys.ts';

const NAME_KEY = 'share-name';

/** What a visitor calls themselves, kept for their next reply in this tab. */
export function useVisitorName() {
  const [name, setName] = useState(() => readTab(NAME_KEY) ?? '');
  return {
    name,
    setName: (value: string) => {
      setName(value);
      writeTab(NAME_KEY, value);
    },
  };
}

/** Sends a reply; the page is asked for anew, and says what went wrong. */
export function useReply(token: string) {
  const client = useQueryClient();
  const locale = useLocale();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const send = async (work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setProblem(undefined);
    try {
      await work();
      return true;
    } catch (error) {
      setProblem(userMessage(error, locale));
      return false;
    } finally {
      setBusy(false);
      void client.invalidateQueries({ queryKey: sharedQuery(token).queryKey });
    }
  };
  return { busy, problem, send };
}
