import { joinWebpChunks, readWebpChunks } from '@plumbline/imaging/lossless/webp-chunks.ts';
import sharp from 'sharp';
import type { Candidate } from './candidate.ts';

/** A lossless WebP file written anew at the highest effort. A lossy one has no other writing of the same pixels. */
export async function* webpCandidates(file: Uint8Array): AsyncGenerator<Candidate> {
  const chunks = readWebpChunks(file);
  if (!chunks?.some(({ type }) => type === 'VP8L') || chunks.some(({ type }) => type === 'ANIM')) return;
  const written = await sharp(file, { ignoreIcc: true })
    .webp({ lossless: true, effort: 6, exact: true })
    .toBuffer();
  const pixels = readWebpChunks(written)?.find(({ type }) => type === 'VP8L');
  if (!pixels) return;
  yield {
    method: 'webp-lossless',
    file: joinWebpChunks(chunks.map((chunk) => (chunk.type === 'VP8L' ? pixels : chunk))),
  };
}
