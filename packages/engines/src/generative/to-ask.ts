import type { RenderRequest } from '@plumbline/contract/api/start-task.ts';
import type { EngineContent } from '@plumbline/core/ports/image-engine.ts';
import type { GenerationAsk, GenerationKind } from './generator.ts';
import type { PreparedPictures } from './prepared-pictures.ts';
import { writePrompt } from './write-prompt.ts';

/** Likeness to the base's colours that each level of the material lock asks for at least: off, low, medium, high. */
const LOCKED_LIKENESS = [0, 0.3, 0.55, 0.8] as const;
/** A wash at full strength leaves this much of the raw render's own colours. */
const WASHED_LIKENESS = 0.4;
/** How much of a reference is followed: its colours alone, or its materials too. */
const BY_COLOURS = 0.45;
const BY_MATERIALS = 0.85;

/** A request in the terms that every server of trained models shares. */
export function toAsk(
  kind: GenerationKind,
  request: RenderRequest,
  pictures: PreparedPictures,
  { seed, content }: { readonly seed: number; readonly content?: EngineContent | null | undefined },
): GenerationAsk {
  const { width, height, base, mask, reference, controls } = pictures;
  return {
    kind,
    width,
    height,
    ...writePrompt(request, content),
    base,
    mask,
    reference,
    controls,
    strength: request.cnStrength,
    similarity: likenessOf(request),
    referenceWeight: reference === null ? 0 : request.ipaPlus === false ? BY_COLOURS : BY_MATERIALS,
    ...(request.model === undefined ? {} : { model: request.model }),
    loras: request.lora ?? [],
    seed,
  };
}

function likenessOf({ function: name, similarity, lock = 0, washWeight = 0 }: RenderRequest): number {
  if (name === 'architecturalXitu') return 1 - (1 - WASHED_LIKENESS) * washWeight;
  return Math.max(similarity, LOCKED_LIKENESS[lock as 0 | 1 | 2 | 3]);
}
