import type { Locale } from '@plumbline/contract/text.ts';
import i18next from 'i18next';
import { BUNDLES } from 'virtual:text-bundles';
import { currentLocale } from './current-locale.ts';
import type { Bundle } from './features.ts';

/** What this tab shows: another language has to bring the same. */
const shown = new Set<Bundle>();

/** Loads a bundle in the language in use, which may become another one meanwhile. */
export async function loadTexts(bundle: Bundle): Promise<void> {
  shown.add(bundle);
  let locale: Locale | undefined;
  while (locale !== languageInUse()) {
    locale = languageInUse();
    await load(bundle, locale);
  }
}

/** The router asks for the first page before i18next is started. */
function languageInUse(): Locale {
  return (i18next.language as Locale | undefined) ?? currentLocale();
}

/** The browser keeps what was loaded once, and i18next merely replaces it by the same. */
async function load(bundle: Bundle, locale: Locale): Promise<void> {
  const ask = BUNDLES[locale]?.[bundle];
  if (!ask) throw new Error(`no texts ${bundle} in ${locale}`);
  const { default: texts } = await ask();
  for (const [namespace, values] of Object.entries(texts))
    i18next.addResourceBundle(locale, namespace, values);
}

/** Follows the preference once everything on show has its words in that language; until then, and where they do not come, nothing changes. */
export async function followLanguage(): Promise<void> {
  const locale = currentLocale();
  if (languageInUse() === locale) return;
  await Promise.all([...shown].map((bundle) => load(bundle, locale)));
  // Somebody may have gone on to the next one.
  if (currentLocale() === locale) await i18next.changeLanguage(locale);
}
