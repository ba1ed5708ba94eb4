import { readJpeg } from '@plumbline/imaging/lossless/read-jpeg.ts';
import { JPEG_LAYOUTS, writeJpeg } from '@plumbline/imaging/lossless/write-jpeg.ts';
import type { Candidate } from './candidate.ts';

/** The coefficients of a JPEG file in each layout, with the shortest codes for them. */
export async function* jpegCandidates(file: Uint8Array): AsyncGenerator<Candidate> {
  const picture = readJpeg(file);
  if (!picture) return;
  for (const layout of JPEG_LAYOUTS) yield { method: `jpeg-${layout}`, file: writeJpeg(picture, layout) };
}
