import type { ResultImage, Task } from '@plumbline/contract/api/tasks.ts';
import { errorText } from '@plumbline/contract/errors/app-error.ts';
import { OTHER_PATHS } from '@plumbline/contract/other-paths.ts';
import type { Locale } from '@plumbline/contract/text.ts';
import { isMadeHere } from '../images/is-made-here.ts';
import { imageUrls } from '../images/image-urls.ts';
import type { Repositories } from '../ports/database.ts';
import { waitOf } from './queue-place.ts';
import { type TaskImage, type TaskImageLayers, type TaskRecord, isOpen } from './task-record.ts';
import type { StatusTask, TaskBase, TaskStatus } from './task-status.ts';
import { queueMoment } from './worker-repository.ts';

/** Tasks as their owner reads them, in the given order; `locale` is the language of their errors. */
export async function describeTasks(
  repositories: Pick<Repositories, 'tasks' | 'images' | 'tags' | 'projects'>,
  tasks: readonly TaskRecord[],
  options: { readonly locale: Locale; readonly at: Date },
): Promise<Task[]> {
  const open = tasks.filter((task) => isOpen(task.state)).map((task) => task.taskId);
  const taskIds = tasks.map((task) => task.taskId);
  const [images, bases, waits, tags, places] = await Promise.all([
    repositories.tasks.listImages(taskIds),
    repositories.images.findMany([...new Set(tasks.flatMap((task) => task.baseImageId ?? []))]),
    repositories.tasks.places(open, queueMoment(options.at)),
    repositories.tags.ofTasks(taskIds),
    repositories.projects.placesOf(taskIds),
  ]);
  return tasks.map((task) =>
    describeStatus(
      {
        task,
        images: images.filter((image) => image.taskId === task.taskId),
        base: bases.find((base) => base.imageId === task.baseImageId),
        wait: waits.get(task.taskId),
        tags: tags.get(task.taskId) ?? [],
        place: places.get(task.taskId),
      },
      options.locale,
    ),
  );
}

/** A task as its owner reads it; `locale` is the language of its error. */
export function describeStatus({ task, images, base, wait, tags, place }: TaskStatus, locale: Locale): Task {
  return {
    taskId: task.taskId,
    function: task.request.function,
    state: task.state,
    ...waitOf(wait),
    progress: task.progress,
    stage: task.stage,
    preview: describePreview(task),
    ...describeImages(task, images),
    error: task.error && { code: task.error, message: errorText(task.error, locale) },
    request: task.request,
    base: describeBase(base),
    engine:
      task.engineId === null || task.engineVersion === null
        ? null
        : { id: task.engineId, version: task.engineVersion },
    seenBy: [...task.seenBy],
    favourite: task.favourite,
    tags: [...tags],
    place: place ?? null,
    batch: task.batchId === null ? null : { batchId: task.batchId, held: task.held },
    createdAt: task.createdAt.toISOString(),
    startedAt: task.startedAt?.toISOString() ?? null,
    finishedAt: task.finishedAt?.toISOString() ?? null,
    durationMs:
      task.startedAt && task.finishedAt
        ? Math.max(0, task.finishedAt.getTime() - task.startedAt.getTime())
        : null,
  };
}

/** A claim counts its pictures anew. */
function describePreview({ taskId, state, claim, preview }: StatusTask): Task['preview'] {
  if (state !== 'running' || preview === null) return null;
  const { number, width, height } = preview;
  return { url: `${OTHER_PATHS.taskPreview}?taskId=${taskId}&of=${claim}.${number}`, width, height };
}

/** The images, and what the task cost by them. */
function describeImages(
  { ticketsPerImage: perImage, request, state }: StatusTask,
  images: readonly TaskImage[],
): Pick<Task, 'images' | 'tickets'> {
  const free = images.filter(({ uncharged }) => uncharged !== null).length;
  const missing = isOpen(state) ? 0 : request.count - images.length;
  const back = images.reduce((sum, { ticketsBack = 0 }) => sum + ticketsBack, 0);
  return {
    images: images.map(describeImage),
    tickets: {
      perImage,
      charged: perImage * (images.length - free) - back,
      returned: perImage * (free + missing) + back,
    },
  };
}

function describeImage({
  imageId,
  width,
  height,
  seed,
  pixelHash,
  fidelity,
  layers,
  facts,
  words,
  uncharged,
}: TaskImage): ResultImage {
  return {
    words,
    uncharged,
    imageId,
    ...imageUrls(imageId),
    width,
    height,
    seed,
    pixelHash,
    fidelity: fidelity && {
      score: fidelity.score,
      added: fidelity.added,
      diffUrl: imageUrls(fidelity.diffImageId).url,
    },
    ...describeLayers(layers),
    facts,
  };
}

function describeLayers(
  layers: TaskImageLayers | null,
): Pick<ResultImage, 'masksUrl' | 'materialsUrl' | 'depthUrl' | 'depthRangeM' | 'lineUrl'> {
  const url = (imageId: string | undefined) => (imageId === undefined ? null : imageUrls(imageId).url);
  return {
    masksUrl: url(layers?.masks),
    materialsUrl: url(layers?.materials),
    depthUrl: url(layers?.depth),
    depthRangeM: layers && { near: layers.nearM, far: layers.farM },
    lineUrl: url(layers?.line),
  };
}

function describeBase(base: TaskBase | undefined): Task['base'] {
  if (!base || base.deletedAt) return null;
  return {
    imageId: base.imageId,
    ...imageUrls(base.imageId),
    width: base.width,
    height: base.height,
    made: isMadeHere(base),
  };
}
