/**
 * Records the tutorial videos of the help centre into `content/public/videos/`, from the real application in a real browser:
 * `node scripts/run.mjs scripts/make-tutorial-videos.ts` makes all, further words choose them by their id. Run it after a
 * change of the workspace that they show.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { LOCALES } from '@plumbline/contract/text.ts';
import { openBrowser } from '@plumbline/e2e/open-browser.ts';
import { signIn } from '@plumbline/e2e/sign-in.ts';
import { startApp } from '@plumbline/e2e/start-app.ts';
import sharp from 'sharp';
import { buildWeb } from './lib/build-web.mjs';
import { inRoot } from './lib/paths.mjs';
import { encodeWebm } from './tutorial-videos/encode-webm.ts';
import { FLOWS } from './tutorial-videos/flows.ts';
import { Take } from './tutorial-videos/take.ts';
import { writeCaptions } from './tutorial-videos/write-captions.ts';

const SIZE = { width: 1152, height: 720 } as const;
const FORMAT = { ...SIZE, framesPerSecond: 15, bitsPerSecond: 260_000 } as const;
const FOLDER = inRoot('content', 'public', 'videos');

const wanted = process.argv.slice(2);
await buildWeb(process.execPath);
await mkdir(FOLDER, { recursive: true });
const app = await startApp();
const browser = await openBrowser();
try {
  const context = await browser.newContext({
    viewport: SIZE,
    locale: 'zh-CN',
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  await signIn(context.request, app.url, '13800000000');
  for (const flow of FLOWS.filter(({ id }) => wanted.length === 0 || wanted.includes(id))) {
    const page = await context.newPage();
    await page.goto(app.url + flow.path);
    await page.waitForLoadState('networkidle');
    const take = new Take(page);
    await flow.play(take, page);
    take.end();
    await page.close();
    const file = (ending: string) => `${FOLDER}/${flow.id}${ending}`;
    const video = await encodeWebm(browser, take.shots, FORMAT);
    await writeFile(file('.webm'), video);
    const last = take.shots.at(-1)?.picture;
    if (last) await sharp(last).resize({ width: 768 }).webp({ quality: 80 }).toFile(file('.webp'));
    for (const locale of LOCALES)
      await writeFile(file(`.${locale}.vtt`), writeCaptions(take.captions, locale));
    process.stdout.write(`${flow.id}: ${take.seconds.toFixed(1)} s, ${String(video.length)} bytes\n`);
  }
} finally {
  await browser.close();
  await app.dispose();
}
