import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { Clock } from '@plumbline/core/ports/clock.ts';
import { labelsOfResult } from '@plumbline/core/labels/ai-labels.ts';
import { sourceTypeOf } from '@plumbline/core/labels/source-type.ts';
import type { EngineResult, ImageEngine, PixelBuffer } from '@plumbline/core/ports/image-engine.ts';
import type { Database } from '@plumbline/core/ports/database.ts';
import type { PictureCodec } from '@plumbline/core/ports/picture-codec.ts';
import {
  type Delivery,
  diffImageId,
  layerImageId,
  resultImageId,
} from '@plumbline/core/tasks/run/deliver-image.ts';
import type { LoadedInputs } from './load-inputs.ts';
import { engineRequest } from '@plumbline/core/own-content/engine-request.ts';
import type { Build, MakerRecord, TaskRecord } from '@plumbline/core/tasks/task-record.ts';
import type { TaskMeasures } from '../operations/task-measures.ts';
import { encodeLayers } from './encode-layers.ts';
import { createSightWriter, dataOf } from './sight-writer.ts';
import { watchForStall } from './stall-watch.ts';

/** No step of an operation takes minutes, on a busy machine neither; one that says nothing for so long hangs. */
const SILENCE_MS = 300_000;
const MAX_SEED = 2 ** 32;

export interface VariantRun {
  readonly database: Pick<Database, 'tasks'>;
  readonly codec: PictureCodec;
  readonly clock: Clock;
  readonly engine: ImageEngine;
  readonly inputs: LoadedInputs;
  readonly build: Build;
  readonly measures: TaskMeasures;
  /** Of the labels. */
  readonly providerCode: string;
  readonly task: TaskRecord;
  readonly variant: number;
  readonly signal: AbortSignal;
  readonly progress: (fraction: number, stage: string) => void;
  readonly preview: (picture: PixelBuffer) => void;
}

async function runWatched({ engine, inputs, task, ...run }: VariantRun, seed: number): Promise<EngineResult> {
  const stall = watchForStall(SILENCE_MS);
  const stages = run.measures.stages(engine.id);
  const signal = AbortSignal.any([run.signal, stall.signal]);
  const progress = (fraction: number, stage: string) => {
    stall.heard(fraction, stage);
    stages.at(stage);
    run.progress(fraction, stage);
  };
  const input = {
    ...inputs.pictures,
    content: inputs.content,
    request: engineRequest(task.request, task.content),
    seed,
  };
  const sights = createSightWriter(run, { taskId: task.taskId, variant: run.variant, engine: engine.id });
  if (engine.place === 'here') sights.note({ server: null, place: 'here', data: dataOf(input), models: [] });
  try {
    const result = await engine.run(input, {
      signal,
      progress,
      preview: run.preview,
      asking: sights.note,
    });
    signal.throwIfAborted();
    return result;
  } finally {
    stages.end();
    stall.close();
    // Also of a picture that was not made: its data has gone out all the same.
    await sights.written();
  }
}

function makerOf({ engine, task, build }: VariantRun): MakerRecord {
  return {
    id: engine.id,
    version: engine.versionOf(task.request.function),
    ...(build.commit === null ? {} : { commit: build.commit }),
    ...(build.commit !== null && build.uncommitted ? { uncommitted: true as const } : {}),
  };
}

/**
 * Makes one image of a task, in memory. Its seed is the request's plus its number, so that each can be made again alone.
 *
 * @throws `signal.reason` when aborted, and whatever the engine throws
 */
export async function runVariant(run: VariantRun): Promise<Delivery> {
  const { engine, variant, task, codec, clock } = run;
  const { signal } = run;
  const begin = clock.now().getTime();
  const seed = (task.request.seed + variant) % MAX_SEED;
  const { step } = run.measures;
  const result = await step('render', () => runWatched(run, seed));
  // Nobody is given, or pays for, the picture that their words should have changed and did not.
  if (result.words?.acted === false)
    throw new AppError(
      'WORDS_WITHOUT_SURFACE',
      `${task.request.function}: no surface of its words was found`,
    );
  const sourceType = sourceTypeOf(task.request.function, {
    trained: engine.trained,
    usesTrainedPicture: run.inputs.usesTrainedPicture,
  });
  const labelled = (picture: PixelBuffer, produceId: string, png?: Uint8Array) =>
    codec.encode(
      picture,
      sourceType === null
        ? run.inputs.baseLabels
        : labelsOfResult({ providerCode: run.providerCode, produceId, sourceType }),
      signal,
      png,
    );
  const { fidelity, layers: drawn } = result;
  const [picture, diff, layers] = await step('encode', () =>
    Promise.all([
      labelled(result.picture, resultImageId(task.taskId, variant), result.png),
      fidelity ? labelled(fidelity.diff, diffImageId(task.taskId, variant)) : undefined,
      drawn &&
        encodeLayers(drawn, result.picture, (layer, name) =>
          labelled(layer, layerImageId(name, task.taskId, variant)),
        ),
    ]),
  );
  return {
    variant,
    seed,
    engine: makerOf(run),
    result,
    sourceType,
    picture,
    diff,
    layers,
    milliseconds: clock.now().getTime() - begin,
  };
}
