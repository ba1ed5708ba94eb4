import { useEffect } from 'react';
import { create } from 'zustand';

const usePageTitles = create<{ readonly own?: string | undefined }>()(() => ({}));

/** What the page shown is called where its route's title does not say it: the name of what it shows. */
export function useOwnTitle(): string | undefined {
  return usePageTitles(({ own }) => own);
}

/** Names the page in the tab by what it shows, as soon as that is known and as long as it is shown. */
export function usePageTitle(own: string | undefined): void {
  useEffect(() => {
    usePageTitles.setState({ own });
    return () => usePageTitles.setState({ own: undefined });
  }, [own]);
}
