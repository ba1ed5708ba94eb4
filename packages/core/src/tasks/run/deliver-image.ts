import type { EditFacts } from '@plumbline/contract/api/edit-options.ts';
import type { ErrorCode } from '@plumbline/contract/errors/catalogue.ts';
import type { ImageRecord } from '../../images/image.ts';
import { isMadeHere } from '../../images/is-made-here.ts';
import { requireUnswept } from '../../images/settled-files.ts';
import { storeResultFiles } from '../../images/store-result-files.ts';
import type { SourceType } from '../../labels/source-type.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Database } from '../../ports/database.ts';
import type { EngineResult } from '../../ports/image-engine.ts';
import type { EncodedPicture } from '../../ports/picture-codec.ts';
import type { Storage } from '../../ports/storage.ts';
import { closingEntries, lockReservations } from '../../tickets/close-reservations.ts';
import { endTask } from '../end-task.ts';
import { sizeNumber } from '../size-number.ts';
import {
  type MakerRecord,
  type Provenance,
  type TaskImage,
  type TaskImageLayers,
  type TaskInputRole,
  holdsClaim,
} from '../task-record.ts';
import { together } from '../together.ts';
import { whyUncharged } from '../why-uncharged.ts';
import type { ClaimedTask } from './claim-task.ts';
import { type RunStep, runStep } from './task-step.ts';

export interface Delivery {
  readonly variant: number;
  readonly seed: number;
  readonly engine: MakerRecord;
  readonly result: EngineResult;
  /** What the labels of its files say of how it was made; null where nothing was made. */
  readonly sourceType: SourceType | null;
  readonly picture: EncodedPicture;
  readonly diff: EncodedPicture | undefined;
  /** Of a picture of a model. */
  readonly layers: EncodedLayers | undefined;
  readonly milliseconds: number;
  /** By how many tickets its engine was cheaper than the agreed one; absent: by none. */
  readonly ticketsBack?: number;
  /** The last of its task, which ends with it; absent: others are still to come, or to be tried. */
  readonly ends?: TaskEnding | undefined;
}

export interface TaskEnding {
  /** Why others of the task are missing; null where none is. */
  readonly error: ErrorCode | null;
}

/** Files that lie beside a picture, of its size. */
export interface EncodedLayers extends Pick<TaskImageLayers, 'nearM' | 'farM'> {
  readonly files: Readonly<Record<LayerName, EncodedPicture>>;
}

export interface DeliveryDependencies {
  readonly database: Database;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly step?: RunStep;
}

/** Ids that a task run again gives again; they are also the content numbers of the labels. */
export function resultImageId(taskId: string, variant: number): string {
  return `r${variant}-${taskId}`;
}

const LAYER_LETTERS = { masks: 'm', materials: 't', depth: 'z', line: 'l' } as const;
export type LayerName = keyof typeof LAYER_LETTERS;
const LAYER_NAMES = Object.keys(LAYER_LETTERS) as LayerName[];

export function layerImageId(layer: LayerName, taskId: string, variant: number): string {
  return `${LAYER_LETTERS[layer]}${variant}-${taskId}`;
}

export function diffImageId(taskId: string, variant: number): string {
  return `d${variant}-${taskId}`;
}

/** The claim was lost while the picture was made: the task was cancelled, deleted, or another worker has it. */
export class ClaimLost extends Error {
  override readonly name = 'ClaimLost';
}

/**
 * Stores an image of a task: its files first, under names of this claim, then in one short transaction its rows, its
 * provenance, the settled ticket (or the returned one, of an image that costs nothing) and the event; with the last one its
 * task ends. A crash anywhere leaves either all of it, or files that no row names and the sweep removes.
 *
 * @throws ClaimLost where nothing was delivered
 */
export async function deliverImage(
  dependencies: DeliveryDependencies,
  claimed: ClaimedTask,
  delivery: Delivery,
): Promise<void> {
  const { step = runStep } = dependencies;
  const files = await step('store', () => storeFiles(dependencies, claimed, delivery));
  try {
    await step('settle', () => saveRows(dependencies, claimed, delivery, files));
  } catch (error) {
    // Nothing was saved, and nobody else writes under these names. After any other failure it may have been.
    if (error instanceof ClaimLost) await removeFiles(dependencies.storage, files);
    throw error;
  }
}

interface StoredFiles {
  readonly image: ImageRecord;
  readonly diffImage: ImageRecord | undefined;
  readonly layerImages: readonly ImageRecord[];
}

async function storeFiles(
  { storage, clock }: DeliveryDependencies,
  { task, inputs }: ClaimedTask,
  { variant, result, picture, diff, layers, sourceType }: Delivery,
): Promise<StoredFiles> {
  const at = clock.now();
  const sources = Object.values(inputs).map(({ imageId }) => imageId);
  const common = { userId: task.userId, run: task.claim };
  const image = await storeResultFiles(
    storage,
    {
      ...common,
      imageId: resultImageId(task.taskId, variant),
      purpose: sourceType === null && !(inputs.base && isMadeHere(inputs.base)) ? 'copy' : 'result',
      ...(result.file ? { file: result.file } : {}),
      parents: sources,
      png: picture.png,
      pixelHash: picture.pixelHash,
      width: result.picture.width,
      height: result.picture.height,
    },
    at,
  );
  const storeBeside = (
    imageId: string,
    { png, pixelHash }: EncodedPicture,
    { width, height }: { readonly width: number; readonly height: number },
  ) => {
    const parents = [...sources, image.imageId];
    const file = { ...common, imageId, parents, png, pixelHash, width, height, purpose: 'diff' } as const;
    return storeResultFiles(storage, file, at);
  };
  const layerImages: ImageRecord[] = [];
  if (layers)
    for (const layer of LAYER_NAMES) {
      const imageId = layerImageId(layer, task.taskId, variant);
      layerImages.push(await storeBeside(imageId, layers.files[layer], result.picture));
    }
  const diffImage =
    result.fidelity && diff
      ? await storeBeside(diffImageId(task.taskId, variant), diff, result.fidelity.diff)
      : undefined;
  return { image, diffImage, layerImages };
}

