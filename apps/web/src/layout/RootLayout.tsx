import { DEV_ROUTES, findRoute, NOT_FOUND_TITLE, ROUTES } from '@plumbline/contract/routes.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { loadChunk } from '../app/load-chunk.ts';
import { ShrinkDialog } from '../shrink/ShrinkDialog.tsx';
import { ExpiredNotice } from '../account/ExpiredNotice.tsx';
import { LeavingNotice } from '../account/LeavingNotice.tsx';
import { Dialogs } from '../dialogs/Dialogs.tsx';
import { useLocalised } from '../i18n/use-locale.ts';
import { userQuery } from '../session/current-user.ts';
import { routeAccessQuery } from '../session/route-access.ts';
import { ConnectionBanner } from './ConnectionBanner.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './RootLayout.module.css';

const NotFoundPage = lazy(async () => {
  const page = await loadChunk('not-found', () => import('../not-found/NotFoundPage.tsx'));
  return { default: page.NotFoundPage };
});

const PAGES = [...ROUTES, ...DEV_ROUTES];

/** The one frame around every page; blank until it is known who the user is and what shows to them. */
export function RootLayout() {
  const { t } = useTranslation('layout');
  const localised = useLocalised();
  const user = useQuery(userQuery);
  const access = useQuery(routeAccessQuery);
  const found = findRoute(useLocation().pathname, PAGES);
  // A page that is hidden from the user is as unknown as any other.
  const isHidden = found !== undefined && access.data?.has(found.accessKey) === true;
  const route = isHidden ? undefined : found;
  const title =
    route?.path === '/' ? t('name') : `${localised(route?.title ?? NOT_FOUND_TITLE)} · ${t('name')}`;
  useEffect(() => {
    document.title = title;
  }, [title]);

  if (user.isPending || access.isPending) return null;
  return (
    <div className={styles['frame']} data-bare={route?.header === false || undefined}>
      <a className={styles['skip']} href="#content">
        {t('skip')}
      </a>
      {route?.header !== false && <Header />}
      <ConnectionBanner />
      <main className={styles['content']} id="content" tabIndex={-1}>
        {isHidden ? (
          <Suspense fallback={null}>
            <NotFoundPage />
          </Suspense>
        ) : (
          <Outlet />
        )}
      </main>
      {route?.footer !== false && <Footer />}
      <Dialogs />
      <ShrinkDialog />
      <LeavingNotice />
      <ExpiredNotice />
      <ScrollRestoration />
    </div>
  );
}
