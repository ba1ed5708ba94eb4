import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { ModelClass } from '@plumbline/models/classes/class-list.ts';
import type { Bounds, Model } from '@plumbline/models/model/model.ts';
import { decodeModel } from '@plumbline/models/stored/decode-model.ts';
import { mainBounds } from '../camera/home-view.ts';
import type { Batch } from '../view3d/batch.ts';
import { fillBatch } from '../view3d/fill-batch.ts';
import { instanceBoxes } from '../view3d/instance-boxes.ts';
import { instanceClasses } from '../view3d/instance-colours.ts';
import { planBatches } from '../view3d/plan-batches.ts';

/** A model in this browser, ready to be drawn. */
export interface OpenedModel {
  readonly model: Model;
  readonly classes: readonly (ModelClass | null)[];
  readonly batches: readonly Batch[];
  /** Where nearly all of it lies. */
  readonly bounds: Bounds;
}

/** Milliseconds between which the page may answer. */
const SLICE_MS = 24;

/**
 * Fetches the stored form of a model and makes it ready. The page stays usable meanwhile.
 *
 * @param onProgress share that has come, 0…1; of what has no stated length nothing is told.
 * @throws AppError `NETWORK_ERROR`, or `MODEL_BROKEN` where what came is no stored form.
 */
export async function openModel(
  url: string,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<OpenedModel> {
  const bytes = await fetchBytes(url, signal, onProgress);
  const model = decodeOrThrow(bytes);
  const boxes = instanceBoxes(model);
  const plans = planBatches(model, boxes);
  const batches: Batch[] = [];
  let until = performance.now() + SLICE_MS;
  for (const plan of plans) {
    batches.push(fillBatch(model, boxes, plan));
    if (performance.now() < until) continue;
    await nextTask();
    signal.throwIfAborted();
    until = performance.now() + SLICE_MS;
  }
  return { model, classes: instanceClasses(model), batches, bounds: mainBounds(model, boxes) };
}

function decodeOrThrow(bytes: Uint8Array): Model {
  try {
    return decodeModel(bytes);
  } catch (error) {
    throw new AppError('MODEL_BROKEN', 'the stored form', { cause: error });
  }
}

async function fetchBytes(
  url: string,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Uint8Array> {
  const response = await fetch(url, { signal, credentials: 'same-origin' }).catch((error: unknown) => {
    signal.throwIfAborted();
    throw new AppError('NETWORK_ERROR', url, { cause: error });
  });
  if (!response.ok || !response.body) throw new AppError('NETWORK_ERROR', `${response.status}`);
  // Where it was packed for the way, the length is of the pack.
  const packed = response.headers.has('content-encoding');
  const length = packed ? Number.NaN : Number(response.headers.get('content-length') ?? Number.NaN);
  const parts: Uint8Array[] = [];
  let come = 0;
  for (const reader = response.body.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    come += value.length;
    if (length > 0) onProgress(Math.min(1, come / length));
  }
  const bytes = new Uint8Array(come);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
