import { DEV_ROUTES, findRoute, NOT_FOUND_TITLE, ROUTES } from '@plumbline/contract/routes.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { lazyPart } from '../app/lazy-part.tsx';
import { Dialogs } from '../dialogs/Dialogs.tsx';
import { WorkHost } from '../gallery/detail/WorkHost.tsx';
import { useLocalised } from '../i18n/use-locale.ts';
import { userQuery } from '../session/current-user.ts';
import { routeAccessQuery } from '../session/route-access.ts';
import { themeInUse, useTheme } from '../theme/use-theme.ts';
import { Tips } from '../ui/tip/Tips.tsx';
import { Toasts } from '../ui/toast/Toasts.tsx';
import { ConnectionBanner } from './ConnectionBanner.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Notices } from './Notices.tsx';
import { useOwnTitle } from './page-title.ts';
import styles from './RootLayout.module.css';

const NotFoundPage = lazyPart(
  'not-found',
  async () => (await import('../not-found/NotFoundPage.tsx')).NotFoundPage,
);

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
  const theme = useTheme();
  useEffect(() => {
    document.documentElement.dataset['theme'] = themeInUse();
  }, [theme]);
  const own = useOwnTitle();
  const title =
    route?.page === 'home'
      ? t('name')
      : `${own ?? localised(route?.title ?? NOT_FOUND_TITLE)} · ${t('name')}`;
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
      <WorkHost />
      <Dialogs />
      <Notices />
      <Tips />
      <Toasts />
      <ScrollRestoration />
    </div>
  );
}
