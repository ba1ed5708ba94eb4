import type { ReadyPicture } from './bring-back.ts';
import type { GraphTask, SamplingTask } from './graph-task.ts';
import { inpaint } from './inpaint.ts';
import { FILLING_CONTEXT, maskBox } from './mask-box.ts';
import { openMaskedArea } from './masked-area.ts';
import { needLearnedInpainting } from './outpaint.ts';
import { needBase, needMask } from './read-ask.ts';

/** What the mask covers is filled by a model that learned nothing else, LaMa or MAT: it invents no new objects. */
export function removal(task: GraphTask, modelName: string): ReadyPicture {
  const { graph, ask } = task;
  const base = needBase(ask);
  const mask = needMask(ask, base);
  const box = maskBox(mask, FILLING_CONTEXT);
  // The node scales to the model's own size and back.
  const area = openMaskedArea(task, { base, mask }, box, box);
  const [model] = graph.add('INPAINT_LoadInpaintModel', { model_name: modelName });
  const [filled] = graph.add('INPAINT_InpaintWithModel', {
    inpaint_model: model,
    image: area.image,
    mask: area.grownMask(),
    seed: ask.seed,
  });
  return { picture: area.layBack(filled) };
}

/** What is asked of a painting model where nothing was said: an empty prompt brings back what was to go. */
const BACKGROUND = 'background scenery';

/** The same by a main model that learned to fill holes. */
export function removalByPainting(task: SamplingTask): ReadyPicture {
  needLearnedInpainting(task);
  return inpaint(task, { denoise: 1, prompt: task.ask.prompt.trim() || BACKGROUND });
}
