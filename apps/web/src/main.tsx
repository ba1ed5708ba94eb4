// First of all: before any schema is made.
import '@plumbline/contract/without-eval.ts';
import '@fontsource-variable/inter/wght.css';
import './app/base.css';
import { MOUNT_ELEMENT_ID } from '@plumbline/contract/constants.ts';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { allowRedirectsTo } from './api/client-settings.ts';
import { siteQuery } from './api/queries.ts';
import { queryClient } from './api/query-client.ts';
import { App } from './app/App.tsx';
import { watchConnection } from './app/connection.ts';
import { routerReady, startRouter } from './app/router.ts';
import { takeFirstScreen } from './first-screen/take-first-screen.ts';
import { startI18n } from './i18n/i18n.ts';
import { userQuery } from './session/current-user.ts';
import { routeAccessQuery } from './session/route-access.ts';
import { followSession } from './session/follow-session.ts';
import { followTabs } from './session/follow-tabs.ts';
import { tellVisit } from './session/tell-visit.ts';
import { noteVisit } from './session/visit.ts';
// Here, and not with the first workspace: the id is the visitor's who opened the page.
import './session/visitor.ts';

/** @throws where what is around every page does not come: nothing can be shown without it */
export async function run(): Promise<void> {
  const root = document.getElementById(MOUNT_ELEMENT_ID);
  if (!root) throw new Error(`no element #${MOUNT_ELEMENT_ID} to mount on`);
  const started = startI18n();
  const router = startRouter();
  noteVisit(location.search);
  const made = takeFirstScreen(queryClient);
  followTabs(queryClient);
  followSession();
  watchConnection(() => fetch('/api/site?version=1.2', { cache: 'no-store' }));
  // Asked for now, in parallel with the route's chunk, instead of after the first render.
  void queryClient.prefetchQuery(userQuery);
  void queryClient.prefetchQuery(routeAccessQuery);
  void tellVisit(location.search);
  void queryClient
    .fetchQuery(siteQuery)
    .then((site) => allowRedirectsTo(site.mainSiteUrl))
    .catch(() => undefined);
  await started;
  const answerFor = () => {
    // From here on what stands there is the app's.
    delete document.documentElement.dataset['screen'];
    // `public/first-paint.js` does again what was done while nobody heard of it.
    dispatchEvent(new Event('plumbline:shown'));
  };
  const app = <App router={router} device={made?.device} onShown={answerFor} />;
  if (made) {
    await routerReady(router);
    // In small steps, between which a press is heard.
    startTransition(() => void hydrateRoot(root, app));
  } else {
    root.replaceChildren();
    createRoot(root).render(app);
  }
}
