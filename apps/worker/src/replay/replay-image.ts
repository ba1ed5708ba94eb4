import type { ReplayObstacle } from '@plumbline/contract/api/replays.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { ImageRecord } from '@plumbline/core/images/image.ts';
import type { Database } from '@plumbline/core/ports/database.ts';
import { type SourceType, sourceTypeOf } from '@plumbline/core/labels/source-type.ts';
import type { EngineInput, ImageEngine, PixelBuffer } from '@plumbline/core/ports/image-engine.ts';
import type { PictureCodec } from '@plumbline/core/ports/picture-codec.ts';
import type { Storage } from '@plumbline/core/ports/storage.ts';
import { engineRequest } from '@plumbline/core/own-content/engine-request.ts';
import type { TaskInputs } from '@plumbline/core/tasks/task-inputs.ts';
import type { Provenance, TaskInputRole } from '@plumbline/core/tasks/task-record.ts';
import { layOnBackground } from '@plumbline/compute/pictures/lay-on-background.ts';
import { pixelHash } from '@plumbline/core/images/pixel-hash.ts';
import { type LoadedInputs, loadInputs } from '../tasks/load-inputs.ts';
import { type PictureDifference, comparePictures } from './compare-pictures.ts';
import { MakeAgainFailure } from './make-again-failure.ts';
import type { OlderVersions } from './older-versions.ts';

export interface ReplayDependencies {
  readonly database: Database;
  readonly storage: Storage;
  readonly codec: PictureCodec;
  readonly engines: readonly ImageEngine[];
  readonly olderVersions: OlderVersions;
}

interface Made {
  readonly picture: PixelBuffer;
  /** Of the older version that made it; undefined where the running one did. */
  readonly commit: string | undefined;
  readonly sourceType: SourceType | null;
}

type Cannot = Extract<Replay, { readonly outcome: 'cannot' }>;

export type Replay =
  | (Made & { readonly outcome: 'match' })
  | (Made & {
      readonly outcome: 'mismatch';
      readonly pixelHash: string;
      /** Hash of what lies in storage; undefined where nothing does. */
      readonly storedHash: string | undefined;
      /** Of the stored picture to the one just made; undefined where nothing is stored. */
      readonly difference: PictureDifference | undefined;
    })
  | { readonly outcome: 'cannot'; readonly obstacle: ReplayObstacle; readonly reason: string };

/**
 * Makes an image again from its record alone, with the version of the engine that made it, and compares its pixels with what
 * the record promises and with what is stored. Where that version is not to be had, or an input is not the one of the record,
 * nothing is promised, so nothing is made.
 */
export async function replayImage(
  dependencies: ReplayDependencies,
  record: Provenance,
  signal: AbortSignal,
): Promise<Replay> {
  const engine = dependencies.engines.find(({ id }) => id === record.engine.id);
  if (!engine) return cannot('version-gone', `there is no engine ${record.engine.id} here`);
  const inputs = await findInputs(dependencies, record, signal);
  if ('obstacle' in inputs) return inputs;
  const input = {
    ...inputs.pictures,
    content: inputs.content,
    request: engineRequest(record.request, record.content ?? null),
    seed: record.seed,
  };
  const again = await makeAgain(dependencies.olderVersions, engine, record, input, signal);
  if ('obstacle' in again) return again;
  const { picture, commit } = again;
  const sourceType = sourceTypeOf(record.request.function, {
    trained: engine.trained,
    usesTrainedPicture: inputs.usesTrainedPicture,
  });
  const made = pixelHash(picture);
  const stored = await loadStored(dependencies, record.imageId, signal);
  const storedHash = stored && pixelHash(stored);
  if (made === record.pixelHash && (storedHash === undefined || storedHash === made))
    return { outcome: 'match', picture, commit, sourceType };
  const difference = stored && comparePictures(picture, stored);
  return { outcome: 'mismatch', picture, commit, sourceType, pixelHash: made, storedHash, difference };
}

async function makeAgain(
  olderVersions: OlderVersions,
  engine: ImageEngine,
  { engine: maker, request }: Provenance,
  input: EngineInput,
  signal: AbortSignal,
): Promise<{ readonly picture: PixelBuffer; readonly commit: string | undefined } | Cannot> {
  const current = engine.versionOf(request.function);
  try {
    if (maker.version !== current) return await olderVersions.make(maker, input, signal);
    const { picture } = await engine.run(input, { signal, progress: () => undefined });
    return { picture, commit: undefined };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof MakeAgainFailure)
      return cannot(
        'version-gone',
        `${engine.id} ${maker.version} made it, here is ${current}; ${error.message}`,
      );
    return cannot(
      'refused',
      `the engine refuses it: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

function cannot(obstacle: ReplayObstacle, reason: string): Cannot {
  return { outcome: 'cannot', obstacle, reason };
}

async function findInputs(
  dependencies: ReplayDependencies,
  record: Provenance,
  signal: AbortSignal,
): Promise<LoadedInputs | Cannot> {
  const found = await dependencies.database.images.findMany(record.inputs.map(({ imageId }) => imageId));
  const records: Partial<Record<TaskInputRole, ImageRecord>> = {};
  for (const { role, imageId } of record.inputs) {
    const image = found.find((candidate) => candidate.imageId === imageId);
    if (!image || image.deletedAt) return cannot('input-gone', `its ${role} ${imageId} was deleted`);
    records[role] = image;
  }
  try {
    const inputs = await loadInputs(dependencies, records satisfies TaskInputs, {
      content: record.content ?? null,
      request: record.request,
      readsOriginal: TOOLS[record.request.function].readsOriginal === true,
      signal,
    });
    for (const { role, imageId, pixelHash: expected } of record.inputs) {
      const pixels = inputs.pictures[role] ?? null;
      if (pixels !== null && pixelHash(pixels) === expected) continue;
      // The record of an upload is of its working copy, the cut-out laid on paper.
      if (role === 'object' && pixels && pixelHash(layOnBackground(pixels)) === expected) continue;
      // A cut-out is worked on laid on paper; its record is of the cut-out.
      const own = await loadStored(dependencies, imageId, signal);
      if (pixels === null || !own || pixelHash(own) !== expected)
        return cannot('input-changed', `the pixels of its ${role} ${imageId} are not the record's`);
    }
    return inputs;
  } catch (error) {
    if (error instanceof AppError) return cannot('input-gone', `an input cannot be read: ${error.message}`);
    throw error;
  }
}

async function loadStored(
  { database, storage, codec }: ReplayDependencies,
  imageId: string,
  signal: AbortSignal,
): Promise<PixelBuffer | undefined> {
  const image = await database.images.find(imageId);
  if (!image || image.deletedAt) return undefined;
  try {
    return await codec.decode(await storage.get(image.workingKey), signal, { keepAlpha: true });
  } catch (error) {
    if (error instanceof AppError && (error.code === 'NOT_FOUND' || error.code === 'IMAGE_BROKEN'))
      return undefined;
    throw error;
  }
}
