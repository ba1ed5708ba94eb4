/**
 * Runs an editing function over sample pictures, with masks as people paint them, and writes what it makes to look at:
 *
 *   node scripts/run.mjs scripts/edit-sheets.ts --tool <function> [--only 'kitchen|sofa'] [--seed 1] [--count 1] [--edge 900] [--into <folder>]
 *
 * into `out/<function>/`: contact sheets of all jobs (`all-<n>.jpg`), a sheet of each (`<job>.jpg`: the base with its mask and
 * the results of `--count` seeds, whole above and a detail below), and the results at full size (`full/<job>-<seed>.png`).
 * The jobs stand in `edit-sheets/jobs-….ts`; the pictures lie in the folder that PLUMBLINE_SAMPLES names.
 */
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { FUNCTION_NAMES } from '@plumbline/contract/tools/function-name.ts';
import { findDetail } from './edit-sheets/find-detail.ts';
import { JOBS } from './edit-sheets/jobs.ts';
import { runEditJob } from './edit-sheets/run-edit-job.ts';
import { showBase } from './edit-sheets/show-base.ts';
import { toTile, writeEditSheet } from './edit-sheets/write-edit-sheet.ts';
import { makeSheet, type Tile } from './lib/contact-sheet.ts';
import { toSharp } from './lib/picture-pixels.ts';

const JOBS_A_SHEET = 8;

const { values } = parseArgs({
  options: {
    tool: { type: 'string', default: '' },
    only: { type: 'string', default: '' },
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '1' },
    edge: { type: 'string', default: '0' },
    into: { type: 'string' },
  },
});
const tool = FUNCTION_NAMES.find((name) => name === values.tool && JOBS[name]);
if (!tool) throw new RangeError(`--tool must be one of ${Object.keys(JOBS).join(', ')}`);
const run = {
  samples: process.env['PLUMBLINE_SAMPLES'] ?? 'samples',
  seed: Number(values.seed),
  count: Number(values.count),
  edge: Number(values.edge),
};
const into = values.into ?? join('out', tool);
await mkdir(join(into, 'full'), { recursive: true });

const tiles: Tile[] = [];
for (const job of JOBS[tool] ?? []) {
  if (!new RegExp(values.only).test(job.name)) continue;
  if (!existsSync(join(run.samples, job.sample))) {
    console.log(`${job.name}: no ${job.sample}`);
    continue;
  }
  try {
    const outcome = await runEditJob(tool, job, run);
    const { width, height } = outcome.base;
    const base = {
      picture: await showBase(outcome),
      caption: [job.name, `${width} × ${height}`, outcome.asked].filter(Boolean).join(' · '),
    };
    await writeEditSheet([base, ...outcome.results], findDetail(outcome), join(into, `${job.name}.jpg`));
    for (const { picture, seed } of outcome.results)
      await toSharp(picture)
        .png()
        .toFile(join(into, 'full', `${job.name}-${seed}.png`));
    for (const shown of [base, ...outcome.results.slice(0, 1)]) tiles.push(await toTile(shown));
    for (const { caption } of outcome.results) console.log(`${job.name}: ${caption}`);
  } catch (error) {
    console.log(`${job.name}: ${String(error)}`);
  }
}
for (let from = 0; from < tiles.length; from += 2 * JOBS_A_SHEET) {
  const page = tiles.slice(from, from + 2 * JOBS_A_SHEET);
  const sheet = await makeSheet(page, { columns: 4, width: 460, height: 340 });
  await sheet.jpeg({ quality: 86 }).toFile(join(into, `all-${from / (2 * JOBS_A_SHEET)}.jpg`));
}
