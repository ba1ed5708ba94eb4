import type { Page } from 'playwright-core';
import {
  askWhatItShows,
  openSignIn,
  showFidelity,
  showResult,
  showSettings,
  startRender,
  takeSample,
} from './reach.ts';

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
  { name: 'home-what-is-it', path: '/', reach: askWhatItShows },
  { name: 'sign-in-dialog', path: '/indoorRender', reach: openSignIn },
  { name: 'studio-base', path: '/indoorRender', reach: takeSample },
  { name: 'studio-settings', path: '/architecturalRender', reach: showSettings },
  { name: 'studio-running', path: '/architecturalRender', signedIn: true, reach: startRender },
  { name: 'studio-result', path: '/architecturalRender', signedIn: true, reach: showResult },
  { name: 'studio-fidelity', path: '/architecturalRender', signedIn: true, reach: showFidelity },
  { name: 'works', path: '/list', signedIn: true },
];
