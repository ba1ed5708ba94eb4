import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { Compute } from '@plumbline/core/ports/compute.ts';
import type { PictureCodec } from '@plumbline/core/ports/picture-codec.ts';
import { ThreadCrashError } from './threads/pooled-thread.ts';
import { JobTimeoutError, ThreadPool } from './threads/thread-pool.ts';
import type { ComputeJob, ComputeResult, ComputeResults } from './compute-jobs.ts';
import { FEATURES_VERSION } from '@plumbline/imaging/similarity/picture-features.ts';
import { READING_VERSION } from './pictures/reading-version.ts';

export interface ThreadComputeOptions {
  /** Pictures worked on at the same time. Each may take 400 MB at 5000 × 5000 px. */
  readonly threads: number;
  /** Milliseconds until a drawing of a model is given up. */
  readonly drawingMs?: number;
}

/** The largest pictures, 64 million pixels, take a fifth of it on a machine that does nothing else; browsers wait two minutes. */
const REQUEST_TIMEOUT_MS = 100_000;
/** Nobody waits for the reading and writing of a task's pictures, and much work would be lost with them. */
const TASK_TIMEOUT_MS = 300_000;
/** A large picture on a machine whose cores are all at work; the caller's browser waits two minutes. */
const READING_TIMEOUT_MS = 90_000;
/** Somebody waits for the start of a task. */
const START_TIMEOUT_MS = 30_000;
/** Whose turn has not come by then is asked to come again: browsers wait two minutes, and the work itself is still to do. */
const MAX_WAIT_MS = 30_000;
const MAX_WAITING = 100;
const MAX_READINGS_WAITING = 20;
/** Somebody waits for a drawing; each may take a gigabyte. */
const MAX_DRAWINGS_WAITING = 10;
const DRAWING_MEMORY_MB = 1536;
/** Raise it whenever drawings or exports change. */
const DRAWING_VERSION = 'd2';
/** Raise it whenever a picture may be measured otherwise. */
const MEASURES_VERSION = 'm2';
/** Raise it whenever other drawings may be found on a sheet. */
const SHEET_VERSION = 's1';
/** A person waits for it with the pointer in hand: who comes later is better told so. */
const MAX_PICKS_WAITING = 20;
const PICK_TIMEOUT_MS = 20_000;

export interface ThreadCompute extends Compute, PictureCodec {
  /** Every thread that does such work is at it: one more would wait. */
  isFull(method: keyof Compute): boolean;
}

