import type { ModelFamily } from '../features/model-family.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface SizeRange {
  readonly leastPixels: number;
  readonly mostPixels: number;
  readonly longest: number;
}

/** What each family was trained on: smaller falls apart, larger shows everything twice. */
export const SIZE_RANGES: Readonly<Record<ModelFamily, SizeRange>> = {
  sd15: { leastPixels: 512 * 512, mostPixels: 768 * 768, longest: 1024 },
  sdxl: { leastPixels: 800 * 800, mostPixels: 1024 * 1024, longest: 1536 },
  // It can do 4 million, but not on the cards that most have.
  flux: { leastPixels: 512 * 512, mostPixels: 1_600_000, longest: 2048 },
};

/** Of frames that follow each other: as small as the family still draws what it is told, because time goes with the pixels. */
export const LIVE_SIZE_RANGES: Readonly<Record<ModelFamily, SizeRange>> = {
  sd15: { leastPixels: 384 * 384, mostPixels: 512 * 512, longest: 768 },
  // Turbo was distilled at 512, Lightning at 1024: both hold together in between.
  sdxl: { leastPixels: 512 * 512, mostPixels: 768 * 768, longest: 1024 },
  flux: { leastPixels: 512 * 512, mostPixels: 768 * 768, longest: 1024 },
};

/** Autoencoders work in blocks of 8, those of Flux of 16; what does not fit they cut off, which shifts the picture. */
const BLOCK = 16;

export const upToBlock = (value: number): number => Math.max(BLOCK, Math.ceil(value / BLOCK) * BLOCK);
const nearestBlock = (value: number): number => Math.max(BLOCK, Math.round(value / BLOCK) * BLOCK);
const downToBlock = (value: number): number => Math.max(BLOCK, Math.floor(value / BLOCK) * BLOCK);

/** By how much a picture of that size is scaled before it is sampled; 1 where it lies in the family's range. */
function samplingScale({ width, height }: Size, { leastPixels, mostPixels, longest }: SizeRange): number {
  const pixels = width * height;
  const wanted =
    pixels > mostPixels
      ? Math.sqrt(mostPixels / pixels)
      : pixels < leastPixels
        ? Math.sqrt(leastPixels / pixels)
        : 1;
  // A long strip reaches the longest side first; then it has fewer pixels than the family likes.
  return Math.min(wanted, longest / Math.max(width, height));
}

export interface PaddedSize {
  /** What the picture becomes. */
  readonly content: Size;
  /** What is sampled: the content in the upper left corner, its borders repeated up to whole blocks. */
  readonly padded: Size;
}

/** For a whole picture: its content is scaled evenly, and padded. */
export function paddedSize(
  wanted: Size,
  family: ModelFamily,
  share = 1,
  ranges: Readonly<Record<ModelFamily, SizeRange>> = SIZE_RANGES,
): PaddedSize {
  const scale = samplingScale(wanted, ranges[family]) * share;
  const content = {
    width: Math.max(1, Math.round(wanted.width * scale)),
    height: Math.max(1, Math.round(wanted.height * scale)),
  };
  return { content, padded: { width: upToBlock(content.width), height: upToBlock(content.height) } };
}

/** For a cut-out that is laid back afterwards: brought to whole blocks, which stretches it by less than one block. */
export function stretchedSize(cutOut: Size, family: ModelFamily, share = 1): Size {
  const scale = samplingScale(cutOut, SIZE_RANGES[family]) * share;
  const { longest } = SIZE_RANGES[family];
  const side = (length: number) => Math.min(nearestBlock(length * scale), downToBlock(longest));
  return { width: side(cutOut.width), height: side(cutOut.height) };
}
