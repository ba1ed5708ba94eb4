import { requireCutOut } from '@plumbline/contract/edit-inputs/require-cut-out.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { alphaRange } from '@plumbline/imaging/alpha-range.ts';
import { detectImageKind } from '@plumbline/scene/image-kind/detect-image-kind.ts';
import { toRgb } from '@plumbline/imaging/to-rgb.ts';
import { findMaterial } from '@plumbline/materials/materials.ts';
import { placeCutOut } from '@plumbline/edits/object/place-cut-out.ts';
import { placeObject } from '@plumbline/edits/object/place-object.ts';
import type { RenderContext } from '@plumbline/imaging/tiles/render-context.ts';
import { changeLook } from '@plumbline/edits/part/change-look.ts';
import { judgePicture } from '@plumbline/scene/image-kind/judge-picture.ts';
import { chosenStyle } from '../to-scene-request.ts';
import { defineEdit, type EditInput, type EditOutcome } from './edit-operation.ts';
import { layChosenMaterial } from './material-change.ts';

/** What is painted becomes an object of the library, another material, or the look of a reference. */
export const objectChangepro = defineEdit({
  function: 'objectChangepro',
  run: async (input, context) => {
    const { objectId, material, style_img } = input.request;
    if (objectId !== undefined) return replaceByObject(input, objectId, context);
    if (material) return layChosenMaterial(input, material, context);
    if (style_img !== undefined) return replaceByLook(input, style_img, context);
    throw new AppError(
      'REPLACEMENT_REQUIRED',
      'objectChangepro without an object, a material or a reference',
    );
  },
});

async function replaceByObject(
  { base, weights, content, object, request, seed }: EditInput,
  objectId: string,
  context: RenderContext,
): Promise<EditOutcome> {
  const rgb = toRgb(base);
  const detected = detectImageKind(rgb);
  const common = { kind: request.imageKind ?? detected.kind, space: detected.space, seed };
  if (object && request.object) {
    requireCutOut(alphaRange(object));
    const laid = placeCutOut(rgb, weights, { ...request.object, ...common, picture: object }, context);
    if (laid) return { ...laid, facts: { method: 'object:cut-out' } };
  }
  const own = content?.object;
  if (own) {
    const laid = placeCutOut(rgb, weights, { ...own, ...common }, context);
    if (!laid) throw new AppError('REPLACEMENT_REQUIRED', `nothing is seen of object ${objectId}`);
    return { ...laid, facts: { method: 'object:own' } };
  }
  const outcome = placeObject(
    rgb,
    weights,
    {
      objectId,
      ...common,
      style: chosenStyle(request, content),
      // Variants have consecutive seeds: the first of a request faces the viewer, the others are turned.
      quarterTurns: seed - request.seed,
    },
    context,
  );
  if (!outcome) throw new AppError('REPLACEMENT_REQUIRED', `no object ${objectId}`);
  return { ...outcome, facts: { method: `object:${objectId}` } };
}

async function replaceByLook(
  input: EditInput,
  styleId: string,
  context: RenderContext,
): Promise<EditOutcome> {
  const { base, reference, request, seed } = input;
  const material = { textureId: styleId, rotation: 0, keepLight: true };
  if (!reference) {
    if (!findMaterial(styleId)) throw new AppError('REPLACEMENT_REQUIRED', `no reference ${styleId}`);
    return layChosenMaterial({ ...input, texture: null }, material, context);
  }
  const picture = toRgb(reference);
  // A picture of nothing but a material is laid as one.
  if (judgePicture(picture, detectImageKind(picture).kind) === 'texture')
    return layChosenMaterial({ ...input, texture: picture }, material, context);
  const outcome = changeLook(
    toRgb(base),
    picture,
    { atmosphere: request.atmosphere, cnStrength: request.cnStrength, seed },
    context,
  );
  return { ...outcome, facts: { method: 'look' } };
}
