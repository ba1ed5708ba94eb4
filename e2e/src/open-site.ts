import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
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
 * An app for the tests of this file alone, and the worker's browser.
 *
 * @param env settings by their variables' names
 */
export function openOwnSite(env?: Readonly<Record<string, string>>): Site {
  let app: StartedApp | undefined;
  const browser = keepBrowser();
  beforeAll(async () => {
    app = await startSite(env);
  });
  afterAll(async () => {
    await app?.dispose();
  });
  return site(() => app?.url, browser);
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
  afterAll(async () => {
    await Promise.all((browser?.contexts() ?? []).map((context) => context.close()));
  });
  return () => browser;
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
