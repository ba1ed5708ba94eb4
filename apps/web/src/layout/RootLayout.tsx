import { DEV_ROUTES, findRoute, ROUTES } from '@plumbline/contract/routes.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { Dialogs } from '../dialogs/Dialogs.tsx';
import { useLocalised } from '../i18n/use-locale.ts';
import { userQuery } from '../session/current-user.ts';
import { ConnectionBanner } from './ConnectionBanner.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './RootLayout.module.css';

const PAGES = [...ROUTES, ...DEV_ROUTES];

/** The one frame around every page; blank until it is known who the user is. */
export function RootLayout() {
  const { t } = useTranslation('layout');
  const localised = useLocalised();
  const user = useQuery(userQuery);
  const route = findRoute(useLocation().pathname, PAGES);
  const title = route && route.path !== '/' ? `${localised(route.title)} · ${t('name')}` : t('name');
  useEffect(() => {
    document.title = title;
  }, [title]);

  if (user.isPending) return null;
  return (
    <div className={styles['frame']}>
      <a className={styles['skip']} href="#content">
        {t('skip')}
      </a>
      {route?.header !== false && <Header />}
      <ConnectionBanner />
      <main className={styles['content']} id="content" tabIndex={-1}>
        <Outlet />
      </main>
      {route?.footer !== false && <Footer />}
      <Dialogs />
      <ScrollRestoration />
    </div>
  );
}
