import type { Clock } from '@plumbline/core/ports/clock.ts';
import type { ImageEngine } from '@plumbline/core/ports/image-engine.ts';
import type { PictureCodec } from '@plumbline/core/ports/picture-codec.ts';
import type { Delivery } from '@plumbline/core/tasks/run/deliver-image.ts';
import type { EngineInputs } from './load-inputs.ts';
import type { TaskRecord } from '@plumbline/core/tasks/task-record.ts';

/** No operation takes minutes; one that does hangs. */
const LIMIT_MS = 300_000;
const MAX_SEED = 2 ** 32;

export interface VariantRun {
  readonly codec: PictureCodec;
  readonly clock: Clock;
  readonly engine: ImageEngine;
  readonly inputs: EngineInputs;
  readonly task: TaskRecord;
  readonly variant: number;
  readonly signal: AbortSignal;
  readonly progress: (fraction: number, stage: string) => void;
}

/**
 * Makes one image of a task, in memory. Its seed is the request's plus its number, so that each can be made again alone.
 *
 * @throws `signal.reason` when aborted, and whatever the engine throws
 */
export async function runVariant(run: VariantRun): Promise<Delivery> {
  const { engine, variant, task, codec, clock } = run;
  const signal = AbortSignal.any([run.signal, AbortSignal.timeout(LIMIT_MS)]);
  const begin = clock.now().getTime();
  const seed = (task.request.seed + variant) % MAX_SEED;
  const result = await engine.run(
    { ...run.inputs, request: task.request, seed },
    { signal, progress: run.progress },
  );
  signal.throwIfAborted();
  return {
    variant,
    seed,
    engine,
    result,
    picture: await codec.encode(result.picture, signal),
    diff: result.fidelity ? await codec.encode(result.fidelity.diff, signal) : undefined,
    milliseconds: clock.now().getTime() - begin,
  };
}
