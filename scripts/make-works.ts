/**
 * Makes the works that `content/` ships for the gallery, pictures and manifest:
 * `node scripts/run.mjs scripts/make-works.ts [--only villa,garden] [--minutes 5] [--check]`.
 * What is up to date by the digest of its recipe is left alone, so a run can be broken off and taken up again. `--check` makes
 * nothing but compares: every picture, or those of `--only`, is made anew and must have the same pixels.
 */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makePicture } from './works/make-picture.ts';
import { writeManifest } from './works/manifest.ts';
import { digestOf, makeFile, pixelsOf, readMade, WORKS_FOLDER, writeMade } from './works/picture-files.ts';
import { everyPicture } from './works/picture-list.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    minutes: { type: 'string' },
    check: { type: 'boolean', default: false },
  },
});
const only = values.only?.split(',');
const wanted = everyPicture().filter(({ file }) => !only || only.some((part) => file.startsWith(part)));
const end = performance.now() + 60_000 * Number(values.minutes ?? Number.POSITIVE_INFINITY);

async function check(): Promise<void> {
  const made = readMade();
  for (const { file, recipe } of wanted) {
    const { picture } = await makePicture(recipe);
    if (pixelsOf(picture) === made[file]?.pixels) continue;
    console.error(`${file} has other pixels now`);
    process.exitCode = 1;
  }
}

async function make(): Promise<void> {
  for (const { file, recipe } of wanted) {
    const made = readMade();
    if (made[file]?.digest === digestOf(recipe) && existsSync(join(WORKS_FOLDER, file))) continue;
    if (performance.now() > end) return console.log('to be continued');
    writeMade({ ...made, [file]: await makeFile(file, recipe) });
    console.log(`${file} ${Math.round(performance.now() / 1000)} s`);
  }
  removeOrphans();
  if (!only) writeManifest();
}

/** Pictures of works that are no longer in the list. */
function removeOrphans(): void {
  const files = new Set(everyPicture().map(({ file }) => file));
  writeMade(Object.fromEntries(Object.entries(readMade()).filter(([file]) => files.has(file))));
  for (const entry of readdirSync(WORKS_FOLDER, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    const file = path.slice(WORKS_FOLDER.length);
    if (entry.isFile() && file !== 'manifest.json' && !files.has(file)) rmSync(path);
  }
}

await (values.check ? check() : make());
