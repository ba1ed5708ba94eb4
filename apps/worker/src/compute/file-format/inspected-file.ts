import type { UploadedImage } from '@plumbline/contract/api/images.ts';
import type { AiLabels } from '@plumbline/core/labels/ai-labels.ts';
import type { Orientation } from './exif.ts';

/** What the bytes of a picture say without decoding a pixel. */
export interface InspectedFile {
  readonly mime: UploadedImage['mime'];
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
