import type { ResultImage, Task } from '@plumbline/contract/api/tasks.ts';
import { errorText } from '@plumbline/contract/errors/app-error.ts';
import type { Locale } from '@plumbline/contract/text.ts';
import type { ImageRecord } from '../images/image.ts';
import { isMadeHere } from '../images/is-made-here.ts';
import { imageUrls } from '../images/image-urls.ts';
import type { Repositories } from '../ports/database.ts';
import { waitOf } from './queue-place.ts';
import { type TaskImage, type TaskImageLayers, type TaskRecord, isOpen } from './task-record.ts';
import { WORKER_SILENCE_MS } from './worker-repository.ts';

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
    repositories.tasks.places(open, new Date(options.at.getTime() - WORKER_SILENCE_MS)),
    repositories.tags.ofTasks(taskIds),
    repositories.projects.placesOf(taskIds),
  ]);
  return tasks.map((task) => ({
    taskId: task.taskId,
    function: task.request.function,
    state: task.state,
    ...waitOf(waits.get(task.taskId)),
    progress: task.progress,
    stage: task.stage,
    ...describeImages(
      task,
      images.filter((image) => image.taskId === task.taskId),
    ),
    error: task.error && { code: task.error, message: errorText(task.error, options.locale) },
    request: task.request,
    base: describeBase(bases.find((base) => base.imageId === task.baseImageId)),
    engine:
      task.engineId === null || task.engineVersion === null
        ? null
        : { id: task.engineId, version: task.engineVersion },
    favourite: task.favourite,
    tags: [...(tags.get(task.taskId) ?? [])],
    place: places.get(task.taskId) ?? null,
    createdAt: task.createdAt.toISOString(),
    startedAt: task.startedAt?.toISOString() ?? null,
    finishedAt: task.finishedAt?.toISOString() ?? null,
    durationMs:
      task.startedAt && task.finishedAt
        ? Math.max(0, task.finishedAt.getTime() - task.startedAt.getTime())
        : null,
  }));
}

/** The images, and what the task cost by them. */
function describeImages(
  { ticketsPerImage: perImage, request, state }: TaskRecord,
  images: readonly TaskImage[],
): Pick<Task, 'images' | 'tickets'> {
  const free = images.filter(({ uncharged }) => uncharged !== null).length;
  const missing = isOpen(state) ? 0 : request.count - images.length;
  return {
    images: images.map(describeImage),
    tickets: {
      perImage,
      charged: perImage * (images.length - free),
      returned: perImage * (free + missing),
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

function describeBase(base: ImageRecord | undefined): Task['base'] {
  if (!base || base.deletedAt) return null;
  return {
    imageId: base.imageId,
    ...imageUrls(base.imageId),
    width: base.width,
    height: base.height,
    made: isMadeHere(base),
  };
}
