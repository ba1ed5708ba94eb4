import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../ui/toast/toast.ts';

/** Puts words on the clipboard, and says so. */
export function useCopy(): (words: string) => void {
  const { t } = useTranslation('assistant');
  return useCallback(
    (words) => {
      // Over plain http, as in a studio's own network, there is no clipboard to write to.
      const written = navigator.clipboard?.writeText(words) ?? Promise.reject(new Error('no clipboard'));
      written.then(
        () => toast.success(t('copied')),
        () => toast.warning(t('notCopied')),
      );
    },
    [t],
  );
}
