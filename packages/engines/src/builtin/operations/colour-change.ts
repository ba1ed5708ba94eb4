import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { recolourSurface } from '@plumbline/imaging/recolour/recolour-surface.ts';
import { detectImageKind } from '@plumbline/scene/image-kind/detect-image-kind.ts';
import { isDrawn } from '@plumbline/scene/image-kind/is-drawn.ts';
import { toRgb } from '@plumbline/imaging/to-rgb.ts';
import { defineEdit } from './edit-operation.ts';

/** Another colour for what is painted. */
export const colorchange = defineEdit({
  function: 'colorchange',
  run: async ({ base, weights, request }, context) => {
    const { color, imageKind } = request;
    if (!color)
      throw new AppError('VALIDATION_FAILED', 'colorchange without a colour', {
        details: { color: 'required' },
      });
    context.progress(0.05, 'colours');
    const began = performance.now();
    const rgb = toRgb(base);
    const kind = imageKind ?? detectImageKind(rgb).kind;
    context.signal.throwIfAborted();
    const { picture, deltaE, seenDeltaE, strength } = recolourSurface(rgb, weights, color, isDrawn(kind));
    context.progress(1, 'colours');
    return {
      picture,
      confidence: 1,
      timings: { colours: Math.round(performance.now() - began) },
      notes: [
        `light on the surface: ${strength.toFixed(2)}`,
        `ΔE as it is seen, shade included: ${seenDeltaE.toFixed(1)}`,
      ],
      facts: { deltaE: Math.round(10 * deltaE) / 10 },
    };
  },
});
