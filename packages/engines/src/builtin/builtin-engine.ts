import {
  type EngineInput,
  type EngineResult,
  type ImageEngine,
  type PixelBuffer,
  WAITING_STAGE,
} from '@plumbline/core/ports/image-engine.ts';
import { BUILTIN_ENGINE } from '@plumbline/contract/constants.ts';
import { FUNCTION_NAMES } from '@plumbline/contract/tools/function-name.ts';
import { ThreadPool } from '@plumbline/compute/threads/thread-pool.ts';
import { Turns } from '@plumbline/compute/threads/turns.ts';
import { createBuiltinLive } from './live/builtin-live.ts';
import { functionVersion } from './versions/function-versions.ts';
import type { RenderJob, RenderJobResult } from './render-job.ts';

export interface BuiltinEngineOptions {
  /** Renders at the same time, a thread each. */
  readonly threads: number;
}

/** A thread's first start reads all of the engine: on a busy machine that takes many seconds, and no task may fail for it. */
const CHECK_TIMEOUT_MS = 45_000;
/** For so long a thread that has answered is believed to be there: a worker asks with each look into the queue, and a task waits for the answer. */
const HEALTH_BELIEVED_MS = 2_000;
/**
 * From this edge on, pictures of models are made one at a time: each takes hundreds of megabytes, and as all threads that are
 * idle help with one, several at once would not be ready sooner.
 */
const LARGE_EDGE = 2560;

/** The engine that needs nothing but this machine's processor: scenes, designs, models and edits in worker threads. */
export function createBuiltinEngine({ threads }: BuiltinEngineOptions): ImageEngine {
  const pool = new ThreadPool<RenderJob, RenderJobResult>({
    script: new URL('./render-thread.ts', import.meta.url),
    size: threads,
  });
  const turns = new Turns();
  const live = createBuiltinLive({ threads });
  let answeredAt = Number.NEGATIVE_INFINITY;
  return {
    id: BUILTIN_ENGINE,
    versionOf: functionVersion,
    functions: [...FUNCTION_NAMES],
    reads: 'vocabulary',
    trained: false,
    place: 'here',
    health: async () => {
      if (performance.now() - answeredAt < HEALTH_BELIEVED_MS) return { healthy: true };
      const health = await checkHealth(pool);
      if (health.healthy) answeredAt = performance.now();
      return health;
    },
    run: async (input, { signal, progress }) => {
      const run = () =>
        pool.run({ type: 'run', input }, { signal, progress }).catch((error: unknown) => {
          answeredAt = Number.NEGATIVE_INFINITY;
          throw error;
        });
      const onWait = () => progress(0, WAITING_STAGE);
      const result = await (isLarge(input) ? turns.run(run, { signal, onWait }) : run());
      return result as EngineResult;
    },
    cover: async (input, { signal, progress }) => {
      const result = await pool.run({ type: 'cover', input }, { signal, progress });
      return result as PixelBuffer;
    },
    live,
    close: async () => {
      await Promise.all([pool.close(), live.close()]);
    },
  };
}

function isLarge({ request: { function: name, size } }: EngineInput): boolean {
  return name === 'modelRender' && size !== 'max' && size >= LARGE_EDGE;
}

/** Healthy where a thread answers; one that computes cannot, and does not have to. */
async function checkHealth(
  pool: ThreadPool<RenderJob, RenderJobResult>,
): Promise<{ readonly healthy: boolean; readonly detail?: string }> {
  if (pool.full) return { healthy: true };
  try {
    await pool.run(
      { type: 'check' },
      { signal: AbortSignal.timeout(CHECK_TIMEOUT_MS + 1_000), timeoutMs: CHECK_TIMEOUT_MS },
    );
    return { healthy: true };
  } catch (error) {
    return { healthy: false, detail: String(error) };
  }
}