/** `Compute` and `PictureCodec` in worker threads of this process. */
export function createThreadCompute({
  threads,
  drawingMs = READING_TIMEOUT_MS,
}: ThreadComputeOptions): ThreadCompute {
  const open = (size: number, maxWaiting: number, memoryMb = 512) =>
    new ThreadPool<ComputeJob, ComputeResult>({
      script: new URL('./compute-thread.ts', import.meta.url),
      size,
      memoryMb,
      maxWaiting,
    });
  const pool = open(threads, MAX_WAITING);
  // Readings take seconds. In a thread of their own they hold up neither uploads nor thumbnails.
  const readers = open(1, MAX_READINGS_WAITING);
  // One thread, so that the next click finds what the first one has found out.
  const pickers = open(1, MAX_PICKS_WAITING);
  const drafters = open(1, MAX_DRAWINGS_WAITING, DRAWING_MEMORY_MB);
  const draft = async <Type extends 'drawModel' | 'writeGltf' | 'measureModel' | 'modelOfScene'>(
    job: Extract<ComputeJob, { type: Type }>,
    signal: AbortSignal,
    asFailure = asReadingFailure,
  ): Promise<ComputeResults[Type]> => {
    try {
      return (await drafters.run(job, { ...inTurn(signal), timeoutMs: drawingMs })) as ComputeResults[Type];
    } catch (error) {
      throw asFailure(error);
    }
  };
  const run = async <Type extends ComputeJob['type']>(
    job: Extract<ComputeJob, { type: Type }>,
    signal: AbortSignal,
  ): Promise<ComputeResults[Type]> => {
    try {
      // Nobody waits for a task's own: it has its turn whenever that comes.
      const ofTask = job.type === 'encode' || job.type === 'decode';
      const options = ofTask
        ? { signal, timeoutMs: TASK_TIMEOUT_MS }
        : { ...inTurn(signal), timeoutMs: REQUEST_TIMEOUT_MS };
      return (await pool.run(job, options)) as ComputeResults[Type];
    } catch (error) {
      throw asImageFailure(error);
    }
  };
  const readForStart = async <Type extends 'maskRange' | 'alphaRange' | 'standUp'>(
    job: Extract<ComputeJob, { type: Type }>,
    signal: AbortSignal,
  ): Promise<ComputeResults[Type]> => {
    try {
      return (await pool.run(job, {
        ...inTurn(signal),
        timeoutMs: START_TIMEOUT_MS,
      })) as ComputeResults[Type];
    } catch (error) {
      throw asReadingFailure(error);
    }
  };
  const pools: Partial<Record<keyof Compute, { readonly full: boolean }>> = {
    readScene: readers,
    measurePicture: readers,
    standPlan: readers,
    pickMask: pickers,
    drawModel: drafters,
    writeGltf: drafters,
    modelOfScene: drafters,
    measureModel: drafters,
  };
  return {
    isFull: (method) => (pools[method] ?? pool).full,
    sceneVersion: READING_VERSION,
    async readScene(picture, options, signal) {
      const job = { type: 'readScene', picture, options } as const;
      const reading = await readers.run(job, { ...inTurn(signal), timeoutMs: READING_TIMEOUT_MS }).then(
        (result) => result as ComputeResults['readScene'],
        (error: unknown) => {
          throw asReadingFailure(error);
        },
      );
      if (reading) return reading;
      const details = { idMap: 'no flat-colour map of the base' };
      throw new AppError('VALIDATION_FAILED', JSON.stringify(details), { details });
    },
    standUp: (basis, said, signal) => readForStart({ type: 'standUp', basis, said }, signal),
    modelOfScene: (picture, scene, form, signal) =>
      draft({ type: 'modelOfScene', picture, scene, form }, signal),
    async pickMask({ key, read }, options, signal) {
      const ask = (picture: Uint8Array | null) =>
        pickers
          .run({ type: 'pickMask', key, picture, options }, { ...inTurn(signal), timeoutMs: PICK_TIMEOUT_MS })
          .catch((error: unknown) => {
            throw asReadingFailure(error);
          });
      const first = (await ask(null)) as ComputeResults['pickMask'];
      const picked = first === 'unknown' ? ((await ask(await read())) as ComputeResults['pickMask']) : first;
      if (picked === 'unknown') throw new Error('the thread does not know a picture that it was given');
      return picked;
    },
    measuresVersion: MEASURES_VERSION,
    measurePicture: (picture, signal) =>
      readers
        .run({ type: 'measurePicture', picture }, { ...inTurn(signal), timeoutMs: READING_TIMEOUT_MS })
        .then(
          (result) => result as ComputeResults['measurePicture'],
          (error: unknown) => {
            throw asReadingFailure(error);
          },
        ),
    prepareUpload: (file, signal) => run({ type: 'prepareUpload', file }, signal),
    thumbnail: (picture, width, format, signal) => run({ type: 'thumbnail', picture, width, format }, signal),
    convert: (picture, options, signal) => run({ type: 'convert', picture, before: null, options }, signal),
    sideBySide: (before, after, options, signal) =>
      run({ type: 'convert', picture: after, before, options }, signal),
    maskRange: (mask, signal) => readForStart({ type: 'maskRange', mask }, signal),
    alphaRange: (picture, signal) => readForStart({ type: 'alphaRange', picture }, signal),
    sheetVersion: SHEET_VERSION,
    splitSheet: (picture, signal) => run({ type: 'splitSheet', picture }, signal),
    featuresVersion: FEATURES_VERSION,
    describePicture: (picture, signal) => run({ type: 'describePicture', picture }, signal),
    composeLayers: (layered, signal) => run({ type: 'composeLayers', layered }, signal),
    decode: (picture, signal, { keepAlpha } = { keepAlpha: false }) =>
      run({ type: 'decode', picture, keepAlpha }, signal),
    encode: (picture, labels, signal, png) => run({ type: 'encode', picture, labels, png }, signal),
    drawingVersion: DRAWING_VERSION,
    drawModel: (stored, request, signal) =>
      draft({ type: 'drawModel', stored, request }, signal, asDrawingFailure),
    writeGltf: (stored, assignments, signal) => draft({ type: 'writeGltf', stored, assignments }, signal),
    measureModel: (stored, assignments, signal) =>
      draft({ type: 'measureModel', stored, assignments }, signal),
    standPlan: (picture, options, signal) =>
      readers
        .run({ type: 'standPlan', picture, options }, { ...inTurn(signal), timeoutMs: READING_TIMEOUT_MS })
        .then(
          (result) => result as ComputeResults['standPlan'],
          (error: unknown) => {
            throw asReadingFailure(error);
          },
        ),
    close: async () => {
      await Promise.all([pool.close(), readers.close(), pickers.close(), drafters.close()]);
    },
  };
}

const inTurn = (signal: AbortSignal) => ({ signal, maxWaitMs: MAX_WAIT_MS });

/** A picture that kills its decoder or never ends is a broken one to its owner. */
function asImageFailure(error: unknown): unknown {
  if (error instanceof ThreadCrashError || error instanceof JobTimeoutError)
    return new AppError('IMAGE_BROKEN', error.message, { cause: error });
  return error;
}

/** The same drawing takes as long the next time: who asked for it has to ask for less. */
function asDrawingFailure(error: unknown): unknown {
  if (error instanceof ThreadCrashError || error instanceof JobTimeoutError)
    return new AppError('DRAWING_TOO_SLOW', error.message, { cause: error });
  return error;
}

/** The picture was accepted at its upload: what cannot be read now is no fault of it. */
function asReadingFailure(error: unknown): unknown {
  if (error instanceof ThreadCrashError || error instanceof JobTimeoutError)
    return new AppError('UNAVAILABLE', `looking at a picture: ${error.message}`, {
      cause: error,
      retryAfterSeconds: 30,
    });
  return error;
}
