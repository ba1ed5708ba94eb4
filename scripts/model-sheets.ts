/**
 * Walks models through the real page in a real browser, as a person would, and writes what comes out to look at:
 *
 *   npm run model-sheets -- [--only 'office|barn'] [--size 768] [--views] [--into <folder>]
 *
 * into `out/models/`: a sheet of each model (its view, three styles at two hours, in the last style a part clad otherwise), its
 * pictures at full size (`full/<model>-<n>.png`), and sheets of all (`all-<n>.jpg`). Models of our own are written first, in four formats;
 * further ones lie in the folder `model` of the one that PLUMBLINE_SAMPLES names, and are left out where they are not there.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openBrowser } from '@plumbline/e2e/open-browser.ts';
import { startApp } from '@plumbline/e2e/start-app.ts';
import sharp from 'sharp';
import { buildWeb } from './lib/build-web.mjs';
import { makeSheet, type Tile } from './lib/contact-sheet.ts';
import { JOBS } from './model-sheets/jobs.ts';
import { runModelJob } from './model-sheets/run-model-job.ts';
import { SAMPLE_MODELS } from '@plumbline/e2e/sample-models/write-sample-models.ts';

const COLUMNS = 7;
const MODELS_A_SHEET = 4;

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    size: { type: 'string', default: '768' },
    views: { type: 'boolean', default: false },
    into: { type: 'string', default: join('out', 'models') },
  },
});
const folder = join(process.env['PLUMBLINE_SAMPLES'] ?? 'samples', 'model');
await mkdir(join(values.into, 'full'), { recursive: true });
await buildWeb(process.execPath);
const app = await startApp({ env: { FREE_DAILY_RENDERS: '1000' } });
const browser = await openBrowser();
const rows: (readonly Tile[])[] = [];
try {
  for (const [index, job] of JOBS.entries()) {
    if (!new RegExp(values.only).test(job.file)) continue;
    const bytes = await bytesOf(job.file);
    if (!bytes) {
      console.log(`${job.file}: not there`);
      continue;
    }
    const phone = String(13_800_006_000 + index);
    try {
      const size = values.size === '512' ? 512 : 768;
      const run = { browser, url: app.url, phone, size, viewOnly: values.views } as const;
      const { tiles, problems } = await runModelJob(job, bytes, run);
      rows.push(tiles);
      for (const [at, { picture }] of tiles.entries())
        await sharp(picture)
          .png()
          .toFile(join(values.into, 'full', `${job.file}-${at}.png`));
      await write([tiles], 3, 760, `${job.file}.jpg`);
      for (const { caption } of tiles) console.log(`${job.file}: ${caption}`);
      for (const problem of problems) console.log(`${job.file}: the page says ${problem}`);
    } catch (error) {
      console.log(`${job.file}: ${String(error)}`);
    }
  }
  for (let from = 0; from < rows.length; from += MODELS_A_SHEET)
    await write(rows.slice(from, from + MODELS_A_SHEET), COLUMNS, 420, `all-${from / MODELS_A_SHEET}.jpg`);
} finally {
  await browser.close();
  await app.dispose();
}

/** A model of our own, which is kept beside the sheets, or one of the folder of samples. */
async function bytesOf(file: string): Promise<Uint8Array | undefined> {
  const make = new Map<string, () => Promise<Uint8Array>>(Object.entries(SAMPLE_MODELS)).get(file);
  if (make) {
    const bytes = await make();
    await writeFile(join(values.into, file), bytes);
    return bytes;
  }
  const path = join(folder, file);
  return existsSync(path) ? readFile(path) : undefined;
}

async function write(
  shown: readonly (readonly Tile[])[],
  columns: number,
  width: number,
  name: string,
): Promise<void> {
  const sheet = await makeSheet(shown.flat(), { columns, width, height: (width * 3) / 4 });
  await sheet.jpeg({ quality: 88 }).toFile(join(values.into, name));
}
