import type { Locale } from '@plumbline/contract/text.ts';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export type ThemeChoice = 'system' | 'light' | 'dark';

interface Preferences {
  readonly theme: ThemeChoice;
  /** `undefined` = the browser's. */
  readonly locale?: Locale;
  readonly setTheme: (theme: ThemeChoice) => void;
  readonly setLocale: (locale: Locale) => void;
}

/** What a person sets once for this browser. `public/first-paint.js` reads the same record before anything is painted. */
export const usePreferences = create<Preferences>()(
  persist(
    (set) => ({
      theme: 'system',
      setTheme: (theme) => set({ theme }),
      setLocale: (locale) => set({ locale }),
    }),
    { name: 'plumbline.preferences', version: 1 },
  ),
);
