import type { EditFacts } from '@plumbline/contract/api/edit-options.ts';
import { requireMaskPaint, requireMaskSize } from '@plumbline/contract/edit-inputs/require-mask.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { maskRange } from '@plumbline/imaging/mask-range.ts';
import { blendInside } from '@plumbline/imaging/blend-inside.ts';
import type { BitMask, Raster } from '@plumbline/imaging/raster.ts';
import type { RenderContext } from '@plumbline/imaging/tiles/render-context.ts';
import { type Operation, type OperationInput, defineOperation, requireBase } from '../../define-operation.ts';

export interface EditInput extends OperationInput {
  readonly base: Raster;
  /** One byte a pixel of the base: 0 stays, 255 may change, between is a blend. */
  readonly weights: BitMask;
}

export interface EditOutcome {
  /** Of the base's size and channels; what lies outside the mask is not looked at. */
  readonly picture: Raster;
  readonly confidence: number;
  /** Milliseconds by stage. */
  readonly timings: Readonly<Record<string, number>>;
  readonly notes: readonly string[];
  readonly facts?: EditFacts;
}

export interface EditSpec {
  readonly function: FunctionName;
  readonly run: (input: EditInput, context: RenderContext) => Promise<EditOutcome>;
}

/**
 * An edit inside a mask. What it paints is laid over the base by the mask's weights here, once for all of them, and the
 * result is checked: where the mask is 0 it is the base byte for byte, and its facts say for how many pixels.
 *
 * Its operation fails with AppError `IMAGE_REQUIRED`, `MASK_REQUIRED` (none, or nothing painted), `MASK_SIZE_DIFFERS`,
 * or `MASK_FULL`.
 */
export function defineEdit({ function: name, run }: EditSpec): Operation {
  return defineOperation({
    function: name,
    run: async (input, context) => {
      const base = requireBase(input);
      const weights = requireWeights(input, base);
      const outcome = await run({ ...input, base, weights }, context);
      const picture = blendInside(base, outcome.picture, weights);
      const facts = TOOLS[name].exactOutsideMask
        ? { ...outcome.facts, ...stateExactness(base, picture, weights) }
        : outcome.facts;
      return { ...outcome, picture, ...(facts ? { facts } : {}) };
    },
  });
}

/**
 * The mask as weights; it is read from the first channel, as masks are grey. A task is not started with one that does not fit
 * its tool: here stands the last guard.
 *
 * @throws AppError `MASK_REQUIRED`, `MASK_SIZE_DIFFERS`, `MASK_FULL`
 */
export function requireWeights({ mask, request }: OperationInput, base: Raster): BitMask {
  if (!mask) throw new AppError('MASK_REQUIRED', `${request.function} without a mask`);
  requireMaskSize(mask, base);
  requireMaskPaint(TOOLS[request.function], maskRange(mask));
  const { width, height, channels } = mask;
  const data = new Uint8Array(width * height);
  for (let pixel = 0; pixel < data.length; pixel += 1) data[pixel] = mask.data[pixel * channels] as number;
  return { width, height, data };
}

/** Counts what stayed and what changed; a pixel that changed although it had to stay is a bug of ours. */
function stateExactness(base: Raster, picture: Raster, weights: BitMask): EditFacts {
  const { channels } = base;
  let keptPixels = 0;
  let changedPixels = 0;
  for (let pixel = 0, at = 0; pixel < weights.data.length; pixel += 1, at += channels) {
    let differs = false;
    for (let channel = at; channel < at + channels; channel += 1)
      differs ||= base.data[channel] !== picture.data[channel];
    if (weights.data[pixel] === 0) {
      if (differs) throw new Error(`pixel ${pixel} outside the mask has changed`);
      keptPixels += 1;
    }
    if (differs) changedPixels += 1;
  }
  return { keptPixels, changedPixels };
}
