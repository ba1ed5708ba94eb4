import { userMessage } from '@plumbline/client/server-error.ts';
import { useState } from 'react';
import { useLocale } from '../../i18n/use-locale.ts';

/** Runs one call at a time and keeps why the last one was refused, for the form that asked. */
export function useProof() {
  const locale = useLocale();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const prove = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    setBusy(true);
    setRefusal(undefined);
    try {
      return await work();
    } catch (error) {
      setRefusal(userMessage(error, locale));
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return { busy, refusal, prove };
}
