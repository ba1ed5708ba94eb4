import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { ImageRecord } from '@plumbline/core/images/image.ts';
import type { Database } from '@plumbline/core/ports/database.ts';
import { type SourceType, sourceTypeOf } from '@plumbline/core/labels/source-type.ts';
import type { ImageEngine, PixelBuffer } from '@plumbline/core/ports/image-engine.ts';
import type { PictureCodec } from '@plumbline/core/ports/picture-codec.ts';
import type { Storage } from '@plumbline/core/ports/storage.ts';
import type { TaskInputs } from '@plumbline/core/tasks/task-inputs.ts';
import type { Provenance, TaskInputRole } from '@plumbline/core/tasks/task-record.ts';
import { pixelHash } from '../compute/pixel-hash.ts';
import { type LoadedInputs, loadInputs } from '../tasks/load-inputs.ts';
import { type PictureDifference, comparePictures } from './compare-pictures.ts';

export interface ReplayDependencies {
  readonly database: Database;
  readonly storage: Storage;
  readonly codec: PictureCodec;
  readonly engines: readonly ImageEngine[];
}

export type Replay =
  | { readonly outcome: 'match'; readonly picture: PixelBuffer; readonly sourceType: SourceType | null }
  | {
      readonly outcome: 'mismatch';
      readonly picture: PixelBuffer;
      readonly sourceType: SourceType | null;
      readonly pixelHash: string;
      /** Hash of what lies in storage; undefined where nothing does. */
      readonly storedHash: string | undefined;
      /** Of the stored picture to the one just made; undefined where nothing is stored. */
      readonly difference: PictureDifference | undefined;
    }
  | { readonly outcome: 'cannot'; readonly reason: string };

/**
 * Makes an image again from its record alone and compares its pixels with what the record promises and with what is
 * stored. Where the engine or an input is not the one of the record, nothing is promised, so nothing is made.
 */
export async function replayImage(
  dependencies: ReplayDependencies,
  record: Provenance,
  signal: AbortSignal,
): Promise<Replay> {
  const engine = dependencies.engines.find(({ id }) => id === record.engine.id);
  if (!engine) return cannot(`there is no engine ${record.engine.id} here`);
  if (engine.version !== record.engine.version)
    return cannot(`${engine.id} ${record.engine.version} made it, here is ${engine.version}`);
  const inputs = await findInputs(dependencies, record, signal);
  if (typeof inputs === 'string') return cannot(inputs);
  let picture: PixelBuffer;
  try {
    const input = { ...inputs.pictures, request: record.request, seed: record.seed };
    ({ picture } = await engine.run(input, { signal, progress: () => undefined }));
  } catch (error) {
    signal.throwIfAborted();
    return cannot(`the engine refuses it: ${error instanceof Error ? error.message : String(error)}`);
  }
  const sourceType = sourceTypeOf(record.request.function, {
    trained: engine.trained,
    usesTrainedPicture: inputs.usesTrainedPicture,
  });
  const made = pixelHash(picture);
  const stored = await loadStored(dependencies, record.imageId, signal);
  const storedHash = stored && pixelHash(stored);
  if (made === record.pixelHash && (storedHash === undefined || storedHash === made))
    return { outcome: 'match', picture, sourceType };
  const difference = stored && comparePictures(picture, stored);
  return { outcome: 'mismatch', picture, sourceType, pixelHash: made, storedHash, difference };
}

function cannot(reason: string): Replay {
  return { outcome: 'cannot', reason };
}

/** @returns the decoded inputs, or what is wrong with them */
async function findInputs(
  dependencies: ReplayDependencies,
  record: Provenance,
  signal: AbortSignal,
): Promise<LoadedInputs | string> {
  const found = await dependencies.database.images.findMany(record.inputs.map(({ imageId }) => imageId));
  const records: Partial<Record<TaskInputRole, ImageRecord>> = {};
  for (const { role, imageId } of record.inputs) {
    const image = found.find((candidate) => candidate.imageId === imageId);
    if (!image || image.deletedAt) return `its ${role} ${imageId} was deleted`;
    records[role] = image;
  }
  try {
    const inputs = await loadInputs(dependencies, records satisfies TaskInputs, {
      readsOriginal: TOOLS[record.request.function].readsOriginal === true,
      signal,
    });
    for (const { role, imageId, pixelHash: expected } of record.inputs) {
      const pixels = inputs.pictures[role];
      if (pixels !== null && pixelHash(pixels) === expected) continue;
      // A cut-out is worked on laid on paper; its record is of the cut-out.
      const own = await loadStored(dependencies, imageId, signal);
      if (pixels === null || !own || pixelHash(own) !== expected)
        return `the pixels of its ${role} ${imageId} are not the record's`;
    }
    return inputs;
  } catch (error) {
    if (error instanceof AppError) return `an input cannot be read: ${error.message}`;
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
