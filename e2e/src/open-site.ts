import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import { openBrowser } from './open-browser.ts';
import type { StartedApp } from './start-app.ts';
import { startSite } from './start-site.ts';

/** What the tests of a file work with, from their first hook on. */
export interface Site {
  readonly url: string;
  readonly browser: Browser;
}

/**
 * The app that files without settings of their own share, and the worker's browser. `CHIEF` is its administrator. A file
 * signs in people whom no other file knows, and leaves what everybody sees as it is.
 */
export function openSite(): Site {
  let url: string | undefined;
  const browser = keepBrowser();
  beforeAll(async () => {
    const answer = await fetch(inject('sharedApp'));
    const text = await answer.text();
    if (!answer.ok) throw new Error(text);
    url = text;
  });
  return site(() => url, browser);
}

/**
 * An app for the tests of this file alone, which may build on one another, and the worker's browser.
 *
 * @param env settings by their variables' names
 */
export function openOwnSite(env?: Readonly<Record<string, string>>): Site {
  return ownSite(env).site;
}

/**
 * As `openOwnSite`, for tests that do not build on one another: one that is tried again begins with an app, and a browser without
 * pages, that its first try has not touched.
 */
export function openRenewedSite(env?: Readonly<Record<string, string>>): Site {
  const { site: own, renew } = ownSite(env);
  beforeEach(async ({ task }) => {
    if ((task.result?.retryCount ?? 0) > 0) await renew();
  });
  return own;
}

function ownSite(env: Readonly<Record<string, string>> | undefined) {
  let app: StartedApp | undefined;
  const browser = keepBrowser();
  beforeAll(async () => {
    app = await startSite(env);
  });
  afterAll(async () => {
    await app?.dispose();
  });
  const renew = async () => {
    await closePages(browser());
    await app?.dispose();
    app = await startSite(env);
  };
  return { site: site(() => app?.url, browser), renew };
}

let shared: Promise<Browser> | undefined;

/** One browser for the files that a worker runs one after the other; each leaves it without pages. */
function keepBrowser(): () => Browser | undefined {
  let browser: Browser | undefined;
  beforeAll(async () => {
    // One that has crashed takes only its file with it.
    if ((await shared?.catch(() => undefined))?.isConnected() !== true) shared = openBrowser();
    browser = await shared;
  });
  afterAll(() => closePages(browser));
  return () => browser;
}

async function closePages(browser: Browser | undefined): Promise<void> {
  await Promise.all((browser?.contexts() ?? []).map((context) => context.close()));
}

function site(url: () => string | undefined, browser: () => Browser | undefined): Site {
  return {
    get url() {
      return opened(url());
    },
    get browser() {
      return opened(browser());
    },
  };
}

function opened<T>(part: T | undefined): T {
  if (part === undefined) throw new Error('The site is there from the first hook on.');
  return part;
}
