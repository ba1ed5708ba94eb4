import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

export interface OpenedPage {
  readonly page: Page;
  /** What a developer would see in red: uncaught errors, error messages, what the page's security policy refused. */
  readonly problems: readonly string[];
  close(): Promise<void>;
}

/** Opens an empty page as a new visitor: no cookies, no memory of earlier visits, no animations. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<OpenedPage> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en',
    reducedMotion: 'reduce',
    ...options,
  });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${message.text()} (${message.location().url})`);
  });
  return { page, problems, close: () => context.close() };
}
