import type { PixelBuffer } from '@plumbline/core/ports/image-engine.ts';

/** Luminance above which a line counts as white. */
const WHITE = 200;
/** Share of the visible ink that has to be white: any dark line beside it needs a light paper. */
const WHITE_SHARE = 0.97;
/** Share of the picture that has to be see-through: an opaque white sheet is paper, not white lines. */
const CLEAR_SHARE = 0.2;

/**
 * A picture without transparency. Drawings exported without their paper get it back: white, or black where the lines
 * are white and would vanish. RGB comes back as it is.
 */
export function layOnBackground(picture: PixelBuffer): PixelBuffer & { readonly channels: 3 } {
  if (picture.channels !== 4) return { ...picture, channels: 3 };
  const { width, height, data } = picture;
  const paper = hasWhiteLines(picture) ? 0 : 255;
  const flat = new Uint8ClampedArray(width * height * 3);
  for (let from = 0, to = 0; from < data.length; from += 4, to += 3) {
    const alpha = data[from + 3] as number;
    const rest = paper * (255 - alpha);
    for (let channel = 0; channel < 3; channel += 1)
      flat[to + channel] = ((data[from + channel] as number) * alpha + rest) / 255;
  }
  return { width, height, channels: 3, data: flat };
}

function hasWhiteLines({ width, height, data }: PixelBuffer): boolean {
  let ink = 0;
  let white = 0;
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] as number;
    const luminance =
      0.299 * (data[at] as number) + 0.587 * (data[at + 1] as number) + 0.114 * (data[at + 2] as number);
    ink += alpha;
    if (luminance > WHITE) white += alpha;
  }
  const clear = 1 - ink / (255 * width * height);
  return ink > 0 && clear >= CLEAR_SHARE && white / ink >= WHITE_SHARE;
}
