import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { RenderRequest } from '@plumbline/contract/api/start-task.ts';
import type { ImageEngine } from '@plumbline/core/ports/image-engine.ts';
import type { LiveMode } from '@plumbline/core/ports/live-engine.ts';

/**
 * The engine that is named, or the first one that renders frames of a function.
 *
 * @throws AppError `VALIDATION_FAILED` where none does
 */
export function engineChooser(engines: readonly ImageEngine[]) {
  return (
    request: Pick<RenderRequest, 'function' | 'engine'>,
  ): { readonly engine: ImageEngine; readonly live: LiveMode } => {
    for (const engine of engines) {
      const { live } = engine;
      if (!live?.functions.includes(request.function)) continue;
      if (request.engine === undefined || request.engine === engine.id) return { engine, live };
    }
    throw new AppError(
      'VALIDATION_FAILED',
      `no live engine ${request.engine ?? ''} for ${request.function}`,
      {
        details: { engine: 'renders no frames of this function' },
      },
    );
  };
}
