import type { Raster } from '@plumbline/imaging/raster.ts';
import { GenerationError } from '../../generative/generation-error.ts';
import type { GenerationAsk } from '../../generative/generator.ts';

const bad = (message: string) => new GenerationError('bad_image', message, { retryable: false });

/** @throws GenerationError (`bad_image`) when a kind that works on a picture was given none */
export function needBase({ base, kind }: GenerationAsk): Raster {
  if (!base) throw bad(`${kind}: no base picture`);
  return base;
}

/** @throws GenerationError (`bad_image`) when there is none, or not of the base's size */
export function needMask({ mask, kind }: GenerationAsk, base: Raster): Raster {
  if (!mask) throw bad(`${kind}: no mask`);
  if (mask.channels !== 1 || mask.width !== base.width || mask.height !== base.height)
    throw bad(`${kind}: the mask is not grey, or not of the base's size`);
  return mask;
}
