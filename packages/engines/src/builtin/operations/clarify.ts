import { clarify } from '@plumbline/imaging/enlarge/clarify.ts';
import { type Operation, defineOperation, requireBase } from '../../define-operation.ts';

/** The base at its own size without blur and compression marks. */
export const upScaleImg: Operation = defineOperation({
  function: 'upScaleImg',
  run: async (input, { signal, progress }) => {
    const base = requireBase(input);
    const begin = performance.now();
    const { picture, edgeWidth, deblocked } = clarify(base, {
      signal,
      progress: (fraction) => progress(fraction, 'clarify'),
    });
    return {
      picture,
      facts: { method: deblocked ? 'deblock-and-sharpen' : 'sharpen' },
      confidence: 1,
      timings: { clarify: Math.round(performance.now() - begin) },
      notes: [`edges ${edgeWidth.toFixed(2)} px wide before`],
    };
  },
});
