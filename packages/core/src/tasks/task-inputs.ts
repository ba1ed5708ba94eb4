import type { RenderRequest } from '@plumbline/contract/api/start-task.ts';
import { requireMaskSize } from '@plumbline/contract/edit-inputs/require-mask.ts';
import type { ImageRecord } from '../images/image.ts';
import type { ImageRepository } from '../images/image-repository.ts';
import { requireImage } from '../images/require-image.ts';
import type { TaskInputRole } from './task-record.ts';

export type TaskInputs = Readonly<Partial<Record<TaskInputRole, ImageRecord>>>;

/** Where a request names them. */
const FIELDS: Readonly<Record<TaskInputRole, string>> = {
  base: 'upload_img',
  mask: 'mask',
  reference: 'style_img',
  texture: 'material',
  object: 'objectId',
  idMap: 'scene',
};

/** Which pictures a request works from, by what they are to it. */
export function inputIds(request: RenderRequest): Partial<Record<TaskInputRole, string>> {
  return {
    ...(request.upload_img === undefined ? {} : { base: request.upload_img }),
    ...(request.mask === undefined ? {} : { mask: request.mask }),
    ...(request.style_img === undefined ? {} : { reference: request.style_img }),
    ...(request.material === undefined ? {} : { texture: request.material.textureId }),
    // Of the library's objects nothing is said but which.
    ...(request.object === undefined || request.objectId === undefined ? {} : { object: request.objectId }),
    ...(request.scene?.idMap === undefined ? {} : { idMap: request.scene.idMap }),
  };
}

/**
 * The pictures of a request, each the user's own. A reference or a texture may also be a library material, which is no
 * picture.
 *
 * @throws AppError `IMAGE_NOT_FOUND`, `MASK_SIZE_DIFFERS` where the mask has another size than the base
 */
export async function requireInputs(
  images: ImageRepository,
  request: RenderRequest,
  userId: string,
  isMaterial: (id: string) => boolean,
): Promise<TaskInputs> {
  const inputs: Partial<Record<TaskInputRole, ImageRecord>> = {};
  for (const [role, id] of Object.entries(inputIds(request)) as [TaskInputRole, string][])
    if ((role !== 'reference' && role !== 'texture') || !isMaterial(id))
      inputs[role] = await requireImage(images, id, userId, FIELDS[role]);
  const { base, mask } = inputs;
  if (base && mask) requireMaskSize(mask, base);
  return inputs;
}
