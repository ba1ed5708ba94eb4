/** The languages of the interface. All three are first languages: no text may exist in one of them alone. */
export const LOCALES = ['zh-CN', 'en', 'ja'] as const;
export type Locale = (typeof LOCALES)[number];

/** `localisedTextSchema` (`scalars.ts`) checks it. */
export type LocalisedText = Record<Locale, string>;

/**
 * The best of our languages for an `Accept-Language` header (or `navigator.languages.join()`); `zh-CN` where
 * nothing fits, as the original product does. Quality values are honoured, an unreadable header is not an error.
 */
export function chooseLocale(acceptLanguage: string | undefined): Locale {
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((p) => /^\s*q=([0-9.]+)/.exec(p)?.[1]).find((q) => q !== undefined);
      return { tag, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter((entry) => entry.tag !== '' && entry.quality > 0)
    .sort((a, b) => b.quality - a.quality);
  for (const { tag } of wanted) {
    const found = LOCALES.find((locale) => tag.split('-')[0] === locale.toLowerCase().split('-')[0]);
    if (found) return found;
  }
  return 'zh-CN';
}

/** Puts values into the `{name}` places of a text; a place without a value stays visible rather than vanish. */
export function fillText(text: string, values: Readonly<Record<string, string | number>> = {}): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
