import { userMessage } from '@plumbline/client/server-error.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale } from '../i18n/use-locale.ts';
import { toast } from '../ui/toast/toast.ts';

/**
 * Runs a changing call: one at a time, its outcome told, and everything that the console shows asked for again.
 * `gone` is the id of what it takes away: that is not asked for any more.
 */
export function useChange() {
  const client = useQueryClient();
  const locale = useLocale();
  const [busy, setBusy] = useState(false);
  const run = async (work: () => Promise<unknown>, success: string, gone?: string): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    try {
      await work();
      await client.invalidateQueries({
        queryKey: ['console'],
        predicate: ({ queryKey }) =>
          queryKey[1] !== 'session' && (gone === undefined || queryKey[2] !== gone),
      });
      toast.success(success);
      return true;
    } catch (error) {
      toast.error(userMessage(error, locale));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
}
