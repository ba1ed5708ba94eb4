import { DEV_ROUTES, findRoute, ROUTES } from '@plumbline/contract/routes.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { loadChunk } from '../app/load-chunk.ts';
import { useLocalised } from '../i18n/use-locale.ts';
import { userQuery } from '../session/current-user.ts';
import { useSignIn } from '../sign-in/sign-in-store.ts';
import { ConnectionBanner } from './ConnectionBanner.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './RootLayout.module.css';

const SignInDialog = lazy(async () => {
  const module = await loadChunk('sign-in', () => import('../sign-in/SignInDialog.tsx'));
  return { default: module.SignInDialog };
});

const PAGES = [...ROUTES, ...DEV_ROUTES];

/** The one frame around every page; blank until it is known who the user is. */
export function RootLayout() {
  const { t } = useTranslation('layout');
  const localised = useLocalised();
  const user = useQuery(userQuery);
  const asked = useSignIn((state) => state.open);
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
      {asked && (
        <Suspense fallback={null}>
          <SignInDialog />
        </Suspense>
      )}
      <ScrollRestoration />
    </div>
  );
}
