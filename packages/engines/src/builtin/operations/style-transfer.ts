import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { findMaterial } from '@plumbline/materials/materials.ts';
import { renderMaterialTile } from '@plumbline/materials/render-material-tile.ts';
import type { Paintable } from '@plumbline/scene/render/keep-what-is-locked.ts';
import { renderWhole } from '@plumbline/scene/render/render-whole.ts';
import { transferInterior } from '@plumbline/scene/transfer/transfer-interior.ts';
import { transferStyle } from '@plumbline/scene/transfer/transfer-style.ts';
import { detectImageKind } from '@plumbline/scene/image-kind/detect-image-kind.ts';
import type { Operation, OperationInput } from '../../define-operation.ts';
import { shownSpaceOf } from '../space-of.ts';
import { definePainted } from './painted-operation.ts';

/** Longest edge at which a library material stands in for a reference picture. */
const MATERIAL_EDGE = 512;

/** Style transfer from a reference, general or of a room. */
export function defineTransfer(name: FunctionName, where: 'any' | 'interior'): Operation {
  const transfer = where === 'interior' ? transferInterior : transferStyle;
  return definePainted({
    function: name,
    spaceOf: (_, base) => (where === 'interior' ? 'interior' : detectImageKind(base).space),
    render: (input, base, scene, context) => {
      const { request } = input;
      const reference = request.ignoreWordAndImage ? base : referenceOf(input);
      const paint: Paintable['paint'] = (attempt, attemptContext) =>
        transfer(
          base,
          reference,
          {
            space: where,
            followMaterials: request.ipaPlus ?? true,
            styleStrength: 1 - attempt.similarity,
            cnStrength: attempt.cnStrength,
            atmosphere: attempt.atmosphere,
            seed: attempt.seed,
            maxEdge: attempt.maxEdge,
          },
          attemptContext,
        );
      return renderWhole(base, shownSpaceOf(request), paint, scene, context);
    },
  });
}

/** @throws AppError `REFERENCE_REQUIRED` */
function referenceOf({ reference, request }: OperationInput): Raster {
  if (reference) return reference;
  const material = request.style_img === undefined ? undefined : findMaterial(request.style_img);
  if (!material) throw new AppError('REFERENCE_REQUIRED', `${request.function} without a reference`);
  return renderMaterialTile(material, { size: MATERIAL_EDGE }).albedo;
}
