import type { Page } from 'playwright-core';

/** One thing to look at. A state that an address alone does not show is reached by `reach`, as a person would. */
export interface Screen {
  /** File name. */
  readonly name: string;
  readonly path: string;
  /** Seen by someone who has signed in. */
  readonly signedIn?: boolean;
  readonly reach?: (page: Page) => Promise<void>;
}

export const SCREENS: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'home-with-footer', path: '/home' },
  { name: 'home-signed-in', path: '/', signedIn: true },
  { name: 'sign-in', path: '/user/login' },
  { name: 'agreement', path: '/agreement' },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'dev-inbox', path: '/dev/inbox' },
  { name: 'works-visitor', path: '/list' },
  { name: 'works-empty', path: '/list', signedIn: true },
  { name: 'studio-architecture', path: '/architecturalRender' },
  { name: 'studio-interior', path: '/indoorRender', signedIn: true },
];
