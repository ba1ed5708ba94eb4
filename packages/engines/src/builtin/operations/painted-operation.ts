import type { RenderRequest } from '@plumbline/contract/api/start-task.ts';
import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { toRgb } from '@plumbline/imaging/to-rgb.ts';
import type { RenderContext } from '@plumbline/imaging/tiles/render-context.ts';
import type { MeasuredOutcome } from '@plumbline/scene/render/render-faithfully.ts';
import type { RenderRequest as SceneRequest } from '@plumbline/scene/render-request.ts';
import type { ImageKind, Space } from '@plumbline/scene/image-kind/image-kind.ts';
import { type Operation, type OperationInput, defineOperation, requireBase } from '../../define-operation.ts';
import { toSceneRequest } from '../to-scene-request.ts';

export interface PaintedOperation {
  readonly function: FunctionName;
  readonly spaceOf: (request: RenderRequest, base: Raster) => Space;
  /** Throws a `SceneRefusal` for a base that this request cannot honestly be done with, before anything is read. */
  readonly refuse?: (base: Raster, kind: ImageKind, request: RenderRequest) => void;
  /** Makes this request's picture of a base. */
  readonly render: (
    input: OperationInput,
    base: Raster,
    request: SceneRequest,
    context: RenderContext,
  ) => MeasuredOutcome;
}

/** A function that renders in a way of its own: tones, finish, locks, measuring and trying again are the same for all. */
export function definePainted({ function: name, spaceOf, refuse, render }: PaintedOperation): Operation {
  return defineOperation({
    function: name,
    run: async (input, context) => {
      const base = toRgb(requireBase(input));
      const space = spaceOf(input.request, base);
      const { scene, notes } = toSceneRequest(base, input.request, { ...input, space });
      refuse?.(base, scene.kind, input.request);
      const outcome = render(input, base, scene, context);
      return { ...outcome, notes: [...notes, ...outcome.notes] };
    },
  });
}
