import { userMessage } from '@plumbline/client/server-error.ts';
import { useState } from 'react';
import { useLocale } from '../i18n/use-locale.ts';
import { toast } from '../ui/toast/toast.ts';

/**
 * Runs one step at a time; a failure is told in the server's own words.
 *
 * @param heard takes a failure that is told in another place: true where it was its own
 */
export function useAttempt<Step extends string>(heard?: (error: unknown) => boolean) {
  const locale = useLocale();
  const [busy, setBusy] = useState<Step>();
  const attempt = async (step: Step, work: () => Promise<void>) => {
    if (busy !== undefined) return;
    setBusy(step);
    try {
      await work();
    } catch (error) {
      if (heard?.(error) !== true) toast.error(userMessage(error, locale));
    } finally {
      setBusy(undefined);
    }
  };
  return { busy, attempt };
}
