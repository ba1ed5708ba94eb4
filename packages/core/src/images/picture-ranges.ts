import type { AlphaRange } from '@plumbline/contract/edit-inputs/require-cut-out.ts';
import type { MaskRange } from '@plumbline/contract/edit-inputs/require-mask.ts';
import type { Compute } from '../ports/compute.ts';
import type { Storage } from '../ports/storage.ts';
import type { ImageRecord } from './image.ts';
import { readCutOutFile } from './read-cut-out-file.ts';
import { readOnce } from './read-once.ts';
import { readWorkingFile } from './read-working-file.ts';

/** A start goes on when its caller has gone: a repeat with its key asks for the same answer. */
const UNTIL_DONE = new AbortController().signal;

/**
 * What a start must know of pixels before anything is charged. Each fails with AppError `IMAGE_NOT_FOUND` where the file is
 * gone, `IMAGE_BROKEN`, or `UNAVAILABLE` where too many wait.
 */
export interface PictureRanges {
  /** How much is painted on a mask. */
  readonly ofMask: (mask: ImageRecord) => Promise<MaskRange>;
  /** How much of a picture is clear. */
  readonly ofAlpha: (picture: ImageRecord) => Promise<AlphaRange>;
}

export function createPictureRanges({
  storage,
  compute,
}: {
  readonly storage: Storage;
  readonly compute: Compute;
}): PictureRanges {
  return {
    ofMask: readOnce(async (mask) => compute.maskRange(await readWorkingFile(storage, mask), UNTIL_DONE)),
    ofAlpha: readOnce(async (picture) =>
      compute.alphaRange(await readCutOutFile(storage, picture), UNTIL_DONE),
    ),
  };
}
