import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../ui/toast/toast.ts';
import { keepsAnything } from './local-keys.ts';

let told = false;

/** Says once what a browser without storage cannot keep; everything else works there. */
export function useStorageNotice(): void {
  const { t } = useTranslation('layout');
  useEffect(() => {
    // Another language is no reason to say it again.
    if (told || keepsAnything()) return;
    told = true;
    toast.warning(t('nothingKept'));
  }, [t]);
}
