import { ConfigProvider } from 'antd';
import type { Locale as AntLocale } from 'antd/es/locale';
import enUS from 'antd/es/locale/en_US';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Outlet } from 'react-router';
import { useMedia } from '../app/use-media.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { antThemeFor } from './ant-theme.ts';
import { useTheme } from './use-theme.ts';

const ANT_LOCALES = {
  'zh-CN': () => import('antd/es/locale/zh_CN'),
  en: () => Promise.resolve({ default: enUS }),
  ja: () => import('antd/es/locale/ja_JP'),
};

/** Ant Design under our tokens, in the theme and language in use: around pages and dialogs that have controls of it. */
export function AntProvider({ children }: { readonly children: ReactNode }) {
  const theme = useTheme();
  const calm = useMedia('(prefers-reduced-motion: reduce)');
  const locale = useLocale();
  // Never without one: what is inside would begin anew when the first one comes.
  const [antLocale, setAntLocale] = useState<AntLocale>(enUS);
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
    <ConfigProvider theme={config} button={{ autoInsertSpace: false }} locale={antLocale}>
      {children}
    </ConfigProvider>
  );
}

/** Around pages, as a route of its own: what is in one page does not begin anew with the next. */
export function Component() {
  return (
    <AntProvider>
      <Outlet />
    </AntProvider>
  );
}
