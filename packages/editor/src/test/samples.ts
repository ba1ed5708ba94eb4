import { imagePoint } from '../coordinates.ts';
import { MaskDocument } from '../mask-document.ts';
import type { PointerSample } from '../tools/mask-tool.ts';

/** A pointer at a place of the picture, seen at its own size. */
export function sampleAt(x: number, y: number, more: Partial<PointerSample> = {}): PointerSample {
  return { at: imagePoint(x, y), pressure: 1, shift: false, alt: false, scale: 1, ...more };
}

/** A document with one empty mask to work on, which does the work that gestures end with at once. */
export function oneMask(width: number, height: number): MaskDocument {
  const document = new MaskDocument({ width, height });
  document.addMask('mask', { name: 'Mask', color: '#3366ff', visible: true });
  document.subscribe(({ kind }) => {
    if (kind === 'work') document.finishWork();
  });
  return document;
}
