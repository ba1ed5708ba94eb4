import type { PictureMime } from '@plumbline/imaging/file-format/inspected-file.ts';
import type { PictureLimits, PictureSize } from './picture-limits.ts';

export type ShrinkQuestion =
  | { readonly kind: 'picture'; readonly file: Blob; readonly limits: PictureLimits }
  /** A mask becomes exactly this size. */
  | { readonly kind: 'mask'; readonly file: Blob; readonly size: PictureSize };

export interface SmallerPicture extends PictureSize {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly mime: PictureMime;
}

/** Undefined: the browser cannot read it, or it cannot be made to fit. */
export interface ShrinkAnswer {
  readonly smaller: SmallerPicture | undefined;
}
