import {
  distance,
  imagePoint,
  screenPoint,
  type ImagePoint,
  type ScreenPoint,
  type Size,
} from './coordinates.ts';
import type { PixelRect } from './pixel-rect.ts';

/** Where a picture lies on the stage: screen = offset + scale × picture pixel. */
export interface Viewport {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Margins {
  readonly top: number;
  readonly bottom: number;
  readonly side: number;
  /** Where the right side has less room than the left. */
  readonly right?: number;
}

export const SCALE_LIMITS = { least: 0.05, most: 16 } as const;

/** The whole picture, centred between the margins; a small picture is enlarged at most twice. */
export function fitViewport(picture: Size, frame: Size, margins: Margins): Viewport {
  const width = Math.max(1, frame.width - margins.side - (margins.right ?? margins.side));
  const height = Math.max(1, frame.height - margins.top - margins.bottom);
  const scale = Math.min(width / picture.width, height / picture.height, 2);
  return {
    scale,
    x: margins.side + (width - picture.width * scale) / 2,
    y: margins.top + (height - picture.height * scale) / 2,
  };
}

/** Zooms by a factor so that the picture's point under `at` stays under it. */
export function zoomAt(viewport: Viewport, at: ScreenPoint, factor: number): Viewport {
  const scale = Math.min(SCALE_LIMITS.most, Math.max(SCALE_LIMITS.least, viewport.scale * factor));
  const by = scale / viewport.scale;
  return { scale, x: at.x - (at.x - viewport.x) * by, y: at.y - (at.y - viewport.y) * by };
}

/** Moves the picture, never so far that none of it is left on the stage. */
export function panBy(viewport: Viewport, by: ScreenPoint, picture: Size, frame: Size): Viewport {
  const rest = 48;
  const between = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
  return {
    scale: viewport.scale,
    x: between(viewport.x + by.x, rest - picture.width * viewport.scale, frame.width - rest),
    y: between(viewport.y + by.y, rest - picture.height * viewport.scale, frame.height - rest),
  };
}

/** Two fingers went from one pair of places to another: what lay between them stays between them. */
export function pinchTo(
  viewport: Viewport,
  from: readonly [ScreenPoint, ScreenPoint],
  to: readonly [ScreenPoint, ScreenPoint],
  picture: Size,
  frame: Size,
): Viewport {
  const middle = ([a, b]: readonly [ScreenPoint, ScreenPoint]) =>
    screenPoint((a.x + b.x) / 2, (a.y + b.y) / 2);
  const start = middle(from);
  const end = middle(to);
  const zoomed = zoomAt(viewport, start, distance(...to) / Math.max(1, distance(...from)));
  return panBy(zoomed, screenPoint(end.x - start.x, end.y - start.y), picture, frame);
}

export function screenToImage({ scale, x, y }: Viewport, at: ScreenPoint): ImagePoint {
  return imagePoint((at.x - x) / scale, (at.y - y) / scale);
}

export function imageToScreen({ scale, x, y }: Viewport, at: ImagePoint): ScreenPoint {
  return screenPoint(x + at.x * scale, y + at.y * scale);
}

/** The pixels of the picture that the stage shows, the partly shown ones included. */
export function visiblePixels(viewport: Viewport, picture: Size, frame: Size): PixelRect {
  const from = screenToImage(viewport, screenPoint(0, 0));
  const to = screenToImage(viewport, screenPoint(frame.width, frame.height));
  return {
    left: Math.max(0, Math.floor(from.x)),
    top: Math.max(0, Math.floor(from.y)),
    right: Math.min(picture.width, Math.ceil(to.x)),
    bottom: Math.min(picture.height, Math.ceil(to.y)),
  };
}
