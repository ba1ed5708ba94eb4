import type { RenderRequest } from '@plumbline/contract/api/start-task.ts';
import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { toRgb } from '@plumbline/scene/image-kind/to-rgb.ts';
import { renderFaithfully } from '@plumbline/scene/render-faithfully.ts';
import type {
  RenderContext,
  RenderOutcome,
  RenderRequest as SceneRequest,
  Space,
} from '@plumbline/scene/render-types.ts';
import { lockOfMask } from '@plumbline/scene/understanding/join-locks.ts';
import { requireDesign } from '@plumbline/scene/understanding/require-design.ts';
import { type Operation, type OperationInput, defineOperation, requireBase } from '../../define-operation.ts';
import { toSceneRequest } from '../to-scene-request.ts';

export interface PaintedOperation {
  readonly function: FunctionName;
  readonly spaceOf: (request: RenderRequest, base: Raster) => Space;
  /** True for tools that render a view: what shows no design is refused before it is painted. */
  readonly rendersView?: boolean;
  /** Paints the base; called again with a stricter request where too little of it was kept. */
  readonly paint: (
    base: Raster,
    request: SceneRequest,
    input: OperationInput,
    context: RenderContext,
  ) => RenderOutcome;
}

/** A function with a painter of its own: tones, finish, locks, measuring and trying again are the same for all. */
export function definePainted({ function: name, spaceOf, rendersView, paint }: PaintedOperation): Operation {
  return defineOperation({
    function: name,
    run: async (input, context) => {
      const base = toRgb(requireBase(input));
      const { mask } = input;
      const space = spaceOf(input.request, base);
      const { scene, notes } = toSceneRequest(base, input.request, { ...input, space });
      if (rendersView) requireDesign(base, scene.kind);
      const outcome = renderFaithfully(
        base,
        {
          paint: (request, paintContext) => paint(base, request, input, paintContext),
          locked: (size) => (mask ? lockOfMask(mask, size) : undefined),
        },
        scene,
        context,
      );
      return { ...outcome, notes: [...notes, ...outcome.notes] };
    },
  });
}
