import type { Locale, LocalisedText } from '@plumbline/contract/text.ts';

/** Texts of one feature: each key with its three languages side by side, so that none can be forgotten. */
export type Texts = Readonly<Record<string, LocalisedText>>;

/** One text. `{{name}}` places are filled by i18next; keys ending in `_one` and `_other` are plural forms. */
export function text(zh: string, en: string, ja: string): LocalisedText {
  return { 'zh-CN': zh, en, ja };
}

/** The texts of a bundle in one language: namespace → key → text, as i18next takes them. */
export function inLanguage(
  bundle: Readonly<Record<string, Texts>>,
  locale: Locale,
): Record<string, Record<string, string>> {
  return Object.fromEntries(
    Object.entries(bundle).map(([namespace, texts]) => [
      namespace,
      Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, value[locale]])),
    ]),
  );
}
