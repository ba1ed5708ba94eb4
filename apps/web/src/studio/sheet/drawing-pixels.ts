import type { SheetDrawing } from '@plumbline/contract/api/sheet.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The rectangle of a drawing in whole pixels of its sheet: all that it touches, and nothing beyond the sheet. */
export function drawingPixels({ x, y, width, height }: SheetDrawing, sheet: Size) {
  const left = Math.max(0, Math.floor(x * sheet.width));
  const top = Math.max(0, Math.floor(y * sheet.height));
  const right = Math.min(sheet.width, Math.ceil((x + width) * sheet.width));
  const bottom = Math.min(sheet.height, Math.ceil((y + height) * sheet.height));
  return { left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}
