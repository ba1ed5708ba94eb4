import { userMessage } from '@plumbline/client/server-error.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { useState } from 'react';
import { openDialog, useDialogs } from '../dialogs/dialog-store.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { toast } from '../ui/toast/toast.ts';

/**
 * Runs one action at a time; a failure is told in the server's own words. Where the server wants its owner to prove once
 * more who they are, the dialog for that opens.
 */
export function useAccountAction() {
  const locale = useLocale();
  const [busy, setBusy] = useState(false);
  const act = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      // Its dialog says why; one that was open before comes back afterwards.
      if (error instanceof AppError && error.code === 'SIGN_IN_AGAIN')
        openDialog('validation', useDialogs.getState().open);
      else toast.error(userMessage(error, locale));
    } finally {
      setBusy(false);
    }
  };
  return { busy, act };
}
