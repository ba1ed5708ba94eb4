import type { Candidate, PictureMime } from './candidate.ts';
import { jpegCandidates } from './jpeg-candidates.ts';
import { pngCandidates } from './png-candidates.ts';
import { isSamePicture } from './same-picture.ts';
import { webpCandidates } from './webp-candidates.ts';

export interface CompressedFile extends Candidate {
  readonly mime: PictureMime;
}

/**
 * The smallest file of exactly the same picture, in the same format. Each file that is smaller than the one before is
 * decoded and compared with the original before it is taken; where none is smaller, the original is answered with the
 * method `kept`.
 *
 * @param onCandidate called before each look at another file
 * @throws the signal's reason
 */
export async function compressFile(
  original: Uint8Array,
  { signal, onCandidate }: { readonly signal: AbortSignal; readonly onCandidate: (method: string) => void },
): Promise<CompressedFile> {
  const mime = mimeOf(original);
  let best: Candidate = { method: 'kept', file: original };
  for await (const candidate of CANDIDATES[mime](original)) {
    signal.throwIfAborted();
    onCandidate(candidate.method);
    if (candidate.file.byteLength >= best.file.byteLength) continue;
    if (await isSamePicture(original, candidate.file)) best = candidate;
  }
  signal.throwIfAborted();
  return { ...best, mime };
}

const CANDIDATES: Readonly<Record<PictureMime, (file: Uint8Array) => AsyncGenerator<Candidate>>> = {
  'image/jpeg': jpegCandidates,
  'image/png': pngCandidates,
  'image/webp': webpCandidates,
};

/** By the first bytes; uploads are one of the three. */
function mimeOf(file: Uint8Array): PictureMime {
  if (file[0] === 0xff && file[1] === 0xd8) return 'image/jpeg';
  return file[0] === 0x89 ? 'image/png' : 'image/webp';
}
