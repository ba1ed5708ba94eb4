import type { Locale } from '@plumbline/contract/text.ts';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { openPage } from '../open-page.ts';

type StorageState = Exclude<BrowserContextOptions['storageState'], undefined>;

/** A visitor who goes through pages: what a browser keeps of the app is not loaded again for each of them. */
export interface Visit {
  readonly page: Awaited<ReturnType<typeof openPage>>['page'];
  /** Errors in the console and requests that failed, since somebody emptied the list. */
  readonly problems: string[];
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** What a page itself gives up, or leaves behind when it is left. */
const GIVEN_UP = 'net::ERR_ABORTED';

/** @param storageState of who has signed in; default: a new visitor */
export async function openVisit(
  browser: Browser,
  locale: Locale,
  storageState?: StorageState,
): Promise<Visit> {
  const { page, problems, settled, close } = await openPage(browser, {
    locale,
    ...(storageState && { storageState }),
  });
  const all = problems as string[];
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? 'failed';
    if (why !== GIVEN_UP) all.push(`${request.url()}: ${why}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && response.request().resourceType() !== 'document')
      all.push(`${response.url()} the server responded with a status of ${response.status()} `);
  });
  return { page, problems: all, settled, close };
}
