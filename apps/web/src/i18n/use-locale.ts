import type { Locale, LocalisedText } from '@plumbline/contract/text.ts';
import { useTranslation } from 'react-i18next';

export function useLocale(): Locale {
  return useTranslation().i18n.language as Locale;
}

/** Reads texts that come as data (tool names, categories) in the language in use. */
export function useLocalised(): (value: LocalisedText) => string {
  const locale = useLocale();
  return (value) => value[locale];
}
