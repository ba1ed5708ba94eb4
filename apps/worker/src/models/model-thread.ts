import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { serveJobs } from '@plumbline/compute/threads/serve-jobs.ts';
import { encodePng } from '@plumbline/imaging/file-format/encode-png.ts';
import { ModelFailure } from '@plumbline/models/model/model-failure.ts';
import type { Model } from '@plumbline/models/model/model.ts';
import { drawClay } from '@plumbline/models/preview/draw-clay.ts';
import { readModel } from '@plumbline/models/read-model.ts';
import { encodeModel } from '@plumbline/models/stored/encode-model.ts';
import { capWasmMemory } from './cap-wasm-memory.ts';
import { describeContent } from './describe-content.ts';
import type { ModelJob, ModelResult } from './model-jobs.ts';

/** More than two hundred megabytes of IFC take. */
const WASM_MEMORY_BYTES = 2 * 1024 ** 3;
/** Of the progress; the rest is keeping what was read. */
const READING = 0.9;
/** Coordinates pack little better at more. */
const PACKING = { level: 4 } as const;
const PREVIEW = { width: 640, height: 480 } as const;

capWasmMemory(WASM_MEMORY_BYTES);

serveJobs<ModelJob, ModelResult>(async ({ file, ...job }, { signal, progress }) => {
  try {
    const model = await readModel(file, {
      ...job,
      signal,
      progress: (fraction, stage) => progress(fraction * READING, stage),
    });
    progress(READING, 'keep');
    const result = await keepModel(model);
    progress(1, 'keep');
    return { result };
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    const { code, message, values } = error;
    throw new AppError(code, message, { values, cause: error });
  }
});

async function keepModel(model: Model): Promise<ModelResult> {
  const bytes = encodeModel(model);
  const { width, height, data } = drawClay(model, PREVIEW.width, PREVIEW.height);
  const preview = await encodePng({ width, height, channels: 1, filter: 'none' }, (y, row) =>
    row.set(data.subarray(y * width, (y + 1) * width)),
  );
  if (!preview) throw new Error('a preview has no limit');
  return {
    format: model.format,
    content: describeContent(model),
    stored: gzipSync(bytes, PACKING),
    hash: createHash('sha256').update(bytes).digest('hex'),
    preview,
  };
}
