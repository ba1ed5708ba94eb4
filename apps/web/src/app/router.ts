import { createBrowserRouter } from 'react-router';
import { pageRoutes } from './page-routes.tsx';

export type Router = ReturnType<typeof createBrowserRouter>;

/** Asks for the page of the address at once: its texts are put where i18next keeps them, which has to be started. */
export function startRouter(): Router {
  return createBrowserRouter(pageRoutes);
}

/** Resolves when the page of the address can be shown: its code and its texts are there, or it is known that they do not come. */
export function routerReady(router: Router): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const end = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      end();
      resolve();
    });
  });
}
