import { UPSCALE_MULTIPLIERS } from '@plumbline/contract/constants.ts';
import { enlargePicture } from '@plumbline/edits/enlarge/enlarge-picture.ts';
import { type Operation, defineOperation, requireBase } from '../../define-operation.ts';

/** The base at twice or four times its size. A base at the cap of 2000 px becomes 8000 px: nothing larger is made. */
export const realUpImg: Operation = defineOperation({
  function: 'realUpImg',
  run: async (input, context) => {
    const base = requireBase(input);
    const begin = performance.now();
    const picture = enlargePicture(base, input.request.multiplier ?? UPSCALE_MULTIPLIERS[0], context);
    return {
      picture,
      confidence: 1,
      timings: { enlarge: Math.round(performance.now() - begin) },
      notes: [],
    };
  },
});
