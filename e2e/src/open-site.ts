import { createTestDatabase } from '@plumbline/platform/testing/test-database.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openBrowser } from './open-browser.ts';
import { type StartedApp, startApp } from './start-app.ts';

/** What the tests of a file work with, from their first hook on. */
export interface Site {
  readonly url: string;
  readonly browser: Browser;
}

/**
 * One app and one browser for all tests of a file.
 *
 * @param env settings by their variables' names
 */
export function openSite(env?: Readonly<Record<string, string>>): Site {
  let app: StartedApp | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    [app, browser] = await Promise.all([startSite(env), openBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await app?.dispose();
  });
  return {
    get url() {
      return opened(app).url;
    },
    get browser() {
      return opened(browser);
    },
  };
}

/**
 * Starts an app with a folder and a database of its own on the test run's server, which takes a third of the time of one
 * that brings its database along, as `first-render` and the tests of the process start it.
 */
export async function startSite(env: Readonly<Record<string, string>> = {}): Promise<StartedApp> {
  const database = await createTestDatabase();
  const app = await startApp({ env: { ...env, DATABASE_URL: database.url } });
  return {
    ...app,
    dispose: async () => {
      await app.dispose();
      await database.drop();
    },
  };
}

function opened<T>(part: T | undefined): T {
  if (part === undefined) throw new Error('The site is there from the first hook on.');
  return part;
}
