/**
 * Takes things away from sample pictures with masks as people paint them, and writes sheets to look at, all candidates beside
 * each other: `node scripts/run.mjs scripts/removal-sheets.ts --tool cleanpro --count 3 [--only lamp] [--seed 3]`
 * → `out/<tool>/*.jpg`: base with its mask, then each result, and below the same around the mask.
 */
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { renderRequestSchema } from '@plumbline/contract/api/start-task.ts';
import { OPERATIONS } from '@plumbline/engines/builtin/operations.ts';
import { loadPicture } from './lib/picture-pixels.ts';
import { paintMask } from './removal-sheets/paint-mask.ts';
import { REMOVAL_CASES } from './removal-sheets/removal-masks.ts';
import { writeRemovalSheet } from './removal-sheets/write-removal-sheet.ts';

const { values } = parseArgs({
  options: {
    tool: { type: 'string', default: 'clean' },
    only: { type: 'string', default: '' },
    seed: { type: 'string', default: '3' },
    count: { type: 'string', default: '1' },
  },
});
const tool = values.tool === 'cleanpro' ? 'cleanpro' : 'clean';
const samples = process.env['PLUMBLINE_SAMPLES'] ?? 'samples';
const folder = join('out', tool);
await mkdir(folder, { recursive: true });
for (const each of REMOVAL_CASES) {
  const title = `${each.file
    .split('/')
    .at(-1)
    ?.replace(/\.\w+$/, '')}-${each.name}`;
  const file = join(samples, each.file);
  if (!new RegExp(values.only).test(title) || !existsSync(file)) continue;
  const base = await loadPicture(file);
  const mask = await paintMask(each, base.width, base.height);
  const results = [];
  for (let index = 0; index < Number(values.count); index++) {
    const seed = Number(values.seed) + index;
    const request = renderRequestSchema.parse({ function: tool, size: 'max', seed: Number(values.seed) });
    const begin = performance.now();
    const result = await OPERATIONS[tool].run(
      { base, mask, reference: null, texture: null, idMap: null, original: null, request, seed },
      { signal: AbortSignal.timeout(300_000), progress: () => undefined },
    );
    const ms = Math.round(performance.now() - begin);
    const caption = `${result.facts?.method ?? ''} ${ms} ms`;
    console.log(title, caption, JSON.stringify(result.timings), result.notes.join(' '));
    results.push({ picture: result.picture, caption });
  }
  await writeRemovalSheet(base, mask, results, join(folder, `${title}.jpg`));
}
