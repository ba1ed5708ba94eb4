import type { RenderRequest } from '@plumbline/contract/api/start-task.ts';
import type { UsedContent } from '@plumbline/contract/content/used-content.ts';
import type { ImageRecord } from '@plumbline/core/images/image.ts';
import { readCutOutFile } from '@plumbline/core/images/read-cut-out-file.ts';
import { readWorkingFile } from '@plumbline/core/images/read-working-file.ts';
import { loadStoredModel } from '@plumbline/core/models/load-stored-model.ts';
import { type AiLabels, namesTrainedModel } from '@plumbline/core/labels/ai-labels.ts';
import type { EngineContent, EngineInput, PixelBuffer } from '@plumbline/core/ports/image-engine.ts';
import type { Database } from '@plumbline/core/ports/database.ts';
import type { PictureCodec } from '@plumbline/core/ports/picture-codec.ts';
import type { Storage } from '@plumbline/core/ports/storage.ts';
import type { TaskInputs } from '@plumbline/core/tasks/task-inputs.ts';
import { loadContent } from '../content/load-content.ts';

export type EngineInputs = Omit<EngineInput, 'request' | 'content' | 'seed'>;

export interface LoadedInputs {
  readonly pictures: EngineInputs;
  /** The operators' content that the task uses, with its pictures. */
  readonly content: EngineContent | null;
  /** What the base's file says of its making. */
  readonly baseLabels: AiLabels | null;
  /** One of them declares that a trained model made it. */
  readonly usesTrainedPicture: boolean;
}

/**
 * Decodes the pictures that a task works from, and fetches its model.
 *
 * @throws AppError `IMAGE_NOT_FOUND` where a file is gone, `GONE` where a model is
 */
export async function loadInputs(
  {
    database,
    storage,
    codec,
  }: {
    readonly database: Pick<Database, 'models'>;
    readonly storage: Storage;
    readonly codec: PictureCodec;
  },
  inputs: TaskInputs,
  {
    content,
    request,
    readsOriginal,
    signal,
  }: {
    readonly content: UsedContent | null;
    /** Of the model that it is of. */
    readonly request: Pick<RenderRequest, 'modelId' | 'modelHash'>;
    readonly readsOriginal: boolean;
    readonly signal: AbortSignal;
  },
): Promise<LoadedInputs> {
  let usesTrainedPicture = false;
  let baseLabels: AiLabels | null = null;
  const load = async (
    image: ImageRecord | undefined,
    { keepAlpha } = { keepAlpha: false },
  ): Promise<PixelBuffer | null> => {
    if (!image) return null;
    const file = await (keepAlpha ? readCutOutFile : readWorkingFile)(storage, image);
    const { labels, ...picture } = await codec.decode(file, signal, { keepAlpha });
    usesTrainedPicture ||= namesTrainedModel(labels);
    if (image === inputs.base) baseLabels = labels;
    return picture;
  };
  const pictures = {
    base: await load(inputs.base),
    mask: await load(inputs.mask),
    reference: await load(inputs.reference),
    texture: await load(inputs.texture),
    object: await load(inputs.object, { keepAlpha: true }),
    idMap: await load(inputs.idMap),
    original:
      readsOriginal && inputs.base
        ? await storage.get(inputs.base.originalKey ?? inputs.base.workingKey)
        : null,
    model: await loadStoredModel({ database, storage }, request),
  };
  return {
    pictures,
    content: await loadContent({ storage, codec }, content, signal),
    baseLabels,
    usesTrainedPicture,
  };
}
