/**
 * Runs the editing operations over pictures of a folder with masks as a person paints them, and writes contact sheets
 * (base | mask | result, and a detail at full size) to `out/<function>/`:
 * `node scripts/run.mjs scripts/edit-sheets.ts --tool <function> [--only <part of a name>]`.
 * The jobs stand in `edit-sheets/jobs-<function>.ts`; they are for looking at, no part of the product.
 */
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { renderRequestSchema } from '@plumbline/contract/api/start-task.ts';
import { type FunctionName, FUNCTION_NAMES } from '@plumbline/contract/tools/function-name.ts';
import { OPERATIONS } from '@plumbline/engines/builtin/operations.ts';
import { drawMask } from './edit-sheets/draw-mask.ts';
import type { EditJob } from './edit-sheets/edit-job.ts';
import { JOBS as architecturalPart } from './edit-sheets/jobs-architecturalPart.ts';
import { JOBS as colorchange } from './edit-sheets/jobs-colorchange.ts';
import { JOBS as indoorExterior } from './edit-sheets/jobs-indoorExterior.ts';
import { JOBS as materialChange } from './edit-sheets/jobs-materialChange.ts';
import { JOBS as matting } from './edit-sheets/jobs-matting.ts';
import { JOBS as objectChangepro } from './edit-sheets/jobs-objectChangepro.ts';
import { writeEditSheet } from './edit-sheets/write-edit-sheet.ts';
import { loadPicture } from './lib/picture-pixels.ts';

const JOBS: Readonly<Partial<Record<FunctionName, readonly EditJob[]>>> = {
  architecturalPart,
  colorchange,
  indoorExterior,
  materialChange,
  matting,
  objectChangepro,
};

const argument = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? undefined : process.argv[at + 1];
};
const tool = FUNCTION_NAMES.find((name) => name === argument('tool'));
if (!tool) throw new RangeError(`--tool must be one of ${FUNCTION_NAMES.join(', ')}`);
const only = argument('only') ?? '';
const samples = process.env['PLUMBLINE_SAMPLES'] ?? 'samples';
const jobs = JOBS[tool] ?? [];
const output = join('out', tool);
await mkdir(output, { recursive: true });
for (const job of jobs) {
  if (!job.name.includes(only)) continue;
  const file = join(samples, job.sample);
  if (!existsSync(file)) {
    console.log(`${job.name}: no ${file}`);
    continue;
  }
  const base = await loadPicture(file);
  const mask = job.mask ? drawMask(job.mask, base.width, base.height) : null;
  const picture = async (path: string | undefined) => (path ? await loadPicture(join(samples, path)) : null);
  const began = performance.now();
  const request = renderRequestSchema.parse({
    function: tool,
    upload_img: 'base',
    size: 'max',
    seed: 1,
    ...job.request?.(base),
  });
  try {
    const result = await OPERATIONS[tool].run(
      {
        base,
        mask,
        reference: await picture(job.reference),
        texture: await picture(job.texture),
        idMap: null,
        original: null,
        request,
        seed: request.seed,
      },
      { signal: new AbortController().signal, progress: () => undefined },
    );
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(
      `${job.name}: ${seconds} s ${JSON.stringify(result.facts ?? {})} ${result.notes.join(' · ')}`,
    );
    await writeEditSheet({ base, mask, result: result.picture, file: join(output, `${job.name}.jpg`) });
  } catch (error) {
    console.log(`${job.name}: ${String(error)}`);
  }
}
