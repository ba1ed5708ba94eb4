import { LOCALES } from '@plumbline/contract/text.ts';
import type { MenuProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { type ThemeChoice, usePreferences } from '../app/preferences.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './Header.module.css';

type Items = NonNullable<MenuProps['items']>;

/** Each language in its own words, so that it can be found by who cannot read the present one. */
export const LANGUAGE_NAMES = { 'zh-CN': '简体中文', en: 'English', ja: '日本語' } as const;

export const THEMES = ['system', 'light', 'dark'] as const satisfies readonly ThemeChoice[];
export const THEME_TEXTS = { system: 'themeSystem', light: 'themeLight', dark: 'themeDark' } as const;

function checkedLabel(label: string, checked: boolean) {
  return (
    <span className={styles['checked']}>
      {label}
      {checked && <Icon name="check" size={16} />}
    </span>
  );
}

export function useLanguageItems(): Items {
  const locale = useLocale();
  const setLocale = usePreferences((state) => state.setLocale);
  return LOCALES.map((each) => ({
    key: each,
    label: checkedLabel(LANGUAGE_NAMES[each], each === locale),
    onClick: () => setLocale(each),
  }));
}

export function useThemeItems(): Items {
  const { t } = useTranslation('layout');
  const { theme, setTheme } = usePreferences();
  return THEMES.map((each) => ({
    key: each,
    label: checkedLabel(t(THEME_TEXTS[each]), each === theme),
    onClick: () => setTheme(each),
  }));
}
