/**
 * Extends sample pictures and writes them to look at, the base's frame marked in a small copy:
 * `node scripts/run.mjs scripts/extend-sheets.ts [--only kitchen] [--seed 3] [--count 1] [--canvas ratio|wide|down]` → `out/extendImg/*.jpg`.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { renderRequestSchema } from '@plumbline/contract/api/start-task.ts';
import { OPERATIONS } from '@plumbline/engines/builtin/operations.ts';
import { listPictures } from './eval/list-pictures.ts';
import { loadPicture, toSharp } from './lib/picture-pixels.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    seed: { type: 'string', default: '3' },
    count: { type: 'string', default: '1' },
    canvas: { type: 'string', default: 'ratio' },
  },
});
const samples = process.env['PLUMBLINE_SAMPLES'] ?? 'samples';
const folder = join('out', 'extendImg');
await mkdir(folder, { recursive: true });
for (const { file, name } of await listPictures(samples, undefined)) {
  if (!new RegExp(values.only).test(name) || name.includes('edge')) continue;
  const base = await loadPicture(file);
  const { width, height } = base;
  for (let index = 0; index < Number(values.count); index++) {
    const seed = Number(values.seed) + index;
    const outpaint =
      values.canvas === 'wide'
        ? { width: Math.min(5000, 3 * width), height, x: Math.min(5000 - width, width), y: 0 }
        : values.canvas === 'down'
          ? { width, height: Math.round(1.5 * height), x: 0, y: 0 }
          : undefined;
    const request = renderRequestSchema.parse({
      function: 'extendImg',
      size: 'max',
      seed,
      ...(outpaint ? { outpaint } : {}),
    });
    const begin = performance.now();
    const result = await OPERATIONS.extendImg.run(
      { base, mask: null, reference: null, texture: null, idMap: null, original: null, request, seed },
      { signal: AbortSignal.timeout(300_000), progress: () => undefined },
    );
    console.log(
      name,
      `${Math.round(performance.now() - begin)} ms`,
      result.notes.join(' '),
      JSON.stringify(result.timings),
    );
    const title = `${name.replaceAll('/', '-').replace(/\.\w+$/, '')}-${values.canvas}-${seed}.jpg`;
    await toSharp(result.picture).jpeg({ quality: 90 }).toFile(join(folder, title));
  }
}
