import type { Batch, BatchTask } from '@plumbline/contract/api/batches.ts';
import type { TaskState } from '@plumbline/contract/api/tasks.ts';
import { namePictures } from '@plumbline/contract/batches/name-pictures.ts';
import { errorText } from '@plumbline/contract/errors/app-error.ts';
import type { Locale } from '@plumbline/contract/text.ts';
import type { ImageRecord } from '../images/image.ts';
import { imageUrls } from '../images/image-urls.ts';
import type { Catalogue } from '../own-content/catalogue.ts';
import type { Database } from '../ports/database.ts';
import type { TaskImage, TaskRecord } from '../tasks/task-record.ts';
import { type BatchRecord, cellCount, placeOf } from './batch-record.ts';
import { summaryOf } from './batch-summary.ts';
import { baseName, lookWords, pictureWords } from './picture-words.ts';

export interface BatchReader {
  readonly database: Database;
  readonly catalogue: () => Promise<Catalogue>;
  readonly locale: Locale;
}

/** What there is of a batch, read together. */
export interface BatchContents {
  readonly tasks: readonly TaskRecord[];
  /** In the order of the cells and their variants, with the names of their files. */
  readonly pictures: readonly { readonly image: TaskImage; readonly name: string }[];
  readonly bases: readonly (ImageRecord | undefined)[];
}

async function readContents(
  { database, locale }: Pick<BatchReader, 'database' | 'locale'>,
  catalogue: Catalogue,
  { batchId, order, names }: BatchRecord,
): Promise<BatchContents> {
  const tasks = await database.batches.currentTasks(batchId);
  const images = await database.tasks.listImages(tasks.map(({ taskId }) => taskId));
  const byTask = Map.groupBy(images, ({ taskId }) => taskId);
  const found = await database.images.findMany(order.bases);
  const named = tasks.flatMap((task) =>
    (byTask.get(task.taskId) ?? []).map((image) => ({ image, request: task.request, seed: image.seed })),
  );
  const count = Math.max(named.length, cellCount(order));
  const words = pictureWords(named, { bases: found, catalogue, locale, total: count });
  const texts = namePictures(names, words);
  return {
    tasks,
    pictures: named.map(({ image }, index) => ({ image, name: texts[index] ?? '' })),
    bases: order.bases.map((id) => found.find(({ imageId }) => imageId === id)),
  };
}

/** A batch as its owner reads it. */
export async function describeBatch(reader: BatchReader, batch: BatchRecord): Promise<Batch> {
  const catalogue = await reader.catalogue();
  const { tasks, pictures, bases } = await readContents(reader, catalogue, batch);
  const { order } = batch;
  const byTask = Map.groupBy(pictures, ({ image }) => image.taskId);
  const states = countStates(tasks);
  return {
    ...summaryOf(batch, states),
    ...(await reader.database.batches.paid(batch.batchId)),
    names: batch.names,
    bases: order.bases.map((imageId, index) => {
      const image = bases[index];
      return {
        imageId,
        ...imageUrls(imageId),
        width: image?.width ?? 1,
        height: image?.height ?? 1,
        name: image ? baseName(image) : '',
        there: image !== undefined && image.deletedAt === null,
      };
    }),
    looks: order.looks.map((look) => ({
      ...look,
      words: Object.values(
        lookWords({ ...look, function: order.common.function }, { catalogue, locale: reader.locale }),
      ).filter(Boolean),
    })),
    common: order.common,
    tasks: tasks.map(
      (task): BatchTask => ({
        taskId: task.taskId,
        ...placeOf(order, task.batchPosition ?? 0),
        state: task.state,
        held: task.held,
        progress: task.progress,
        stage: task.stage,
        error: task.error && { code: task.error, message: errorText(task.error, reader.locale) },
        images: (byTask.get(task.taskId) ?? []).map(({ image, name }) => ({
          imageId: image.imageId,
          ...imageUrls(image.imageId),
          width: image.width,
          height: image.height,
          seed: image.seed,
          name,
        })),
      }),
    ),
  };
}

function countStates(tasks: readonly TaskRecord[]): ReadonlyMap<TaskState, number> {
  const groups = Map.groupBy(tasks, ({ state }) => state);
  return new Map([...groups].map(([state, found]) => [state, found.length]));
}
