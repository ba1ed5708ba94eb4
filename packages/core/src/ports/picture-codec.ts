import type { AiLabels } from '../labels/ai-labels.ts';
import type { PixelBuffer } from './image-engine.ts';

export interface DecodedPicture extends PixelBuffer {
  /** What the file says of its making. */
  readonly labels: AiLabels | null;
}

export interface EncodedPicture {
  readonly png: Uint8Array;
  /** SHA-256 over width, height, channels (32-bit, little-endian) and the pixels, hex: without the labels. */
  readonly pixelHash: string;
}

/** Between files and pixels, off the event loop. What a worker needs before and after an engine runs. */
export interface PictureCodec {
  /**
   * RGB of a working copy, laid on paper where it is clear.
   *
   * @param options `keepAlpha`: RGBA where the file has it, as it was made
   * @throws AppError `IMAGE_BROKEN`
   */
  decode(
    picture: Uint8Array,
    signal: AbortSignal,
    options?: { readonly keepAlpha: boolean },
  ): Promise<DecodedPicture>;
  /**
   * Lossless. The labels are read back before the file is answered.
   *
   * @param png a file of exactly these pixels and nothing besides, which is then labelled and not made
   */
  encode(
    picture: PixelBuffer,
    labels: AiLabels | null,
    signal: AbortSignal,
    png?: Uint8Array,
  ): Promise<EncodedPicture>;
}
