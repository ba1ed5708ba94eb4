import type { ScreenDevice } from '@plumbline/contract/first-screen.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useEffect } from 'react';
import { RouterProvider } from 'react-router/dom';
import { queryClient } from '../api/query-client.ts';
import type { Router } from './router.ts';
import { ServedFor } from './served-for.ts';

interface Props {
  readonly router: Router;
  /** What the first screen was made for that came with the page. */
  readonly device?: ScreenDevice | undefined;
  readonly onShown: () => void;
}

/** The app in a browser. `first-screen/render.tsx` is the same in a server. */
export function App({ router, device = 'desk', onShown }: Props) {
  useEffect(onShown, [onShown]);
  return (
    <StrictMode>
      <ServedFor value={device}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </ServedFor>
    </StrictMode>
  );
}
