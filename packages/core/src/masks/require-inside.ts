import type { ClickMaskBody, PickBox } from '@plumbline/contract/api/click-mask.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';

/** Pixels a side below which a box holds nothing to tell apart. */
const LEAST_BOX = 4;

/**
 * Points as they are and the box as far as it lies on the picture.
 *
 * @throws AppError `VALIDATION_FAILED` naming the first point beside the picture, or a box of which less than 4 px a side
 * lie on it
 */
export function requireInside(
  { width, height }: { readonly width: number; readonly height: number },
  { points, box }: Pick<ClickMaskBody, 'points' | 'box'>,
): { readonly points: ClickMaskBody['points']; readonly box: PickBox | undefined } {
  const beside = points.findIndex(({ x, y }) => x > width || y > height);
  if (beside >= 0) throw invalid(`points.${beside}`, `must lie on the picture of ${width} × ${height}`);
  const clipped = box && clip(box, width, height);
  if (clipped && Math.min(clipped.width, clipped.height) < LEAST_BOX)
    throw invalid('box', `must cover at least ${LEAST_BOX} × ${LEAST_BOX} pixels of the picture`);
  return { points, box: clipped };
}

function clip({ x, y, width, height }: PickBox, right: number, bottom: number): PickBox {
  const left = Math.max(0, x);
  const top = Math.max(0, y);
  return {
    x: left,
    y: top,
    width: Math.min(right, x + width) - left,
    height: Math.min(bottom, y + height) - top,
  };
}

function invalid(field: string, text: string): AppError {
  const details = { [field]: text };
  return new AppError('VALIDATION_FAILED', JSON.stringify(details), { details });
}
