import { DEV_ROUTES, type PageName, ROUTES } from '@plumbline/contract/routes.ts';
import type { RouteObject } from 'react-router';
import { ErrorPage } from '../layout/ErrorPage.tsx';
import { RootLayout } from '../layout/RootLayout.tsx';
import { loadChunk } from './load-chunk.ts';
import { LIGHT_PAGES, PAGES } from './pages.ts';

function show(path: string, page: PageName | 'not-found'): RouteObject {
  const { load, bundles } = PAGES[page];
  return { path, lazy: () => loadChunk(page, load, bundles) };
}

const routes = [
  ...[...ROUTES, ...DEV_ROUTES].map(({ path, page }) => ({ path, page })),
  { path: '*', page: 'not-found' } as const,
];

/** Every page of the route table under the one root layout. */
export const pageRoutes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: ErrorPage,
    HydrateFallback: () => null,
    children: [
      {
        ErrorBoundary: ErrorPage,
        children: routes
          .filter(({ page }) => LIGHT_PAGES.has(page))
          .map(({ path, page }) => show(path, page)),
      },
      {
        // Not on the route below: one whose own chunk does not come shows nothing, not even that.
        ErrorBoundary: ErrorPage,
        children: [
          {
            // Beside the page's own chunk, not before it.
            lazy: () => loadChunk('controls', () => import('../theme/AntFrame.tsx')),
            children: routes
              .filter(({ page }) => !LIGHT_PAGES.has(page))
              .map(({ path, page }) => show(path, page)),
          },
        ],
      },
    ],
  },
];
