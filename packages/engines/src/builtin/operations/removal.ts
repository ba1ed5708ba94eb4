import { createBitMask, type BitMask } from '@plumbline/imaging/raster.ts';
import { toRgb } from '@plumbline/imaging/to-rgb.ts';
import { REMOVAL_METHODS, removeFinely } from '@plumbline/edits/removal/remove-finely.ts';
import { removeQuickly } from '@plumbline/edits/removal/remove-quickly.ts';
import { defineEdit } from './edit-operation.ts';

export const clean = defineEdit({
  function: 'clean',
  run: async ({ base, weights, seed }, context) => removeQuickly(toRgb(base), holeOf(weights), seed, context),
});

export const cleanpro = defineEdit({
  function: 'cleanpro',
  run: async ({ base, weights, seed }, context) => {
    // Variants have consecutive seeds: three in a row are three ways, and a seed alone says which.
    const method = REMOVAL_METHODS[seed % REMOVAL_METHODS.length] ?? 'perspective';
    const outcome = removeFinely(toRgb(base), holeOf(weights), method, seed, context);
    return { ...outcome, facts: { method } };
  },
});

/** All that is painted at all is filled; how much of it shows is the mask's to say. */
function holeOf({ width, height, data }: BitMask): BitMask {
  const hole = createBitMask(width, height);
  for (let i = 0; i < data.length; i++) hole.data[i] = data[i] === 0 ? 0 : 1;
  return hole;
}
