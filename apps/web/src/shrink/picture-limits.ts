import { IMAGE_MAX_EDGE_WEB, UPLOAD_MAX_BYTES } from '@plumbline/contract/constants.ts';

/** What a place for pictures takes. */
export interface PictureLimits {
  /** Longest edge in pixels. */
  readonly maxEdge: number;
  readonly maxBytes: number;
}

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Of an upload for something that takes pictures up to so many pixels a side. */
export function limitsFor(maxEdge: number): PictureLimits {
  return { maxEdge: Math.min(maxEdge, IMAGE_MAX_EDGE_WEB), maxBytes: UPLOAD_MAX_BYTES };
}

export function isTooLarge({ width, height }: PictureSize, bytes: number, limits: PictureLimits): boolean {
  return Math.max(width, height) > limits.maxEdge || bytes > limits.maxBytes;
}
