import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { GenerationAsk, GeneratorFeatures } from './generator.ts';

export interface FollowedAsk {
  readonly ask: GenerationAsk;
  /** What was left out, for the record. */
  readonly left: readonly string[];
}

/**
 * Main model and LoRAs of an ask as far as the servers have them. Their names are those of one engine's servers: where another one
 * takes its place it makes the picture without them, and says so.
 *
 * @param named whether the request names this engine
 * @throws AppError `ENGINE_LACKS_MODEL` where it does, and its servers have no such file any more
 */
export function chosenModels(
  ask: GenerationAsk,
  { healthy, models, loras }: Pick<GeneratorFeatures, 'healthy' | 'models' | 'loras'>,
  named: boolean,
): FollowedAsk {
  // What a server has that does not answer now, it will say itself.
  if (named && !healthy) return { ask, left: [] };
  const hasModel = ask.model === undefined || models.includes(ask.model);
  const kept = ask.loras.filter(({ name }) => loras.includes(name));
  const left = [
    ...(hasModel ? [] : [`model: ${ask.model} is not here`]),
    ...ask.loras.filter((lora) => !kept.includes(lora)).map(({ name }) => `LoRA: ${name} is not here`),
  ];
  if (left.length === 0) return { ask, left };
  if (named) throw new AppError('ENGINE_LACKS_MODEL', left.join('; '));
  const { model, ...others } = ask;
  return { ask: { ...others, ...(hasModel && model !== undefined ? { model } : {}), loras: kept }, left };
}
