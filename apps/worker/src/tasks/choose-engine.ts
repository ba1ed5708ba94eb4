import type { RenderRequest } from '@plumbline/contract/api/start-task.ts';
import type { EnginePolicy } from '@plumbline/contract/engines/engine-policy.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { type Candidate, candidatesOf, type EngineTerms } from '@plumbline/core/engines/engine-terms.ts';
import type { ImageEngine } from '@plumbline/core/ports/image-engine.ts';

export interface EngineChoice {
  /** What is in force now. */
  readonly policy: EnginePolicy;
  /** What was agreed at the task's start. */
  readonly terms: EngineTerms | null;
}

/**
 * The engine that was agreed at the start, else the first healthy one that may take its place: open to the task's owner, not dearer and not farther away.
 * The record says which: a person who waits has a picture, and sees by whom.
 *
 * @throws AppError `ENGINE_NOT_ALLOWED` where operators have closed every engine that could do it, `UNAVAILABLE`
 */
export async function chooseEngine(
  engines: readonly ImageEngine[],
  request: RenderRequest,
  { policy, terms }: EngineChoice,
): Promise<Candidate<ImageEngine>> {
  const able = engines.filter(({ functions }) => functions.includes(request.function));
  const wish = { function: request.function, engine: request.engine };
  const candidates = candidatesOf(policy, able, wish, terms);
  for (const candidate of candidates) if (await isHealthy(candidate.engine)) return candidate;
  const why = `${request.function} (${terms?.engineId ?? request.engine ?? 'any'})`;
  if (able.length > 0 && candidates.length === 0)
    throw new AppError('ENGINE_NOT_ALLOWED', `no engine may make ${why}`);
  throw new AppError('UNAVAILABLE', `no healthy engine for ${why}`);
}

async function isHealthy(engine: ImageEngine): Promise<boolean> {
  return engine.health().then(
    ({ healthy }) => healthy,
    () => false,
  );
}
