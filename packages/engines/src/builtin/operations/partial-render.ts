import type { RenderRequest } from '@plumbline/contract/api/start-task.ts';
import type { WordReading } from '@plumbline/contract/words/word-reading.ts';
import { sceneSpaceOf } from '@plumbline/contract/tools/scene-space-of.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { detectImageKind } from '@plumbline/scene/image-kind/detect-image-kind.ts';
import { toRgb } from '@plumbline/imaging/to-rgb.ts';
import type { Space } from '@plumbline/scene/image-kind/image-kind.ts';
import type { StyleSpec, SurfaceRole } from '@plumbline/atmosphere/style-spec.ts';
import { renderPart } from '@plumbline/edits/part/render-part.ts';
import { toSceneRequest } from '../to-scene-request.ts';
import { defineEdit } from './edit-operation.ts';

/** From this likeness to the base on a photo keeps its materials, but for those that the prompt names. */
const KEEPS_MATERIALS = 0.75;
/** Surfaces that a style gives its material even to a photo; walls are often something else in a mask, so they are asked for by name. */
const BY_STYLE: readonly SurfaceRole[] = ['floor', 'ceiling', 'paving', 'roof'];

/** A render of what is painted alone. */
export const architecturalPart = defineEdit({
  function: 'architecturalPart',
  run: async ({ base, weights, request, seed, content }, context) => {
    const rgb = toRgb(base);
    const space = spaceOfPart(request, rgb);
    const { scene, words, notes } = toSceneRequest(rgb, request, { space, seed, content });
    const outcome = renderPart(
      rgb,
      weights,
      { scene, materials: materialsOf(request, words, scene.style) },
      context,
    );
    return { ...outcome, notes: [...notes, ...outcome.notes] };
  },
});

/** By the chosen category; without one as the picture looks. */
function spaceOfPart({ classifyId1 }: RenderRequest, base: Raster): Space {
  if (classifyId1 === undefined) return detectImageKind(base).space;
  const space = sceneSpaceOf({ sceneSpace: 'exterior', moreCategoryIds: [] }, classifyId1);
  return space === 'interior' ? 'interior' : 'exterior';
}

function materialsOf(
  { classifyId3, similarity }: RenderRequest,
  { wanted }: WordReading,
  style: StyleSpec,
): Readonly<Partial<Record<SurfaceRole, string>>> {
  const named = wanted.materials;
  const chosen = classifyId3 !== undefined || wanted.style !== undefined;
  if (!chosen || similarity >= KEEPS_MATERIALS) return named;
  const styled = Object.fromEntries(
    BY_STYLE.flatMap((role) => {
      const id = style.materials?.[role];
      return id === undefined ? [] : [[role, id]];
    }),
  );
  return { ...styled, ...named };
}
