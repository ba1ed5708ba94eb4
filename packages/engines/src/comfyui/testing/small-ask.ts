import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import { expect } from 'vitest';
import { GenerationError } from '../../generative/generation-error.ts';
import type { GenerationAsk, GenerationContext } from '../../generative/generator.ts';

/** Squares of 8 pixels, light and dark. */
function checks(width: number, height: number): Raster {
  const raster = createRaster(width, height, 3);
  for (let at = 0; at < width * height; at++) {
    const isLight = (Math.floor((at % width) / 8) + Math.floor(at / width / 8)) % 2 === 0;
    raster.data.fill(isLight ? 230 : 40, at * 3, at * 3 + 3);
  }
  return raster;
}

export const SMALL_ASK: GenerationAsk = {
  kind: 'structure',
  width: 64,
  height: 48,
  prompt: 'a house',
  negative: '',
  base: checks(64, 48),
  mask: null,
  reference: null,
  controls: [],
  strength: 1,
  similarity: 0.5,
  referenceWeight: 0,
  loras: [],
  seed: 11,
};

/** Nobody looks and nobody stops it. */
export function quiet(signal = new AbortController().signal): GenerationContext {
  return { signal, progress: () => undefined };
}

export async function failureOf(work: Promise<unknown>): Promise<GenerationError> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(GenerationError);
  return error as GenerationError;
}
