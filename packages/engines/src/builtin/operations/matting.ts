import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { cutOut } from '@plumbline/imaging/matting/cut-out.ts';
import { defineOperation, requireBase } from '../../define-operation.ts';
import { requireWeights } from './edit-operation.ts';

/**
 * Cuts the item out of a picture: by itself without a mask, else along the mask or within the trimap that it is.
 *
 * @throws AppError `IMAGE_REQUIRED`, `MASK_REQUIRED`, `MASK_SIZE_DIFFERS`, `MASK_FULL`, `ITEM_NOT_FOUND`
 */
export const matting = defineOperation({
  function: 'matting',
  run: async (input, { signal, progress }) => {
    const base = requireBase(input);
    const paint = input.mask ? requireWeights(input, base) : null;
    const begin = performance.now();
    const found = cutOut(base, paint, { check: () => signal.throwIfAborted(), progress });
    if (!found) throw new AppError('ITEM_NOT_FOUND', 'no single item stands out');
    const { picture, confidence, method } = found;
    return {
      picture,
      confidence,
      timings: { matting: Math.round(performance.now() - begin) },
      notes: [],
      facts: { method },
    };
  },
});
