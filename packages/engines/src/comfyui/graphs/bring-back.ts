import type { Box } from '@plumbline/imaging/matting/crop.ts';
import type { EnlargingModel, FoundModels } from '../features/find-models.ts';
import type { GraphTask } from './graph-task.ts';
import type { Link } from './node-signatures.ts';
import type { PaddedSize, Size } from './sampling-size.ts';

export interface ReadyPicture {
  readonly picture: Link<'IMAGE'>;
  readonly crop?: Box;
  readonly area?: Box;
  readonly temporary?: boolean;
}

/** Below it resampling shows as little as a model would add. */
const WORTH_A_MODEL = 1.2;

const sameSize = (a: Size, b: Size): boolean => a.width === b.width && a.height === b.height;

/** What was sampled, as a picture of the size that is wanted. What only has padding is cut by whoever reads it. */
export function bringBack(
  task: GraphTask,
  picture: Link<'IMAGE'>,
  { content, padded }: PaddedSize,
  wanted: Size,
): ReadyPicture {
  if (sameSize(content, wanted))
    return { picture, ...(!sameSize(padded, wanted) && { crop: { x: 0, y: 0, ...size(wanted) } }) };
  const cut = cutPicture(task, picture, padded, { x: 0, y: 0, ...content });
  return { picture: enlargeTo(task, cut, content, wanted) };
}

/** {@link bringBack} where the graph goes on with it. */
export function bringBackWhole(
  task: GraphTask,
  picture: Link<'IMAGE'>,
  sizes: PaddedSize,
  wanted: Size,
): Link<'IMAGE'> {
  const ready = bringBack(task, picture, sizes, wanted);
  return ready.crop ? cutPicture(task, ready.picture, sizes.padded, ready.crop) : ready.picture;
}

/** A part of a picture; the picture itself where the part is all of it. */
export function cutPicture({ graph }: GraphTask, image: Link<'IMAGE'>, whole: Size, box: Box): Link<'IMAGE'> {
  if (sameSize(whole, box)) return image;
  return graph.add('ImageCrop', { image, width: box.width, height: box.height, x: box.x, y: box.y })[0];
}

/** Plain resampling to an exact size; means where it shrinks. */
export function scalePicture(
  { graph }: GraphTask,
  image: Link<'IMAGE'>,
  from: Size,
  to: Size,
): Link<'IMAGE'> {
  if (sameSize(from, to)) return image;
  const method = to.width * to.height < from.width * from.height ? 'area' : 'lanczos';
  return graph.add('ImageScale', { image, upscale_method: method, ...size(to), crop: 'disabled' })[0];
}

/** Enlarged by a model where that is worth it and one is there. */
function enlargeTo(task: GraphTask, image: Link<'IMAGE'>, from: Size, to: Size): Link<'IMAGE'> {
  const ratio = Math.sqrt((to.width * to.height) / (from.width * from.height));
  const model = ratio < WORTH_A_MODEL ? undefined : chooseEnlarging(task.models, ratio);
  if (!model) return scalePicture(task, image, from, to);
  return scalePicture(task, enlargeOnce(task, image, model), timesFactor(from, model), to);
}

export function enlargeOnce(
  { graph }: GraphTask,
  image: Link<'IMAGE'>,
  { name }: EnlargingModel,
): Link<'IMAGE'> {
  const [model] = graph.add('UpscaleModelLoader', { model_name: name });
  return graph.add('ImageUpscaleWithModel', { upscale_model: model, image })[0];
}

export const timesFactor = ({ width, height }: Size, { factor }: EnlargingModel): Size => ({
  width: width * factor,
  height: height * factor,
});

/** The least factor that reaches the ratio, or the largest there is. */
export function chooseEnlarging({ enlarging }: FoundModels, ratio: number): EnlargingModel | undefined {
  const sorted = [...enlarging].sort((a, b) => a.factor - b.factor);
  // A ratio of 4.02 is one that rounding made of 4.
  return sorted.find(({ factor }) => factor * 1.05 >= ratio) ?? sorted.at(-1);
}

const size = ({ width, height }: Size): Size => ({ width, height });
