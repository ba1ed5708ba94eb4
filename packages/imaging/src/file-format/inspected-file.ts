import type { AiLabels } from './ai-labels.ts';
import type { Orientation } from './exif.ts';

export type PictureMime = 'image/jpeg' | 'image/png' | 'image/webp';

/** Unpacks a zlib stream of a few kilobytes; it throws where that is none. */
export type Inflate = (packed: Uint8Array) => Uint8Array;

/** What the bytes of a picture say without decoding a pixel. */
export interface InspectedFile {
  readonly mime: PictureMime;
  /** As stored, before the orientation is applied. */
  readonly width: number;
  readonly height: number;
  readonly orientation: Orientation;
  readonly labels: AiLabels | null;
  /**
   * The file with the same compressed pixels, without metadata and without anything after its end. What pixels need
   * (ICC profile, transparency, Adobe marker), the orientation and AI labels stay.
   */
  readonly stripped: Uint8Array;
  /** The end marker was missing and was added: only the decoder can tell whether pixels are missing too. */
  readonly repaired: boolean;
}
