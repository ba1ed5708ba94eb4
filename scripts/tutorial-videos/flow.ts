import type { Locator, Page } from 'playwright-core';
import type { TutorialVideo } from '@plumbline/content/videos/tutorial-videos.ts';
import type { Take } from './take.ts';

/** What a person does, from an open workspace on. Words on the page are Chinese: the videos show the studio in it. */
export interface Flow {
  readonly id: TutorialVideo['id'];
  readonly path: `/${string}`;
  readonly play: (take: Take, page: Page) => Promise<void>;
}

const RENDER_MS = 180_000;

export function firstSample(page: Page): Locator {
  return page.locator('main section ul button').first();
}

export async function baseShown(page: Page): Promise<void> {
  const base = page.locator('main section > div > div > img').first();
  await base.waitFor();
  await base.evaluate('(picture) => picture.decode()');
  await page.waitForTimeout(800);
}

export function startButton(page: Page): Locator {
  return page.locator('aside button:not([disabled])', { has: page.locator('kbd') });
}

export function stagePicture(page: Page): Locator {
  return page.locator('main section > div > div > img').first();
}

/** The result lies over the base. */
export async function resultShown(page: Page): Promise<void> {
  await page.getByRole('img', { name: '渲染结果' }).first().waitFor({ timeout: RENDER_MS });
  await page.waitForTimeout(1_000);
}

/** Over the result and back, so that both are seen. */
export async function dragDivider(take: Take, page: Page): Promise<void> {
  const handle = page.getByRole('slider', { name: '底图与结果的分界' });
  const shares = [0.5, 0.42, 0.34, 0.26, 0.18, 0.26, 0.36, 0.48, 0.6, 0.7, 0.8, 0.7, 0.6, 0.5];
  // The frame that the handle's line stands in.
  await take.stroke(
    handle.locator('xpath=../..'),
    shares.map((share) => [share, 0.5] as const),
  );
}
