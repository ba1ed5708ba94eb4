import { DEV_ROUTES, type PageName, ROUTES } from '@plumbline/contract/routes.ts';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { ErrorPage } from '../layout/ErrorPage.tsx';
import { RootLayout } from '../layout/RootLayout.tsx';
import { loadChunk } from './load-chunk.ts';

interface RouteModule {
  readonly Component: () => React.ReactNode;
}

/** What shows each page, each in a chunk of its own. */
const PAGES: Readonly<Record<PageName | 'not-found', () => Promise<RouteModule>>> = {
  home: () => import('../routes/home.tsx'),
  login: () => import('../routes/login.tsx'),
  'wechat-confirm': () => import('../routes/wechat-confirm.tsx'),
  agreement: () => import('../routes/agreement.tsx'),
  privacy: () => import('../routes/privacy.tsx'),
  membership: () => import('../routes/membership.tsx'),
  works: () => import('../routes/works.tsx'),
  account: () => import('../routes/account.tsx'),
  console: () => import('../routes/console.tsx'),
  studio: () => import('../routes/studio.tsx'),
  lama: () => import('../routes/lama.tsx'),
  cashier: () => import('../routes/cashier.tsx'),
  inbox: () => import('../routes/inbox.tsx'),
  'face-stand-in': () => import('../routes/face-stand-in.tsx'),
  'wechat-stand-in-scan': () => import('../routes/wechat-stand-in-scan.tsx'),
  'wechat-stand-in-agree': () => import('../routes/wechat-stand-in-agree.tsx'),
  'not-found': () => import('../routes/not-found.tsx'),
};

function show(path: string, page: keyof typeof PAGES): RouteObject {
  return { path, lazy: () => loadChunk(page, PAGES[page]) };
}

/** Every page of the route table under the one root layout. */
export const router = createBrowserRouter([
  {
    Component: RootLayout,
    ErrorBoundary: ErrorPage,
    HydrateFallback: () => null,
    children: [
      {
        ErrorBoundary: ErrorPage,
        children: [
          ...[...ROUTES, ...DEV_ROUTES].map(({ path, page }) => show(path, page)),
          show('*', 'not-found'),
        ],
      },
    ],
  },
]);
