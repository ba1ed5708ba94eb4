import { TOOL_LIST } from '@plumbline/contract/tools/registry.ts';
import type { Page } from 'playwright-core';
import {
  askWhatItShows,
  browseMaterials,
  browseStyles,
  lockRegion,
  openMenu,
  openReading,
  openRecharge,
  openSignIn,
  refusePlan,
  selectRegion,
  showCamera,
  showFidelity,
  showResult,
  makeAgain,
  showSettings,
  standUp,
  startRender,
  takeSample,
  turnStanding,
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

/** Every tool as it opens: `tool-indoorRender`. */
const TOOL_SCREENS: readonly Screen[] = TOOL_LIST.map((tool) => ({
  name: `tool-${tool.function}`,
  path: tool.route,
}));

export const SCREENS: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'prompts', path: '/prompts' },
  { name: 'batches', path: '/batches' },
  { name: 'analyse', path: '/analyse' },
  { name: 'home-with-footer', path: '/home' },
  { name: 'membership', path: '/membership' },
  { name: 'membership-signed-in', path: '/membership', signedIn: true },
  { name: 'recharge', path: '/membership', signedIn: true, reach: openRecharge },
  { name: 'home-signed-in', path: '/', signedIn: true },
  { name: 'home-menu', path: '/', reach: openMenu },
  { name: 'sign-in', path: '/user/login' },
  { name: 'agreement', path: '/agreement' },
  { name: 'privacy', path: '/privacy' },
  { name: 'account-visitor', path: '/myPersonCenter' },
  ...['profile', 'downloads', 'sessions', 'preferences', 'data'].map((section) => ({
    name: `account-${section}`,
    path: `/myPersonCenter?section=${section}`,
    signedIn: true,
  })),
  { name: 'console-login', path: '/aiDesignMangement' },
  { name: 'help', path: '/qaPage' },
  { name: 'help-topic', path: '/qaPage?topic=edit' },
  { name: 'help-article', path: '/qaPage?article=material-replacement' },
  { name: 'help-error', path: '/qaPage?error=NOT_A_PLAN' },
  { name: 'help-search', path: '/qaPage?q=%E6%8D%A2%E5%9C%B0%E6%9D%BF' },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'dev-inbox', path: '/dev/inbox' },
  { name: 'works-visitor', path: '/list' },
  { name: 'works-empty', path: '/list', signedIn: true },
  ...TOOL_SCREENS,
  { name: 'home-what-is-it', path: '/', reach: askWhatItShows },
  { name: 'sign-in-dialog', path: '/indoorRender', reach: openSignIn },
  { name: 'studio-base', path: '/indoorRender', reach: takeSample },
  { name: 'studio-settings', path: '/architecturalRender', reach: showSettings },
  { name: 'studio-styles', path: '/architecturalRender', reach: browseStyles },
  { name: 'scene-summary', path: '/architecturalRender', reach: openReading },
  { name: 'scene-camera', path: '/indoorRender', reach: showCamera },
  { name: 'scene-standing', path: '/indoorRender', reach: standUp },
  { name: 'scene-standing-turned', path: '/indoorRender', reach: turnStanding },
  { name: 'scene-standing-building', path: '/architecturalRender', reach: turnStanding },
  { name: 'scene-region', path: '/architecturalRender', reach: selectRegion },
  { name: 'scene-locked', path: '/lockImg', reach: lockRegion },
  { name: 'scene-materials', path: '/indoorRender', reach: browseMaterials },
  { name: 'studio-running', path: '/architecturalRender', signedIn: true, reach: startRender },
  { name: 'studio-result', path: '/architecturalRender', signedIn: true, reach: showResult },
  { name: 'studio-made-again', path: '/architecturalRender', signedIn: true, reach: makeAgain },
  { name: 'studio-fidelity', path: '/architecturalRender', signedIn: true, reach: showFidelity },
  { name: 'studio-refused', path: '/indoorRender', signedIn: true, reach: refusePlan },
  { name: 'works', path: '/list', signedIn: true },
];
