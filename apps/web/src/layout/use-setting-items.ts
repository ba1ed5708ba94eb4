import { LOCALES } from '@plumbline/contract/text.ts';
import { useTranslation } from 'react-i18next';
import { type ThemeChoice, usePreferences } from '../app/preferences.ts';
import { useLocale } from '../i18n/use-locale.ts';
import type { MenuItem } from '../ui/menu/menu-item.ts';

/** Each language in its own words, so that it can be found by who cannot read the present one. */
export const LANGUAGE_NAMES = { 'zh-CN': '简体中文', en: 'English', ja: '日本語' } as const;

export const THEMES = ['system', 'light', 'dark'] as const satisfies readonly ThemeChoice[];
export const THEME_TEXTS = { system: 'themeSystem', light: 'themeLight', dark: 'themeDark' } as const;

export function useLanguageItems(): MenuItem[] {
  const locale = useLocale();
  const setLocale = usePreferences((state) => state.setLocale);
  return LOCALES.map((each) => ({
    key: each,
    label: LANGUAGE_NAMES[each],
    checked: each === locale,
    onClick: () => setLocale(each),
  }));
}

export function useThemeItems(): MenuItem[] {
  const { t } = useTranslation('layout');
  const { theme, setTheme } = usePreferences();
  return THEMES.map((each) => ({
    key: each,
    label: t(THEME_TEXTS[each]),
    checked: each === theme,
    onClick: () => setTheme(each),
  }));
}
