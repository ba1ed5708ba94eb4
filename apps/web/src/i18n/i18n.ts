import { LOCALES } from '@plumbline/contract/text.ts';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { usePreferences } from '../app/preferences.ts';
import { currentLocale } from './current-locale.ts';
import { valueFormatter } from './format-value.ts';
import { followLanguage, loadTexts } from './load-texts.ts';

/**
 * Starts i18next in the language in use, follows the preference, and loads the texts that stand around every page.
 *
 * @throws where these do not come: nothing can be shown without them
 */
export async function startI18n(): Promise<void> {
  void i18next
    .use(initReactI18next)
    .use(valueFormatter)
    .init({
      lng: currentLocale(),
      supportedLngs: LOCALES,
      fallbackLng: false,
      defaultNS: 'layout',
      resources: {},
      interpolation: { escapeValue: false, alwaysFormat: true },
      initAsync: false,
    });
  const name = () => {
    document.documentElement.lang = i18next.language;
  };
  name();
  i18next.on('languageChanged', name);
  usePreferences.subscribe(() => void followLanguage().catch(() => undefined));
  await loadTexts('shell');
}
