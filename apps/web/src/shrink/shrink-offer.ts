import { create } from 'zustand';
import { isTooLarge, type PictureLimits, type PictureSize } from './picture-limits.ts';
import { measurePicture } from './measure-picture.ts';

/** A picture that is too large for where it is wanted, while its owner decides. */
export interface ShrinkOffer extends PictureSize {
  readonly file: File;
  readonly limits: PictureLimits;
  /** The smaller picture, the picture itself where it cannot be made smaller, or nothing: leave it. */
  readonly settle: (file: File | undefined) => void;
}

export const useShrinkOffer = create<{ readonly offer: ShrinkOffer | undefined }>()(() => ({
  offer: undefined,
}));

/**
 * A file that keeps within the limits: the file itself, or a smaller one that its owner agreed to. Undefined where they did
 * not. What the browser cannot read is passed on: the server says what is wrong with it.
 */
export async function fitPicture(file: File, limits: PictureLimits): Promise<File | undefined> {
  const size = await measurePicture(file);
  if (!size || !isTooLarge(size, file.size, limits)) return file;
  return new Promise((resolve) => {
    // A newer picture takes the place of one that is still being decided on.
    useShrinkOffer.getState().offer?.settle(undefined);
    const settle = (answer: File | undefined) => {
      if (useShrinkOffer.getState().offer === offer) useShrinkOffer.setState({ offer: undefined });
      resolve(answer);
    };
    const offer: ShrinkOffer = { ...size, file, limits, settle };
    useShrinkOffer.setState({ offer });
  });
}
