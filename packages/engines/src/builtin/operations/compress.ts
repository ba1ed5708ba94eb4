import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { compressFile } from '../../lossless/compress-file.ts';
import { type Operation, defineOperation, requireBase } from '../../define-operation.ts';

/** Candidates that a format has, for the progress. */
const STEPS = 4;

/** The uploaded file in fewer bytes, its pixels proven the same. */
export const compress: Operation = defineOperation({
  function: 'compress',
  run: async (input, { signal, progress }) => {
    const base = requireBase(input);
    if (!input.original) throw new AppError('IMAGE_REQUIRED', 'compress without the uploaded file');
    const begin = performance.now();
    let step = 0;
    progress(0.05, 'compress');
    const { file, mime, method } = await compressFile(input.original, {
      signal,
      onCandidate: () => {
        step += 1;
        progress(Math.min(0.95, step / STEPS), 'compare');
      },
    });
    return {
      picture: base,
      file: { bytes: file, mime },
      facts: { bytesBefore: input.original.byteLength, bytesAfter: file.byteLength, method },
      confidence: 1,
      timings: { compress: Math.round(performance.now() - begin) },
      notes: [],
    };
  },
});
