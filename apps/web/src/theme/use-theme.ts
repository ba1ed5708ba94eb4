import { usePreferences } from '../app/preferences.ts';
import { useMedia } from '../app/use-media.ts';
import type { Theme } from './tokens.ts';

const DARK = '(prefers-color-scheme: dark)';

/** The theme in use: the person's choice, else the system's. */
export function useTheme(): Theme {
  const choice = usePreferences((state) => state.theme);
  const systemDark = useMedia(DARK);
  return choice === 'system' ? (systemDark ? 'dark' : 'light') : choice;
}

/** The same at this moment: a server that made the page knew neither. */
export function themeInUse(): Theme {
  const { theme } = usePreferences.getState();
  return theme === 'system' ? (matchMedia(DARK).matches ? 'dark' : 'light') : theme;
}
