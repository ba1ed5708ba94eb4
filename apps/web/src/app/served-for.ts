import type { ScreenDevice } from '@plumbline/contract/first-screen.ts';
import { createContext, use } from 'react';

/** What the first screen was made for, where it came with the page. */
export const ServedFor = createContext<ScreenDevice>('desk');

/** What holds on a phone and nowhere else; `public/first-paint.js` sends home a first screen that does not fit. */
const OF_PHONES: ReadonlySet<string> = new Set(['(max-width: 860px)', '(hover: none)']);

/** What the server took a media query for. */
export function useServedMedia(query: string): boolean {
  return use(ServedFor) === 'phone' && OF_PHONES.has(query);
}
