import { UPSCALE_MULTIPLIERS } from '@plumbline/contract/constants.ts';
import { enlarge } from '@plumbline/imaging/enlarge/enlarge.ts';
import { type Operation, defineOperation, requireBase } from '../../define-operation.ts';

/** The base at twice or four times its size. A base at the cap of 2000 px becomes 8000 px: nothing larger is made. */
export const realUpImg: Operation = defineOperation({
  function: 'realUpImg',
  run: async (input, { signal, progress }) => {
    const base = requireBase(input);
    const begin = performance.now();
    const multiplier = input.request.multiplier ?? UPSCALE_MULTIPLIERS[0];
    const picture = enlarge(base, multiplier, {
      signal,
      progress: (fraction) => progress(fraction, 'enlarge'),
    });
    return {
      picture,
      confidence: 1,
      timings: { enlarge: Math.round(performance.now() - begin) },
      notes: [],
    };
  },
});
