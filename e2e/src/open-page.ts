import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

export interface OpenedPage {
  readonly page: Page;
  /** What a developer would see in red: uncaught errors, error messages, what the page's security policy refused. */
  readonly problems: readonly string[];
  /** Resolves when the page waits for nothing: no answer is outstanding, and it has nothing left to do. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** Not how long anything should take, but when a test that waits in vain ends. */
const PATIENCE_MS = 60_000;
/** They stay open as long as the page does. */
const LASTING = new Set(['eventsource', 'websocket', 'ping']);

/** Opens an empty page as a new visitor: no cookies, no memory of earlier visits, no animations. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<OpenedPage> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en',
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${message.text()} (${message.location().url})`);
  });
  return { page, problems, settled: watchRequests(page), close: () => context.close() };
}

function watchRequests(page: Page): () => Promise<void> {
  const underWay = new Set<object>();
  page.on('request', (request) => {
    if (!LASTING.has(request.resourceType())) underWay.add(request);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return async () => {
    do {
      while (underWay.size > 0) await sleep(20);
      // What an answer sets off may ask again.
      await page.evaluate('new Promise((idle) => requestIdleCallback(() => requestIdleCallback(idle)))');
    } while (underWay.size > 0);
  };
}
