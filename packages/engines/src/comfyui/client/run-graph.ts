import { randomUUID } from 'node:crypto';
import { WAITING_STAGE } from '@plumbline/core/ports/image-engine.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { GenerationError } from '../../generative/generation-error.ts';
import type { BuiltGraph } from '../built-graph.ts';
import type { ComfyuiTimes } from '../comfyui-times.ts';
import type { HistoryEntry } from './answers.ts';
import { cancelJob } from './cancel-job.ts';
import type { ComfyuiApi } from './comfyui-api.ts';
import { EventSocket } from './event-socket.ts';
import { JobListener } from './job-listener.ts';
import { JobProgress } from './job-progress.ts';
import { latestPreview } from './latest-preview.ts';
import { PromptRefusal } from './prompt-refusal.ts';
import { JobWatch } from './watch-job.ts';

export interface RunSettings {
  readonly api: ComfyuiApi;
  readonly base: string;
  readonly times: ComfyuiTimes;
  /** Told of a job that the server does not let go of. */
  readonly onStuck: (id: string) => void;
}

export interface RunContext {
  readonly signal: AbortSignal;
  readonly progress: (fraction: number, stage: string) => void;
  readonly preview?: ((picture: Raster) => void) | undefined;
  /** Whether the server has not run such a graph yet. */
  readonly first: boolean;
}

/** A job that succeeded and left no picture: all of it was kept from an earlier run, whose file is gone. */
export class PictureGone extends GenerationError {
  constructor(message: string) {
    super('no_output', message, { retryable: true });
  }
}

/**
 * Runs one graph once.
 *
 * @param uploaded the graph's nodes, naming pictures as the server knows them, once it has them; its socket is opened meanwhile
 * @returns the file that its output node made
 * @throws GenerationError; `signal.reason` after an abort, once the server is free of the job
 */
export async function runGraph(
  settings: RunSettings,
  { nodes, outputNode, samplerSteps }: BuiltGraph,
  uploaded: Promise<BuiltGraph['nodes']>,
  context: RunContext,
): Promise<Uint8Array> {
  const { api, base, times } = settings;
  const { signal, first } = context;
  const promptId = randomUUID();
  const progress = new JobProgress({ nodes, samplerSteps });
  let watch: JobWatch | undefined;
  const listener = new JobListener({
    event: (event) => {
      progress.hear(event);
      context.progress(progress.fraction, progress.stage);
      watch?.hear(event);
    },
    preview: context.preview ? latestPreview(context.preview) : () => undefined,
  });
  const socket = new EventSocket({ base, headers: api.headers, times }, listener);
  try {
    const [sent] = await Promise.all([uploaded, socket.open()]);
    signal.throwIfAborted();
    const previews = context.preview !== undefined;
    const id = await submitted(api, { nodes: sent, clientId: socket.clientId, promptId, previews });
    const onWait = () => context.progress(progress.fraction, WAITING_STAGE);
    watch = new JobWatch({ id, api, times, first, signal, onWait });
    listener.follow(id);
    return await pictureOf(api, await watched(watch, id, settings, signal), outputNode, signal);
  } finally {
    socket.close();
  }
}

/** Some failures come although the job was put into the queue: it is asked for before it counts as not submitted. */
async function submitted(api: ComfyuiApi, submission: Parameters<ComfyuiApi['submit']>[0]): Promise<string> {
  try {
    return await api.submit(submission);
  } catch (error) {
    if (error instanceof PromptRefusal || !(error instanceof GenerationError)) throw error;
    if (error.fault !== 'server_error' && error.fault !== 'unreachable') throw error;
    const { promptId } = submission;
    const isThere = async () =>
      (await api.placeOf(promptId)) !== 'unknown' || (await api.historyOf(promptId)) !== undefined;
    if (await isThere().catch(() => false)) return promptId;
    throw error;
  }
}

async function watched(
  watch: JobWatch,
  id: string,
  { api, times, onStuck }: RunSettings,
  signal: AbortSignal,
): Promise<HistoryEntry> {
  try {
    return await watch.end();
  } catch (error) {
    const hangs = error instanceof GenerationError && error.fault === 'stalled';
    if ((signal.aborted || hangs) && !(await cancelJob(api, id, times))) onStuck(id);
    throw error;
  }
}

async function pictureOf(
  api: ComfyuiApi,
  { outputs }: HistoryEntry,
  outputNode: string,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const image = outputs[outputNode]?.images?.[0];
  if (!image) throw new PictureGone('the job succeeded and named no picture');
  const file = await api.view(image, signal);
  if (!file) throw new PictureGone(`${image.filename} is not on the server any more`);
  return file;
}
