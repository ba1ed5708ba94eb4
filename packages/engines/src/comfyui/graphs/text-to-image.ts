import type { ReadyPicture } from './bring-back.ts';
import type { SamplingTask } from './graph-task.ts';
import { emptyLatent, makeWholePicture } from './whole-picture.ts';

/** Words alone become a picture. */
export function textToImage(task: SamplingTask): ReadyPicture {
  return makeWholePicture(task, 1, ({ padded }) => emptyLatent(task, padded));
}
