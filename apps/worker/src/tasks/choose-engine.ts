import type { RenderRequest } from '@plumbline/contract/api/start-task.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { ImageEngine } from '@plumbline/core/ports/image-engine.ts';

/**
 * The engine that a request names, else the first healthy one that can do its function.
 *
 * @throws AppError `UNAVAILABLE`
 */
export async function chooseEngine(
  engines: readonly ImageEngine[],
  request: RenderRequest,
): Promise<ImageEngine> {
  const able = engines.filter(
    (engine) =>
      engine.functions.includes(request.function) &&
      (request.engine === undefined || request.engine === engine.id),
  );
  for (const engine of able) if ((await engine.health()).healthy) return engine;
  throw new AppError('UNAVAILABLE', `no healthy engine for ${request.function} (${request.engine ?? 'any'})`);
}
