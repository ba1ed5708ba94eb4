import { App, ConfigProvider } from 'antd';
import type { Locale as AntLocale } from 'antd/es/locale';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { usePreferences } from '../app/preferences.ts';
import { useMedia } from '../app/use-media.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { antThemeFor } from './ant-theme.ts';
import type { Theme } from './tokens.ts';

const ANT_LOCALES = {
  'zh-CN': () => import('antd/es/locale/zh_CN'),
  en: () => import('antd/es/locale/en_US'),
  ja: () => import('antd/es/locale/ja_JP'),
};

/** Ant Design under our tokens, in the theme and language in use. */
export function ThemeProvider({ children }: { readonly children: ReactNode }) {
  const choice = usePreferences((state) => state.theme);
  const systemDark = useMedia('(prefers-color-scheme: dark)');
  const calm = useMedia('(prefers-reduced-motion: reduce)');
  const theme: Theme = choice === 'system' ? (systemDark ? 'dark' : 'light') : choice;
  const locale = useLocale();
  const [antLocale, setAntLocale] = useState<AntLocale>();

  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  useEffect(() => {
    let current = true;
    // Ant's own words (close, loading) may arrive late or stay English; nothing of ours waits for them.
    void ANT_LOCALES[locale]()
      .then((module) => current && setAntLocale(module.default))
      .catch(() => undefined);
    return () => {
      current = false;
    };
  }, [locale]);

  const config = useMemo(() => antThemeFor(theme, !calm), [theme, calm]);
  return (
    <ConfigProvider
      theme={config}
      button={{ autoInsertSpace: false }}
      {...(antLocale ? { locale: antLocale } : {})}
    >
      <App message={{ top: 64 }}>{children}</App>
    </ConfigProvider>
  );
}
