/**
 * Makes the pictures that `content/` ships: a cover for every node of the category tree, and samples with what the built-in
 * engine makes of them. Run it after a change of the drawings, the styles or the engine:
 * `node scripts/run.mjs scripts/make-content-pictures.ts [covers|samples] [--missing] [--since 2026-01-31T12:00Z] [--only villa,office]`.
 * It can be broken off and taken up again: `--missing` makes what is not there, `--since` what is older than that.
 */
import { existsSync, renameSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { SAMPLES } from '@plumbline/content/samples.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { COVER, coverJobs } from './content-pictures/cover-jobs.ts';
import { fileOf } from './content-pictures/picture-files.ts';
import { renderCover } from './content-pictures/render-cover.ts';
import { renderSample } from './content-pictures/render-sample.ts';
import { makeSampleBase } from './content-pictures/sample-bases.ts';
import { loadPicture, toRaster, toSharp } from './lib/picture-pixels.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    missing: { type: 'boolean', default: false },
    since: { type: 'string' },
    only: { type: 'string' },
  },
});
const only = values.only?.split(',');
const since = values.since === undefined ? undefined : Date.parse(values.since);

function isWanted(name: string, file: string): boolean {
  if (only && !only.includes(name)) return false;
  if (!existsSync(file)) return true;
  if (since !== undefined) return statSync(file).mtimeMs < since;
  return !values.missing;
}

async function makeCovers(): Promise<void> {
  for (const { slug, url, views } of coverJobs()) {
    const file = fileOf(url);
    if (!isWanted(slug, file)) continue;
    const cover = await renderCover(views);
    // A run that is broken off leaves no half of a picture behind.
    const unfinished = `${file}.part`;
    await toSharp(await toRaster(cover))
      .resize(COVER.width, COVER.height)
      .webp({ quality: 72, effort: 6 })
      .toFile(unfinished);
    renameSync(unfinished, file);
    console.log(`${url} ${Math.round(performance.now() / 1000)} s`);
  }
}

/** Bases and references are shared: each is made once, by the name of its file. */
async function bringBase(url: string): Promise<Raster> {
  const file = fileOf(url);
  const [name = '', ending = ''] = basename(file).split('.');
  if (isWanted(name, file) && !url.endsWith('-render.webp')) {
    const picture = toSharp(await makeSampleBase(name));
    await (ending === 'png'
      ? picture.png({ compressionLevel: 9, palette: true })
      : picture.webp({ quality: 92 })
    ).toFile(file);
  }
  return await loadPicture(file);
}

async function makeSamples(): Promise<void> {
  for (const sample of SAMPLES) {
    const file = fileOf(sample.resultUrl);
    if (!isWanted(sample.id, file)) continue;
    const base = sample.url === sample.resultUrl ? null : await bringBase(sample.url);
    const reference = sample.referenceUrl === undefined ? null : await bringBase(sample.referenceUrl);
    await toSharp(await renderSample(sample, base, reference))
      .webp({ quality: 84 })
      .toFile(file);
    console.log(`${sample.resultUrl} ${Math.round(performance.now() / 1000)} s`);
  }
}

if (positionals.length === 0 || positionals.includes('samples')) await makeSamples();
if (positionals.length === 0 || positionals.includes('covers')) await makeCovers();
