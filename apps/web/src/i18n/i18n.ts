import { chooseLocale, LOCALES, type Locale } from '@plumbline/contract/text.ts';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { usePreferences } from '../app/preferences.ts';
import { FEATURES } from './features.ts';
import { toResources } from './texts.ts';

/** The language in use: the user's choice, else the browser's first that we speak. */
export function currentLocale(): Locale {
  return usePreferences.getState().locale ?? chooseLocale(navigator.languages.join());
}

/** Starts i18next with all languages at hand (they are small) and follows the preference. */
export function startI18n(): void {
  void i18next.use(initReactI18next).init({
    lng: currentLocale(),
    supportedLngs: LOCALES,
    fallbackLng: false,
    defaultNS: 'layout',
    resources: toResources(FEATURES),
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  document.documentElement.lang = currentLocale();
  usePreferences.subscribe(() => {
    const locale = currentLocale();
    document.documentElement.lang = locale;
    if (i18next.language !== locale) void i18next.changeLanguage(locale);
  });
}
