import {
  FIRST_SCREEN_ELEMENT_ID,
  type FirstScreenData,
  type FirstScreenRequest,
} from '@plumbline/contract/first-screen.ts';
import type { QueryClient } from '@tanstack/react-query';
import { keepUser } from '../session/current-user.ts';
import { fillQueries } from './fill-queries.ts';

/**
 * Takes over what came with the page: its answers, which are then not asked for again.
 *
 * @returns what the first screen in the page was made for; undefined where the app has to make its own, because none came or
 * `public/first-paint.js` found that it does not fit this browser
 */
export function takeFirstScreen(client: QueryClient): FirstScreenRequest | undefined {
  const block = document.getElementById(FIRST_SCREEN_ELEMENT_ID);
  if (!block) return undefined;
  const made = JSON.parse(block.textContent) as FirstScreenRequest;
  takeAnswers(client, made.data);
  return document.documentElement.dataset['screen'] === made.device ? made : undefined;
}

function takeAnswers(client: QueryClient, data: FirstScreenData): void {
  fillQueries(client, data);
  keepUser({ ...data.userInfo, vip: data.vipInfo });
}
