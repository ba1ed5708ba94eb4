import type { MaterialOptions } from '../api/edit-options.ts';
import { TEXTURE_MIN_EDGE } from '../constants.ts';
import { AppError } from '../errors/app-error.ts';
import type { Size } from './size.ts';
import { isUsableQuad } from './usable-quad.ts';

/**
 * Whether a material can be laid as it is asked for.
 *
 * @param picture that it is laid in
 * @param texture an own picture; null where the material is of the library
 * @throws AppError `QUAD_INVALID`, `TEXTURE_TOO_SMALL` for a picture too narrow to hold a pattern
 */
export function requireSurface(
  { quad }: Pick<MaterialOptions, 'quad'>,
  picture: Size,
  texture: Size | null,
): void {
  if (quad && !isUsableQuad(quad, picture))
    throw new AppError(
      'QUAD_INVALID',
      `corners ${JSON.stringify(quad)} over ${picture.width}×${picture.height}`,
      {
        details: { material: 'corners must not cross or coincide, and must lie over the picture' },
      },
    );
  if (texture && Math.min(texture.width, texture.height) < TEXTURE_MIN_EDGE)
    throw new AppError('TEXTURE_TOO_SMALL', `a texture of ${texture.width}×${texture.height}`, {
      values: { limit: TEXTURE_MIN_EDGE },
      details: { material: `a texture of at least ${TEXTURE_MIN_EDGE} px each way` },
    });
}
