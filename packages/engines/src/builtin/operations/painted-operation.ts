import type { RenderRequest } from '@plumbline/contract/api/start-task.ts';
import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { toRgb } from '@plumbline/imaging/to-rgb.ts';
import { type PreparePainter, renderPrepared } from '@plumbline/scene/render/render-prepared.ts';
import type { ImageKind, Space } from '@plumbline/scene/image-kind/image-kind.ts';
import { type Operation, type OperationInput, defineOperation, requireBase } from '../../define-operation.ts';
import { toSceneRequest } from '../to-scene-request.ts';

export interface PaintedOperation {
  readonly function: FunctionName;
  readonly spaceOf: (request: RenderRequest, base: Raster) => Space;
  /** Throws a `SceneRefusal` for a base that this request cannot honestly be done with, before anything is read. */
  readonly refuse?: (base: Raster, kind: ImageKind, request: RenderRequest) => void;
  /** How this request's base is read and painted. */
  readonly prepare: (input: OperationInput, base: Raster) => PreparePainter;
}

/** A function with a painter of its own: tones, finish, locks, measuring and trying again are the same for all. */
export function definePainted({ function: name, spaceOf, refuse, prepare }: PaintedOperation): Operation {
  return defineOperation({
    function: name,
    run: async (input, context) => {
      const base = toRgb(requireBase(input));
      const space = spaceOf(input.request, base);
      const { scene, notes } = toSceneRequest(base, input.request, { ...input, space });
      refuse?.(base, scene.kind, input.request);
      const outcome = renderPrepared(base, prepare(input, base), scene, context);
      return { ...outcome, notes: [...notes, ...outcome.notes] };
    },
  });
}
