import type { PixelBuffer } from './image-engine.ts';

export interface EncodedPicture {
  readonly png: Uint8Array;
  /** SHA-256 over width, height, channels (32-bit, little-endian) and the pixels, hex. */
  readonly pixelHash: string;
}

/** Between files and pixels, off the event loop. What a worker needs before and after an engine runs. */
export interface PictureCodec {
  /** RGB of a working copy. @throws AppError `IMAGE_BROKEN` */
  decode(picture: Uint8Array, signal: AbortSignal): Promise<PixelBuffer>;
  /** Lossless. */
  encode(picture: PixelBuffer, signal: AbortSignal): Promise<EncodedPicture>;
}
