/**
 * Makes the pictures of `docs/guides/engine.md` into `docs/pictures`: what each function makes of a shipped drawing, weathers,
 * styles, what was understood, what became of the lines, and what is still weak. Pictures of samples need the folder that
 * PLUMBLINE_SAMPLES names and are left out without it.
 *
 *   node scripts/run.mjs scripts/make-guide-pictures.ts [name of a sheet …]
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SAMPLES } from '@plumbline/content/samples.ts';
import type { StartTaskBody } from '@plumbline/contract/api/start-task.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { prepareRequest } from '@plumbline/contract/tools/prepare-request.ts';
import type { EngineResult } from '@plumbline/core/ports/image-engine.ts';
import { createBuiltinEngine } from '@plumbline/engines/builtin/builtin-engine.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { detectImageKind } from '@plumbline/scene/image-kind/detect-image-kind.ts';
import { drawDebug } from '@plumbline/scene/pictures/draw-debug.ts';
import type { Sharp } from 'sharp';
import { loadPicture, toSharp } from './lib/picture-pixels.ts';
import { GUIDE_SHEETS, type GuideRender } from './guide-pictures/guide-sheets.ts';
import { makeSheet, type Tile } from './lib/contact-sheet.ts';

const ROOT = join(import.meta.dirname, '..');
const PUBLIC = join(ROOT, 'content/public');
const PICTURES = join(ROOT, 'docs/pictures');
const SAMPLE_FOLDER = process.env.PLUMBLINE_SAMPLES ?? 'samples';
/** A drawing in which every stage of a reading has something to show. */
const READ = 'villa';

const wanted = process.argv.slice(2);
const engine = createBuiltinEngine({ threads: 2 });
await mkdir(PICTURES, { recursive: true });

async function write(name: string, make: () => Promise<Sharp>): Promise<void> {
  if (wanted.length > 0 && !wanted.includes(name)) return;
  const sheet = await make();
  await sheet.webp({ quality: 82 }).toFile(join(PICTURES, `${name}.webp`));
  console.log(name);
}

async function png(picture: Raster): Promise<Buffer> {
  return await toSharp(picture).png().toBuffer();
}

async function run(base: Raster, body: StartTaskBody): Promise<EngineResult> {
  const { kind } = detectImageKind(base);
  const request = prepareRequest({ upload_img: 'base', imageKind: kind, seed: 1, ...body }, () => 1);
  return await engine.run(
    { base, mask: null, reference: null, texture: null, idMap: null, original: null, request, seed: 1 },
    { signal: AbortSignal.timeout(120_000), progress: () => undefined },
  );
}

function fileOf({ base }: GuideRender): string {
  return 'shipped' in base
    ? join(PUBLIC, 'samples', `${base.shipped}.png`)
    : join(SAMPLE_FOLDER, base.sample);
}

async function functionTiles(): Promise<Tile[]> {
  const tiles: Tile[] = [];
  for (const [name, { title }] of Object.entries(TOOLS)) {
    const sample = SAMPLES.find((candidate) => candidate.function === name);
    if (!sample) continue;
    const read = (url: string) => readFile(join(PUBLIC, url.replace('/content/', '')));
    if (sample.url !== sample.resultUrl) tiles.push({ picture: await read(sample.url), caption: title.en });
    tiles.push({ picture: await read(sample.resultUrl), caption: `${title.en}, result` });
  }
  return tiles;
}

async function readingTiles(): Promise<Tile[]> {
  const base = await loadPicture(join(PUBLIC, 'samples', `${READ}.png`));
  const { kind, space } = detectImageKind(base);
  const stages = [...drawDebug(base, { kind, space })];
  return await Promise.all(
    stages.map(async ([caption, picture]) => ({ picture: await png(picture), caption })),
  );
}

async function truthTiles(): Promise<Tile[]> {
  const base = await loadPicture(join(PUBLIC, 'samples', `${READ}.png`));
  const { picture, fidelity } = await run(base, { function: 'architecturalRender', atmosphere: 'dusk' });
  const kept = `kept ${fidelity?.score.toFixed(3)}, added ${(100 * (fidelity?.added ?? 0)).toFixed(1)} %`;
  return [
    { picture: await png(base), caption: 'base' },
    { picture: await png(picture), caption: 'result at dusk' },
    ...(fidelity ? [{ picture: await png(fidelity.diff), caption: kept }] : []),
  ];
}

await write('engine-functions', async () =>
  makeSheet(await functionTiles(), { columns: 4, width: 400, height: 280 }),
);
await write('engine-reading', async () =>
  makeSheet(await readingTiles(), { columns: 3, width: 460, height: 310 }),
);
await write('engine-truth', async () =>
  makeSheet(await truthTiles(), { columns: 3, width: 460, height: 310 }),
);
for (const sheet of GUIDE_SHEETS)
  await write(sheet.name, async () => {
    const tiles: Tile[] = [];
    for (const render of sheet.renders) {
      const file = fileOf(render);
      if (!existsSync(file)) continue;
      const { picture } = await run(await loadPicture(file), render.body);
      tiles.push({ picture: await png(picture), caption: render.caption });
    }
    return makeSheet(tiles, sheet);
  });
await engine.close();
