import { userMessage } from '@plumbline/client/server-error.ts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { toast } from './toast.ts';

/** Tells what was done, and takes it back while that is shown: deletions are not asked about, but undone (ADR 0050). */
export function useUndo(): (words: string, takeBack: () => Promise<unknown>) => void {
  const { t } = useTranslation('layout');
  const locale = useLocale();
  return useCallback(
    (words, takeBack) =>
      toast.success(words, {
        label: t('undo'),
        act: () => void takeBack().catch((error: unknown) => toast.error(userMessage(error, locale))),
      }),
    [locale, t],
  );
}
