import type { ClickMask, PickBox, PickPoint } from '@plumbline/contract/api/click-mask.ts';
import type { MaskRange } from '@plumbline/contract/edit-inputs/require-mask.ts';
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
  /** Whether something in the original is clear. */
  readonly alpha: boolean;
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

export interface PickOptions {
  /** In pixels of the picture, on it. */
  readonly points: readonly PickPoint[];
  readonly box: PickBox | undefined;
  /** As detected at upload; null: to be detected. */
  readonly kind: (typeof IMAGE_KINDS)[number] | null;
  /** File of a mask of the picture's size, and whether the pick joins it or is cut out of it. */
  readonly standing?: Uint8Array;
  readonly mode?: 'add' | 'subtract';
}

export interface PickedMask extends Pick<ClickMask, 'bounds' | 'area'> {
  /** Grey: 0 outside, 255 inside, between along soft edges. */
  readonly png: Uint8Array;
  readonly pixelHash: string;
}

/** A picture on the sheet of a layered file. */
export interface PictureLayer {
  readonly name: string;
  readonly picture: Uint8Array;
  /** Grey: 0 hides, 255 shows. Of the picture's size. */
  readonly mask: Uint8Array | null;
  readonly hidden: boolean;
  /** Where its top left corner lies on the sheet. */
  readonly left: number;
  readonly top: number;
}

export interface LayeredPicture {
  /** What the whole looks like; the sheet has its size. */
  readonly picture: Uint8Array;
  /** From the lowest up. */
  readonly layers: readonly PictureLayer[];
  /** Drawn as a layer on top of all others, and into the whole. */
  readonly visibleLabel: VisibleLabelText | null;
}

export interface ConvertOptions {
  readonly format: 'png' | 'jpg' | 'webp';
  /** Of jpg and webp, 1…100; undefined: the usual. */
  readonly quality?: number | undefined;
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
  /** Two pictures in one at the same height, the earlier one on the left; labels are the later one's. */
  sideBySide(
    before: Uint8Array,
    after: Uint8Array,
    options: ConvertOptions,
    signal: AbortSignal,
  ): Promise<Uint8Array>;
  /**
   * How much is painted on a mask.
   *
   * @throws AppError `IMAGE_BROKEN`, `UNAVAILABLE` where it takes too long
   */
  maskRange(mask: Uint8Array, signal: AbortSignal): Promise<MaskRange>;
  /** A file in Photoshop's format. */
  composeLayers(layered: LayeredPicture, signal: AbortSignal): Promise<Uint8Array>;
  /** Changes whenever `readScene` may read a picture differently. */
  readonly sceneVersion: string;
  /**
   * What a picture shows; without regions where nothing can be made out.
   *
   * @throws AppError `VALIDATION_FAILED` where `idMap` is no map, `UNAVAILABLE` where it takes too long
   */
  readScene(picture: Uint8Array, options: SceneReadOptions, signal: AbortSignal): Promise<SceneReading>;
  /**
   * What the points or the box select. What was found out of a picture is kept for the next pick; `read` is called where
   * the picture is needed.
   *
   * @param picture `key`: equal for equal pixels
   * @returns null where nothing stands out there
   * @throws AppError `UNAVAILABLE` where it takes too long, and whatever `read` throws
   */
  pickMask(
    picture: { readonly key: string; readonly read: () => Promise<Uint8Array> },
    options: PickOptions,
    signal: AbortSignal,
  ): Promise<PickedMask | null>;
  close(): Promise<void>;
}
