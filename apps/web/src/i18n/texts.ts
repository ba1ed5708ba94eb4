import { LOCALES, type Locale, type LocalisedText } from '@plumbline/contract/text.ts';

/** Texts of one feature: each key with its three languages side by side, so that none can be forgotten. */
export type Texts = Readonly<Record<string, LocalisedText>>;

/** One text. `{{name}}` places are filled by i18next; keys ending in `_one` and `_other` are plural forms. */
export function text(zh: string, en: string, ja: string): LocalisedText {
  return { 'zh-CN': zh, en, ja };
}

type Resources = Record<Locale, Record<string, Record<string, string>>>;

/** i18next's shape (language → feature → key) out of ours (feature → key → language). */
export function toResources(features: Readonly<Record<string, Texts>>): Resources {
  const resources: Resources = { 'zh-CN': {}, en: {}, ja: {} };
  for (const locale of LOCALES)
    for (const [feature, texts] of Object.entries(features))
      resources[locale][feature] = Object.fromEntries(
        Object.entries(texts).map(([key, value]) => [key, value[locale]]),
      );
  return resources;
}
