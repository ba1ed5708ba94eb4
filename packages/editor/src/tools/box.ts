import type { CombineMode } from '../combine-tiles.ts';
import { imagePoint, type ImagePoint } from '../coordinates.ts';
import type { MaskDocument } from '../mask-document.ts';
import { intersectRects, isEmptyRect, type PixelRect } from '../pixel-rect.ts';
import { combineWithKeys } from './combine-with-keys.ts';
import type { MaskTool, PointerSample } from './mask-tool.ts';

/**
 * Draws a rectangle and hands over its whole pixels, cut to the picture, and how what is found in it meets what is painted;
 * nothing for one without any.
 */
export function createBox(
  document: MaskDocument,
  mode: () => CombineMode,
  onBox: (box: PixelRect, combine: CombineMode) => void,
): MaskTool {
  let start: PointerSample | undefined;
  let end: ImagePoint | undefined;
  return {
    pointerDown: (sample) => {
      start = sample;
      end = sample.at;
    },
    pointerMove: (sample) => {
      if (start) end = sample.at;
    },
    pointerUp: (sample) => {
      const begun = start;
      start = undefined;
      if (!begun) return;
      const box = boxBetween(begun.at, sample.at, document);
      if (!isEmptyRect(box)) onBox(box, combineWithKeys(begun, mode()));
    },
    hover: () => undefined,
    key: () => false,
    isBusy: () => start !== undefined,
    cancel: () => {
      start = undefined;
    },
    overlay: () =>
      start && end
        ? { kind: 'path', points: cornersBetween(start.at, end), closed: true, handles: [] }
        : undefined,
  };
}

function boxBetween(a: ImagePoint, b: ImagePoint, { size }: MaskDocument): PixelRect {
  return intersectRects(
    {
      left: Math.round(Math.min(a.x, b.x)),
      top: Math.round(Math.min(a.y, b.y)),
      right: Math.round(Math.max(a.x, b.x)),
      bottom: Math.round(Math.max(a.y, b.y)),
    },
    { left: 0, top: 0, right: size.width, bottom: size.height },
  );
}

function cornersBetween(a: ImagePoint, b: ImagePoint): ImagePoint[] {
  return [imagePoint(a.x, a.y), imagePoint(b.x, a.y), imagePoint(b.x, b.y), imagePoint(a.x, b.y)];
}
