import { chooseEnlarging, enlargeOnce, type ReadyPicture, timesFactor } from './bring-back.ts';
import type { GraphTask } from './graph-task.ts';
import { needFile } from './missing-part-error.ts';
import { needBase } from './read-ask.ts';

/** Enlarged by a model, as often as it takes, then brought to the exact size. */
export function upscale(task: GraphTask): ReadyPicture {
  const { graph, ask, models } = task;
  const base = needBase(ask);
  const ratio = Math.sqrt((ask.width * ask.height) / (base.width * base.height));
  const model = needFile(chooseEnlarging(models, ratio), 'upscale model', 'models/upscale_models');
  const [loaded] = graph.add('LoadImage', { image: graph.upload(base) });
  let picture = enlargeOnce(task, loaded, model);
  let size = timesFactor(base, model);
  // A second pass where the first is short by more than resampling can hide; the factor of a name may be 1.
  if (model.factor > 1 && ratio > model.factor * 1.2) {
    picture = enlargeOnce(task, picture, model);
    size = timesFactor(size, model);
  }
  // The factor is read from a name, which may lie: the size is set whether it seems to need it or not.
  const method = ask.width * ask.height < size.width * size.height ? 'area' : 'lanczos';
  const [exact] = graph.add('ImageScale', {
    image: picture,
    upscale_method: method,
    width: ask.width,
    height: ask.height,
    crop: 'disabled',
  });
  return { picture: exact };
}
