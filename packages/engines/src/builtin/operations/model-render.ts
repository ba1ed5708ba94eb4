import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { decodeModel } from '@plumbline/models/stored/decode-model.ts';
import { solarPosition } from '@plumbline/models/sun/solar-position.ts';
import { tonePicture } from '@plumbline/atmosphere/tone-picture.ts';
import { pictureSize } from '@plumbline/designs/request/picture-size.ts';
import type { ModelRenderRequest, ModelSun } from '@plumbline/model-renders/request/model-request.ts';
import { renderModel } from '@plumbline/model-renders/render-model.ts';
import { illustrate } from '@plumbline/scene/illustration/illustrate.ts';
import { defineOperation, type OperationInput } from '../../define-operation.ts';
import { decodeTextures } from '../decode-textures.ts';
import { toSceneRequest } from '../to-scene-request.ts';

/** A model as a camera sees it, with masks, depth and the hidden-line drawing of every pixel. */
export const modelRender = defineOperation({
  function: 'modelRender',
  run: async (input, context) => {
    const { request, seed } = input;
    const { camera } = request;
    if (!input.model || !camera) throw new AppError('MODEL_REQUIRED', 'modelRender without a model');
    const model = decodeModel(input.model);
    const { scene, notes } = toSceneRequest(null, request, {
      space: 'exterior',
      seed,
      content: input.content,
    });
    const asked: ModelRenderRequest = {
      camera,
      ...sizeOf(request),
      style: scene.style,
      atmosphere: scene.atmosphere,
      ...(scene.environment === undefined ? {} : { environment: scene.environment }),
      ...(scene.scenery === undefined ? {} : { scenery: scene.scenery }),
      ...(request.sun === undefined ? {} : { sun: sunOf(request.sun) }),
      ...(request.section === undefined ? {} : { sections: request.section }),
      ...(request.hidden === undefined ? {} : { hidden: request.hidden }),
      ...(request.materials === undefined ? {} : { materials: request.materials }),
      ...(request.keepTextures === undefined ? {} : { keepTextures: request.keepTextures }),
      clay: scene.style.finish === 'clay',
      textures: await decodeTextures(model, context.signal),
      seed,
    };
    const { things, materials, depth, line, ...outcome } = renderModel(model, asked, context);
    let { picture } = outcome;
    if (scene.tone) tonePicture(picture, scene.tone);
    const { finish } = scene.style;
    if (finish !== undefined && finish !== 'clay')
      picture = illustrate(picture, picture, finish, { seed, signal: context.signal });
    const layers = { things, materials, depth, line };
    return { ...outcome, picture, layers, notes: [...notes, ...outcome.notes] };
  },
});

type Request = OperationInput['request'];

/** `max`: the longest edge that the tool makes. */
function sizeOf({ size, aspect = '4:3' }: Request): { readonly width: number; readonly height: number } {
  const [w = 4, h = 3] = aspect.split(':').map(Number);
  return pictureSize({ aspect: [w, h], maxEdge: size === 'max' ? TOOLS.modelRender.maxEdge : size });
}

/** Where the sun stands over the model's own north. */
function sunOf(sun: NonNullable<Request['sun']>): ModelSun {
  if ('elevation' in sun) return sun;
  const { azimuth, elevation } = solarPosition(Date.parse(sun.at), sun);
  return { azimuth: azimuth - sun.north, elevation };
}
