import { AppError } from '../errors/app-error.ts';
import type { ToolDescriptor } from '../tools/tool-descriptor.ts';
import type { Size } from './size.ts';

/** The least and the most painted pixel of a mask, 0…255. */
export interface MaskRange {
  readonly least: number;
  readonly most: number;
}

/** @throws AppError `MASK_SIZE_DIFFERS` */
export function requireMaskSize(mask: Size, base: Size): void {
  if (mask.width !== base.width || mask.height !== base.height)
    throw new AppError(
      'MASK_SIZE_DIFFERS',
      `mask ${mask.width}×${mask.height} of ${base.width}×${base.height}`,
      {
        details: { mask: "must have the base picture's size" },
      },
    );
}

/**
 * Whether a mask holds what its tool needs. Of a trimap the undecided part is rest enough; of any other mask nothing that
 * is painted at all is.
 *
 * @throws AppError `MASK_REQUIRED` where nothing is painted, `MASK_FULL` where nothing is left to work from
 */
export function requireMaskPaint(
  { function: name, maskHolds, editor }: Pick<ToolDescriptor, 'function' | 'maskHolds' | 'editor'>,
  { least, most }: MaskRange,
): void {
  if (maskHolds === undefined) return;
  if (most === 0)
    throw new AppError('MASK_REQUIRED', `${name} with an empty mask`, {
      details: { mask: 'nothing is painted' },
    });
  const rest = editor?.mask === 'trimap' ? least < 255 : least === 0;
  if (maskHolds === 'paint-and-rest' && !rest)
    throw new AppError('MASK_FULL', `${name} with everything painted`, {
      details: { mask: 'everything is painted' },
    });
}
