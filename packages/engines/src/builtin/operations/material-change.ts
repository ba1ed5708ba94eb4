import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { requireSurface } from '@plumbline/contract/edit-inputs/require-surface.ts';
import type { MaterialOptions } from '@plumbline/contract/api/edit-options.ts';
import type { QuadCorners } from '@plumbline/imaging/warp/homography.ts';
import { detectImageKind } from '@plumbline/scene/image-kind/detect-image-kind.ts';
import { toRgb } from '@plumbline/imaging/to-rgb.ts';
import type { RenderContext } from '@plumbline/imaging/tiles/render-context.ts';
import { changeMaterial } from '@plumbline/edits/material/change-material.ts';
import type { SurfaceMaterial } from '@plumbline/edits/material/surface-tile.ts';
import { defineEdit, type EditInput, type EditOutcome } from './edit-operation.ts';

/** Another material on what is painted. */
export const materialChange = defineEdit({
  function: 'materialChange',
  run: async (input, context) => {
    const { material } = input.request;
    if (!material) throw new AppError('MATERIAL_REQUIRED', 'materialChange without a material');
    return layChosenMaterial(input, material, context);
  },
});

/**
 * Lays the material of a request.
 *
 * @throws AppError `QUAD_INVALID`, `TEXTURE_TOO_SMALL`, `MATERIAL_REQUIRED` for an id that is neither a picture nor in the
 *   library
 */
export async function layChosenMaterial(
  { base, weights, texture, request, seed }: EditInput,
  material: MaterialOptions,
  context: RenderContext,
): Promise<EditOutcome> {
  const { quad, tileSizeMm, rotation, keepLight } = material;
  requireSurface(material, base, texture);
  const chosen: SurfaceMaterial = texture ? { texture: toRgb(texture) } : { id: material.textureId };
  const rgb = toRgb(base);
  const detected = detectImageKind(rgb);
  const changed = changeMaterial(
    rgb,
    weights,
    {
      materialOf: () => chosen,
      kind: request.imageKind ?? detected.kind,
      space: detected.space,
      ...(quad ? { quad: toPlaces(quad) } : {}),
      ...(tileSizeMm === undefined ? {} : { tileWidthMm: tileSizeMm }),
      rotation,
      keepLight,
      seed,
    },
    context,
  );
  if (!changed) throw new AppError('MATERIAL_REQUIRED', `no material ${material.textureId}`);
  const { method, ...outcome } = changed;
  return { ...outcome, facts: { method } };
}

function toPlaces([a, b, c, d]: NonNullable<MaterialOptions['quad']>): QuadCorners {
  const place = ([x, y]: readonly [number, number]) => ({ x, y });
  return [place(a), place(b), place(c), place(d)];
}
