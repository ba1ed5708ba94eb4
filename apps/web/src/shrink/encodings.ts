import type { PictureMime } from '@plumbline/imaging/file-format/inspected-file.ts';

export interface Encoding {
  readonly mime: PictureMime;
  /** Of a lossy one, 0…1. */
  readonly quality?: number;
}

const BEST = 0.92;
const GOOD = 0.85;

/**
 * How a smaller picture may be written, the best first: what was lossless stays so where it fits, what is clear stays
 * clear, and a photograph stays one.
 */
export function encodingsFor(mime: PictureMime, clear: boolean): readonly Encoding[] {
  const lossy: PictureMime = clear || mime === 'image/webp' ? 'image/webp' : 'image/jpeg';
  return [
    ...(mime === 'image/png' ? [{ mime }] : []),
    { mime: lossy, quality: BEST },
    { mime: lossy, quality: GOOD },
  ];
}

/** How much smaller each further size is, where none of the encodings fits. */
const STEP = 0.8;

/** Sizes to try, the largest first. */
export function sizesFrom(
  { width, height }: { readonly width: number; readonly height: number },
  maxEdge: number,
): { readonly width: number; readonly height: number }[] {
  const first = Math.min(1, maxEdge / Math.max(width, height));
  return Array.from({ length: 8 }, (_, index) => {
    const scale = first * STEP ** index;
    return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
  });
}

const ENDINGS = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' } as const;

/** The name of a file that is now of this type. */
export function nameAs(name: string, mime: PictureMime): string {
  const stem = name.replace(/\.(jpe?g|png|webp)$/i, '');
  return `${stem === '' ? 'picture' : stem}.${ENDINGS[mime]}`;
}
