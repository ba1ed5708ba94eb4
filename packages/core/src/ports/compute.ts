import type { IMAGE_KINDS } from '@plumbline/contract/api/images.ts';
import type { SceneSpace } from '@plumbline/contract/api/scene.ts';
import type { VisibleLabelText } from '../labels/visible-label.ts';
import type { SceneReading } from '../scenes/scene-reading.ts';

export interface PreparedUpload {
  /** The original file without its metadata segments (AI labels kept), same pixels. */
  readonly original: Uint8Array;
  readonly mime: 'image/jpeg' | 'image/png' | 'image/webp';
  /** Lossless PNG: upright, 8-bit sRGB, without transparency. */
  readonly working: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** SHA-256 of the working copy's decoded pixels, hex. */
  readonly pixelHash: string;
  readonly kind: (typeof IMAGE_KINDS)[number];
}

export interface SceneReadOptions {
  /** As detected at upload; null: to be detected now. */
  readonly kind: (typeof IMAGE_KINDS)[number] | null;
  /** Undefined: as the picture looks. */
  readonly space: SceneSpace | undefined;
  /** File of a flat-colour picture whose colours say which pixels are one region. */
  readonly idMap?: Uint8Array;
}

export interface ConvertOptions {
  readonly format: 'png' | 'jpg' | 'webp';
  readonly visibleLabel: VisibleLabelText | null;
}

/**
 * Short pixel work that a request waits for, off the event loop. Every server process has threads for it, so that
 * uploads need no worker.
 */
export interface Compute {
  /** @throws AppError of the image family (`IMAGE_BROKEN`, `IMAGE_DIMENSIONS_TOO_LARGE`, …) */
  prepareUpload(file: Uint8Array, signal: AbortSignal): Promise<PreparedUpload>;
  /** Fill-resize to `width`; the height follows the picture. */
  thumbnail(
    picture: Uint8Array,
    width: number,
    format: 'webp' | 'jpeg',
    signal: AbortSignal,
  ): Promise<Uint8Array>;
  /** Same picture in another file format, labels kept; with `visibleLabel`, that text in a corner of it. */
  convert(picture: Uint8Array, options: ConvertOptions, signal: AbortSignal): Promise<Uint8Array>;
  /** Changes whenever `readScene` may read a picture differently. */
  readonly sceneVersion: string;
  /**
   * What a picture shows; without regions where nothing can be made out.
   *
   * @throws AppError `VALIDATION_FAILED` where `idMap` is no map, `UNAVAILABLE` where it takes too long
   */
  readScene(picture: Uint8Array, options: SceneReadOptions, signal: AbortSignal): Promise<SceneReading>;
  close(): Promise<void>;
}
