import { TOOL_LIST } from '@plumbline/contract/tools/registry.ts';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { ErrorPage } from '../layout/ErrorPage.tsx';
import { RootLayout } from '../layout/RootLayout.tsx';
import { loadChunk } from './load-chunk.ts';

interface RouteModule {
  readonly Component: () => React.ReactNode;
}

function page(path: string, chunk: string, load: () => Promise<RouteModule>): RouteObject {
  return { path, lazy: () => loadChunk(chunk, load) };
}

const home = () => import('../routes/home.tsx');
const studio = () => import('../routes/studio.tsx');

/** Every page under the one root layout, each in a chunk of its own. */
export const router = createBrowserRouter([
  {
    Component: RootLayout,
    ErrorBoundary: ErrorPage,
    HydrateFallback: () => null,
    children: [
      {
        ErrorBoundary: ErrorPage,
        children: [
          page('/', 'home', home),
          page('/home', 'home', home),
          page('/user/login', 'login', () => import('../routes/login.tsx')),
          page('/wechat/confirm', 'wechat', () => import('../routes/wechat-confirm.tsx')),
          page('/agreement', 'agreement', () => import('../routes/agreement.tsx')),
          page('/privacy', 'privacy', () => import('../routes/privacy.tsx')),
          page('/membership', 'membership', () => import('../routes/membership.tsx')),
          page('/list', 'works', () => import('../routes/works.tsx')),
          page('/myPersonCenter', 'account', () => import('../routes/account.tsx')),
          page('/dev/cashier/:orderId', 'cashier', () => import('../routes/cashier.tsx')),
          page('/aiDesignMangement', 'console', () => import('../routes/console.tsx')),
          page('/dev/inbox', 'inbox', () => import('../routes/inbox.tsx')),
          page('/dev/face', 'dev-face', () => import('../routes/face-stand-in.tsx')),
          page('/dev/wechat/scan', 'dev-wechat', () => import('../routes/wechat-stand-in-scan.tsx')),
          page(
            '/dev/wechat/connect/qrconnect',
            'dev-wechat',
            () => import('../routes/wechat-stand-in-agree.tsx'),
          ),
          ...TOOL_LIST.map((tool) => page(tool.route, 'studio', studio)),
          page('/lama', 'lama', () => import('../routes/lama.tsx')),
          page('*', 'not-found', () => import('../routes/not-found.tsx')),
        ],
      },
    ],
  },
]);
