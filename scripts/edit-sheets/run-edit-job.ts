import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderRequestSchema } from '@plumbline/contract/api/start-task.ts';
import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';
import { OPERATIONS } from '@plumbline/engines/builtin/operations.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import sharp from 'sharp';
import { loadPicture, toRaster, toSharp } from '../lib/picture-pixels.ts';
import { drawMask } from './draw-mask.ts';
import type { EditJob } from './edit-job.ts';

export interface EditResult {
  readonly picture: Raster;
  /** How it was made, how long it took, and what was noticed on the way. */
  readonly caption: string;
  readonly seed: number;
}

export interface EditOutcome {
  readonly base: Raster;
  readonly mask: Raster | null;
  /** Where the base stands in the result, in px of the result; null where the result is as wide and high as the base. */
  readonly place: { readonly x: number; readonly y: number } | null;
  /** What was asked for, in words. */
  readonly asked: string;
  readonly results: readonly EditResult[];
}

export interface EditRun {
  /** Where the samples are. */
  readonly samples: string;
  readonly seed: number;
  /** Results side by side, of this seed and the next ones. */
  readonly count: number;
  /** Longest side of the base in px; 0: as it is. */
  readonly edge: number;
}

/**
 * Runs one job as a worker would.
 *
 * @throws what the function refuses with
 */
export async function runEditJob(tool: FunctionName, job: EditJob, run: EditRun): Promise<EditOutcome> {
  const file = join(run.samples, job.sample);
  const base = await loadBase(file, job.piece, run.edge);
  const mask = job.mask ? drawMask(job.mask, base.width, base.height) : null;
  const other = async (path: string | undefined) =>
    path === undefined ? null : await loadPicture(join(run.samples, path));
  const fields = job.request?.(base) ?? {};
  const request = renderRequestSchema.parse({
    function: tool,
    upload_img: 'base',
    size: 'max',
    seed: run.seed,
    ...fields,
  });
  const input = {
    base,
    mask,
    reference: await other(job.reference),
    texture: await other(job.texture),
    idMap: null,
    original: await readFile(file),
    request,
  };
  const results: EditResult[] = [];
  for (let seed = run.seed; seed < run.seed + run.count; seed++) {
    const begin = performance.now();
    const {
      picture,
      file: made,
      facts,
      notes,
    } = await OPERATIONS[tool].run(
      { ...input, seed },
      { signal: AbortSignal.timeout(600_000), progress: () => undefined },
    );
    const seconds = ((performance.now() - begin) / 1000).toFixed(1);
    results.push({
      // Of a file that is made anew: what is in it.
      picture: made === undefined ? picture : await toRaster(sharp(made.bytes)),
      caption: [`seed ${seed}`, `${seconds} s`, ...notes, words(facts ?? {})].filter(Boolean).join(' · '),
      seed,
    });
  }
  return { base, mask, place: request.outpaint ?? null, asked: words(fields), results };
}

async function loadBase(file: string, piece: number | undefined, edge: number): Promise<Raster> {
  const whole = await loadPicture(file);
  const part = piece === undefined ? whole : await toRaster(middle(whole, piece));
  if (edge === 0) return part;
  return await toRaster(toSharp(part).resize(edge, edge, { fit: 'inside', withoutEnlargement: true }));
}

function middle(picture: Raster, edge: number) {
  const [width, height] = [Math.min(edge, picture.width), Math.min(Math.round(0.67 * edge), picture.height)];
  // At a corner of JPEG's blocks, as a whole picture is.
  const left = ((picture.width - width) >> 4) * 8;
  const top = ((picture.height - height) >> 4) * 8;
  return toSharp(picture).extract({ left, top, width, height });
}

function words(fields: object): string {
  return JSON.stringify(fields).replaceAll(/[{}"]/g, '').replaceAll(/[:,]/g, '$& ');
}
