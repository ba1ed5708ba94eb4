import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import { openBrowser } from './open-browser.ts';
import type { StartedApp } from './start-app.ts';
import { startSite } from './start-site.ts';

/** Of an app, by their variables' names. */
type Settings = Readonly<Record<string, string>>;

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

/** An app for the tests of this file alone, which may build on one another, and the worker's browser. */
export function openOwnSite(env?: Settings): Site {
  return ownSite(env).site;
}

/**
 * As `openOwnSite`, for tests that do not build on one another: one that is tried again begins with an app, and a browser without
 * pages, that its first try has not touched.
 *
 * @param env settings, or what prepares what they speak of for each app anew
 */
export function openRenewedSite(env?: Settings | (() => Promise<Settings>)): Site {
  const { site: own, renew } = ownSite(env);
  beforeEach(async ({ task }) => {
    if ((task.result?.retryCount ?? 0) > 0) await renew();
  });
  return own;
}

function ownSite(env: Settings | (() => Promise<Settings>) | undefined) {
  let app: StartedApp | undefined;
  const start = async () => {
    app = await startSite(typeof env === 'function' ? await env() : env);
  };
  const browser = keepBrowser();
  beforeAll(start);
  afterAll(async () => {
    await app?.dispose();
  });
  const renew = async () => {
    await closePages(browser());
    await app?.dispose();
    await start();
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