/** At once where that goes; what stays the sweep removes. */
async function removeFiles(storage: Storage, { image, diffImage, layerImages }: StoredFiles): Promise<void> {
  const keys = [image, diffImage, ...layerImages].flatMap((each) => [each?.workingKey, each?.originalKey]);
  for (const key of keys) if (key) await storage.delete(key).catch(() => undefined);
}

async function saveRows(
  { database, clock }: DeliveryDependencies,
  { task, inputs }: ClaimedTask,
  { variant, result, picture, engine, seed, layers, ...delivery }: Delivery,
  { image, diffImage, layerImages }: StoredFiles,
): Promise<void> {
  const { ticketsBack = 0 } = delivery;
  await database.transaction(async (repositories) => {
    const { taskId, userId } = task;
    // In this order: a task is locked before its owner's tickets.
    const [current, open, others] = await together([
      repositories.tasks.lock(taskId),
      lockReservations(repositories.ledger, { userId, counter: 'tickets', taskIds: [taskId] }),
      task.request.count === 1 ? [] : repositories.tasks.listImages([taskId]),
    ]);
    if (!holdsClaim(current, task.claim)) throw new ClaimLost(`claim ${task.claim} of task ${task.taskId}`);
    const at = clock.now();
    requireUnswept(image.createdAt, at);
    const rows = [image, ...(diffImage ? [diffImage] : []), ...layerImages];
    const facts = factsOf(result, inputs.base);
    const uncharged = whyUncharged({ result, picture }, inputs.base, others);
    const measured = result.fidelity && { score: result.fidelity.score, added: result.fidelity.added };
    const delivered: TaskImage = {
      taskId: task.taskId,
      variant,
      imageId: image.imageId,
      width: image.width,
      height: image.height,
      seed,
      pixelHash: picture.pixelHash,
      fidelity: measured && diffImage ? { ...measured, diffImageId: diffImage.imageId } : null,
      layers: layers ? namesOfLayers(layers, task.taskId, variant) : null,
      facts,
      words: result.words ?? null,
      uncharged,
      ticketsBack: uncharged === null ? Math.min(ticketsBack, task.ticketsPerImage) : 0,
    };
    const record: Provenance = {
      schema: 1,
      imageId: image.imageId,
      taskId: task.taskId,
      request: task.request,
      seed,
      ...(task.content ? { content: task.content } : {}),
      inputs: (Object.entries(inputs) as [TaskInputRole, ImageRecord][]).map(
        ([role, { imageId, pixelHash }]) => ({
          role,
          imageId,
          pixelHash,
        }),
      ),
      engine,
      seenBy: current.seenBy.filter((sight) => sight.variant === variant),
      pixelHash: picture.pixelHash,
      fidelity: measured,
      ...(facts ? { facts } : {}),
      ...(result.words ? { words: result.words } : {}),
      confidence: result.confidence,
      timings: result.timings,
      notes: result.notes,
      madeAt: at,
    };
    const label = delivery.sourceType !== null && {
      produceId: image.imageId,
      taskId: task.taskId,
      userId: task.userId,
      function: task.request.function,
      engineId: engine.id,
      engineVersion: engine.version,
      sourceType: delivery.sourceType,
      pixelHash: picture.pixelHash,
      madeAt: at,
    };
    const duration = {
      function: task.request.function,
      size: sizeNumber(task.request.size),
      engineId: engine.id,
      milliseconds: delivery.milliseconds,
      at,
    };
    const saving = together([
      ...rows.map((row) => repositories.images.save(row)),
      repositories.images.addUses(
        taskId,
        rows.map(({ imageId }) => imageId),
      ),
      repositories.tasks.addImage(delivered, record),
      label && repositories.labels.save(label),
      repositories.tasks.addDuration(duration),
    ]);
    const maker = { engineId: engine.id, engineVersion: engine.version };
    const closing = {
      variants: [variant],
      outcome: uncharged === null ? 'settle' : 'return',
      back: ticketsBack,
      reason: uncharged === null ? 'image delivered' : `not charged: ${uncharged}`,
    } as const;
    if (delivery.ends) {
      const { error } = delivery.ends;
      const ending = endTask(repositories, current, {
        state: 'done',
        error,
        at,
        delivered: { open, closing, maker },
      });
      await together([saving, ending]);
      return;
    }
    await together([
      saving,
      repositories.ledger.append(closingEntries(open, { at, ...closing })),
      repositories.tasks.change(taskId, { ...maker, preview: null }),
      current.preview && repositories.taskPreviews.remove(taskId),
      repositories.taskEvents.append(userId, taskId, at, { queueMoved: false }),
    ]);
  });
}

function namesOfLayers({ nearM, farM }: EncodedLayers, taskId: string, variant: number): TaskImageLayers {
  const id = (layer: LayerName) => layerImageId(layer, taskId, variant);
  return {
    masks: id('masks'),
    materials: id('materials'),
    depth: id('depth'),
    line: id('line'),
    nearM,
    farM,
  };
}

/** What the operation states; of bytes it only knows the file without metadata, which its owner has never seen. */
function factsOf({ facts }: EngineResult, base: ImageRecord | undefined): EditFacts | null {
  if (facts?.bytesBefore === undefined || !base) return facts ?? null;
  return { ...facts, bytesBefore: Math.max(facts.bytesBefore, base.bytes) };
}
