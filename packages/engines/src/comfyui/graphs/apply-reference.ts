import { FAMILY_NAMES } from '../features/model-family.ts';
import { squarePicture } from './fit-picture.ts';
import type { SamplingTask } from './graph-task.ts';
import type { LoadedMain } from './load-main.ts';
import { needFile } from './missing-part-error.ts';
import type { Link } from './node-signatures.ts';
import { REFERENCE_WEIGHT, readCurve, round, STYLE_MODEL_WEIGHT } from './strengths.ts';

/**
 * Lets the reference picture, where there is one, act on model or prompt.
 *
 * @param mask the place that is made like the reference; absent: the look of the whole picture
 */
export function applyReference(task: SamplingTask, loaded: LoadedMain, mask?: Link<'MASK'>): LoadedMain {
  const { graph, ask, main } = task;
  if (!ask.reference) return loaded;
  const [image] = graph.add('LoadImage', { image: graph.upload(squarePicture(ask.reference)) });
  return main.family === 'flux'
    ? applyStyleModel(task, loaded, image)
    : applyIpAdapter(task, loaded, image, mask);
}

function applyIpAdapter(
  { graph, ask, main, parts }: SamplingTask,
  loaded: LoadedMain,
  image: Link<'IMAGE'>,
  mask: Link<'MASK'> | undefined,
): LoadedMain {
  const name = FAMILY_NAMES[main.family];
  const adapter = needFile(parts.referenceModel, `IP-Adapter for ${name}`, 'models/ipadapter');
  const encoder = needFile(
    parts.imageEncoder,
    `image encoder CLIP-ViT-H-14 of the IP-Adapter for ${name}`,
    'models/clip_vision',
  );
  const [ipadapter] = graph.add('IPAdapterModelLoader', { ipadapter_file: adapter });
  const [clipVision] = graph.add('CLIPVisionLoader', { clip_name: encoder });
  const [model] = graph.add('IPAdapterAdvanced', {
    model: loaded.model,
    ipadapter,
    image,
    clip_vision: clipVision,
    weight: round(readCurve(REFERENCE_WEIGHT, ask.referenceWeight)),
    // A style leaves the composition to the control pictures; a material inside a mask is wanted as it is, grain and all.
    weight_type: mask ? 'linear' : 'style transfer',
    combine_embeds: 'concat',
    start_at: 0,
    end_at: mask ? 0.9 : 1,
    embeds_scaling: 'V only',
    ...(mask && { attn_mask: mask }),
  });
  return { ...loaded, model };
}

function applyStyleModel(
  { graph, ask, parts }: SamplingTask,
  loaded: LoadedMain,
  image: Link<'IMAGE'>,
): LoadedMain {
  const redux = needFile(parts.referenceModel, 'style model Redux for Flux', 'models/style_models');
  const encoder = needFile(
    parts.imageEncoder,
    'image encoder sigclip of Redux for Flux',
    'models/clip_vision',
  );
  const [styleModel] = graph.add('StyleModelLoader', { style_model_name: redux });
  const [clipVision] = graph.add('CLIPVisionLoader', { clip_name: encoder });
  const [seen] = graph.add('CLIPVisionEncode', { clip_vision: clipVision, image, crop: 'center' });
  const [positive] = graph.add('StyleModelApply', {
    conditioning: loaded.positive,
    style_model: styleModel,
    clip_vision_output: seen,
    strength: round(readCurve(STYLE_MODEL_WEIGHT, ask.referenceWeight)),
    strength_type: 'multiply',
  });
  return { ...loaded, positive };
}
