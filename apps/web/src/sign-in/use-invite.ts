import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { userMessage } from '@plumbline/client/server-error.ts';
import { useState } from 'react';
import { useLocale } from '../i18n/use-locale.ts';
import { forgetInvite, invitedBy } from '../session/visit.ts';

/** The invitation code that this browser came with, and whether the server took it. */
export function useInvite() {
  const locale = useLocale();
  const [code, setCode] = useState(invitedBy);
  const [refusal, setRefusal] = useState<string>();
  return {
    code,
    refusal,
    /** Keeps a refusal of the code; false for any other failure. */
    heard: (error: unknown): boolean => {
      const isRefusal = error instanceof AppError && error.code === 'INVITE_INVALID';
      if (isRefusal) setRefusal(userMessage(error, locale));
      return isRefusal;
    },
    forget: () => {
      forgetInvite();
      setCode(undefined);
      setRefusal(undefined);
    },
  };
}
