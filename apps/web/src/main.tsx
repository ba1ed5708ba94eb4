import '@fontsource-variable/inter/wght.css';
import './app/base.css';
import { MOUNT_ELEMENT_ID } from '@plumbline/contract/constants.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { allowRedirectsTo } from './api/client.ts';
import { siteQuery } from './api/queries.ts';
import { queryClient } from './api/query-client.ts';
import { router } from './app/router.tsx';
import { startI18n } from './i18n/i18n.ts';
import { userQuery } from './session/current-user.ts';
import { followTabs } from './session/follow-tabs.ts';
import { tellVisit } from './session/tell-visit.ts';
import { noteVisit } from './session/visit.ts';
// Here, and not with the first workspace: the id is the visitor's who opened the page.
import './session/visitor.ts';
import { ThemeProvider } from './theme/ThemeProvider.tsx';

startI18n();
noteVisit(location.search);
followTabs(queryClient);
// Asked for now, in parallel with the route's chunk, instead of after the first render.
void queryClient.prefetchQuery(userQuery);
void tellVisit(location.search);
void queryClient
  .fetchQuery(siteQuery)
  .then((site) => allowRedirectsTo(site.mainSiteUrl))
  .catch(() => undefined);

const root = document.getElementById(MOUNT_ELEMENT_ID);
if (!root) throw new Error(`no element #${MOUNT_ELEMENT_ID} to mount on`);
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <ThemeProvider>
        <RouterProvider router={router} />
      </ThemeProvider>
    </QueryClientProvider>
  </StrictMode>,
);
