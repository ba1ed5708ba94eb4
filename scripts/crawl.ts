// Every page in every language, theme and width, judged, and laid on sheets to be looked at, in out/crawl/:
// `npm run crawl` goes through all, `npm run crawl -- /list /caseHome` through some. Ends with 1 where something is wrong.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CRAWLED_PAGES, type CrawledPage } from '@plumbline/e2e/crawl/crawled-pages.ts';
import { judgePage } from '@plumbline/e2e/crawl/judge-page.ts';
import { type Look, LOOKS, nameOf, twoLooks } from '@plumbline/e2e/crawl/looks.ts';
import { openVisit } from '@plumbline/e2e/crawl/open-visit.ts';
import { openBrowser } from '@plumbline/e2e/open-browser.ts';
import { renderOverHttp } from '@plumbline/e2e/render-over-http.ts';
import { signIn } from '@plumbline/e2e/sign-in.ts';
import { startApp } from '@plumbline/e2e/start-app.ts';
import { makeCrawlSheets, type Shot } from './crawl/make-crawl-sheets.ts';
import { buildWeb } from './lib/build-web.mjs';
import { inRoot } from './lib/paths.mjs';

const FOLDER = inRoot('out', 'crawl');
/** Pages that are open at once: a page waits more than it works. */
const AT_ONCE = 4;

interface Stop {
  readonly crawled: CrawledPage;
  readonly look: Look;
  readonly signedIn: boolean;
}

const wanted = process.argv.slice(2);
const pages = CRAWLED_PAGES.filter(({ path }) => wanted.length === 0 || wanted.includes(path));
await buildWeb(process.execPath);
await rm(FOLDER, { recursive: true, force: true });
await mkdir(join(FOLDER, 'pages'), { recursive: true });
const app = await startApp({ env: { COMPANY_NAME: 'Studio Nord' } });
const browser = await openBrowser();
const wrong: string[] = [];
const shots: Shot[] = [];
try {
  const member = await browser.newContext();
  await signIn(member.request, app.url, '13800000000');
  await renderOverHttp(member.request, app.url, { seed: 11 });
  const cookies = await member.storageState();
  const stops: Stop[] = [
    ...pages.flatMap((crawled) => LOOKS.map((look) => ({ crawled, look, signedIn: false }))),
    // Whoever has signed in is led on from where one does.
    ...pages
      .filter(({ path }) => path !== '/user/login')
      .flatMap((crawled, k) => twoLooks(k).map((look) => ({ crawled, look, signedIn: true }))),
  ];
  // Each language and person in turn, so that a visit serves many pages.
  const groups = Map.groupBy(stops, ({ look, signedIn }) => `${look.locale} ${signedIn}`);
  for (const group of groups.values()) {
    const left = [...group];
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        const first = left[0];
        if (!first) return;
        const visit = await openVisit(browser, first.look.locale, first.signedIn ? cookies : undefined);
        for (let stop = left.shift(); stop; stop = left.shift()) {
          const found = await judgePage(visit, app.url, stop.crawled, stop.look).catch((error: unknown) => [
            String(error),
          ]);
          const name = `${stop.crawled.path}, ${nameOf(stop.look)}${stop.signedIn ? ', signed in' : ''}`;
          wrong.push(...found.map((each) => `${name}: ${each}`));
          const picture = await visit.page.screenshot({ type: 'jpeg', quality: 82 });
          await writeFile(join(FOLDER, 'pages', `${name.replaceAll(/[^\w-]+/g, '-')}.jpg`), picture);
          shots.push({ ...stop, path: stop.crawled.path, picture });
        }
        await visit.close();
      }),
    );
    process.stdout.write(`${shots.length} of ${stops.length} seen, ${wrong.length} wrong\n`);
  }
} finally {
  await browser.close();
  await app.dispose();
}
const sheets = await makeCrawlSheets(shots, FOLDER);
await writeFile(join(FOLDER, 'wrong.txt'), wrong.map((line) => `${line}\n`).join(''));
process.stdout.write(`${wrong.join('\n')}\n${sheets.join('\n')}\n`);
process.stdout.write(`${shots.length} looks at ${pages.length} pages, ${wrong.length} wrong\n`);
process.exitCode = wrong.length > 0 ? 1 : 0;
