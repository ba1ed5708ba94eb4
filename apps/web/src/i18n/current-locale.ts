import { chooseLocale, type Locale } from '@plumbline/contract/text.ts';
import { usePreferences } from '../app/preferences.ts';

/** The language asked for: the user's choice, else the browser's first that we speak. */
export function currentLocale(): Locale {
  return usePreferences.getState().locale ?? chooseLocale(navigator.languages.join());
}
