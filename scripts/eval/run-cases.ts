import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ImageEngine } from '@plumbline/core/ports/image-engine.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import type { CaseResult } from './eval-report.ts';
import { toSharp } from '../lib/picture-pixels.ts';
import { measureChange } from './measure-change.ts';
import type { EvalCase } from './plan-cases.ts';

export interface PictureRun {
  readonly name: string;
  readonly base: Raster;
  readonly reference: Raster | null;
  readonly cases: readonly EvalCase[];
}

export interface RunContext {
  readonly engine: ImageEngine;
  readonly output: string;
  readonly threads: number;
}

/** Renders the cases of a picture, as many at once as there are threads, and measures each. */
export async function runCases(run: PictureRun, context: RunContext): Promise<CaseResult[]> {
  const queue = run.cases.map((evalCase, index) => ({ evalCase, index }));
  const rendered: Rendered[] = [];
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift())
      rendered[next.index] = await renderCase(run, next.evalCase, context);
  };
  await Promise.all(Array.from({ length: context.threads }, work));
  return rendered.map((one) => {
    const plain = rendered.find(
      ({ result }) => result.role === 'plain' && result.function === one.result.function,
    );
    if (one === plain || !one.picture || !plain?.picture) return one.result;
    return { ...one.result, effect: measureChange(plain.picture, one.picture).mean };
  });
}

interface Rendered {
  readonly result: CaseResult;
  readonly picture: Raster | null;
}

async function renderCase(run: PictureRun, evalCase: EvalCase, context: RunContext): Promise<Rendered> {
  const { function: name, role, label, request } = evalCase;
  const begin = performance.now();
  const common = { picture: run.name, function: name, role, label, effect: null };
  try {
    const result = await context.engine.run(
      {
        base: request.upload_img === undefined ? null : run.base,
        mask: null,
        reference: request.style_img === undefined ? null : run.reference,
        texture: null,
        idMap: null,
        original: null,
        request,
        seed: request.seed,
      },
      { signal: AbortSignal.timeout(120_000), progress: () => undefined },
    );
    const milliseconds = Math.round(performance.now() - begin);
    const image = join('pictures', run.name, `${name}-${label.replaceAll(/[^\w.-]+/g, '-')}.png`);
    const file = join(context.output, image);
    await mkdir(dirname(file), { recursive: true });
    await toSharp(result.picture).png({ compressionLevel: 3 }).toFile(file);
    const { median, p90 } = measureChange(run.base, result.picture);
    return {
      picture: result.picture,
      result: {
        ...common,
        image,
        hash: createHash('sha256').update(result.picture.data).digest('hex'),
        fidelity: result.fidelity && { score: result.fidelity.score, added: result.fidelity.added },
        change: request.upload_img === undefined ? null : { median, p90 },
        confidence: result.confidence,
        milliseconds,
        timings: result.timings,
        notes: result.notes,
        error: null,
      },
    };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return {
      picture: null,
      result: {
        ...common,
        image: null,
        hash: null,
        fidelity: null,
        change: null,
        confidence: null,
        milliseconds: Math.round(performance.now() - begin),
        timings: {},
        notes: [],
        error: text,
      },
    };
  }
}
