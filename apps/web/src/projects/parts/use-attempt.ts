import { userMessage } from '@plumbline/client/server-error.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useLocale } from '../../i18n/use-locale.ts';
import { toast } from '../../ui/toast/toast.ts';
import { projectsChanged } from '../queries/project-queries.ts';

/** Does something to projects and has all that shows them asked for anew; a failure is told in the server's words. @returns undefined where it failed */
export function useAttempt(): <T>(work: () => Promise<T>) => Promise<T | undefined> {
  const client = useQueryClient();
  const locale = useLocale();
  return useCallback(
    async (work) => {
      try {
        const done = await work();
        projectsChanged(client);
        return done;
      } catch (error) {
        toast.error(userMessage(error, locale));
        return undefined;
      }
    },
    [client, locale],
  );
}
