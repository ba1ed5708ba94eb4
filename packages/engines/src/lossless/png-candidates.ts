import { type PngChunk, joinPngChunks, readPngChunks } from '@plumbline/imaging/lossless/png-chunks.ts';
import sharp from 'sharp';
import type { Candidate } from './candidate.ts';
import { optimisePng } from './optimise-png.ts';

/** Chunks that say how samples become colours, which way up they are, or that a machine made them. */
const KEPT = new Set(['cICP', 'iCCP', 'sRGB', 'gAMA', 'cHRM', 'mDCV', 'cLLI', 'eXIf', 'iTXt', 'pHYs']);
/**
 * Pixels of pictures that the faster level is for. The level above, measured, takes eight times as long for half a
 * percent.
 */
const LARGE_PIXELS = 8_000_000;

/** A PNG file written anew, first by zlib with adaptive filters, then by oxipng. */
export async function* pngCandidates(file: Uint8Array): AsyncGenerator<Candidate> {
  const chunks = readPngChunks(file);
  if (!chunks) return;
  const { width, height, depth, isPalette } = await sharp(file).metadata();
  if (depth === 'uchar' && !isPalette) {
    const written = await sharp(file, { ignoreIcc: true })
      .png({ compressionLevel: 9, adaptiveFiltering: true, palette: false })
      .toBuffer();
    const dressed = withKept(written, chunks);
    if (dressed) yield { method: 'png-filters', file: dressed };
  }
  const optimised = optimisePng(file, width * height > LARGE_PIXELS ? 1 : 2);
  if (keepsAll(chunks, readPngChunks(optimised) ?? [])) yield { method: 'png-oxipng', file: optimised };
}

/** The pixels of one file with what the other says of them. */
function withKept(written: Uint8Array, chunks: readonly PngChunk[]): Uint8Array | undefined {
  const own = readPngChunks(written);
  const [header, ...rest] = own ?? [];
  if (!header) return undefined;
  return joinPngChunks(written, [
    header,
    ...chunks.filter(({ type }) => KEPT.has(type)),
    ...rest.filter(({ type }) => ['PLTE', 'tRNS', 'IDAT', 'IEND'].includes(type)),
  ]);
}

/** A profile may have been packed anew; whether it is the same, `isSamePicture` says. */
function keepsAll(before: readonly PngChunk[], after: readonly PngChunk[]): boolean {
  return before
    .filter(({ type }) => KEPT.has(type) && type !== 'iCCP')
    .every(({ type, whole }) =>
      after.some((chunk) => chunk.type === type && Buffer.compare(chunk.whole, whole) === 0),
    );
}
