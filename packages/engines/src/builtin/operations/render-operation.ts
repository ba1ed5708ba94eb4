import type { RenderRequest } from '@plumbline/contract/api/start-task.ts';
import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { render } from '@plumbline/scene/render/render.ts';
import type { Space } from '@plumbline/scene/image-kind/image-kind.ts';
import { type Operation, defineOperation, requireBase } from '../../define-operation.ts';
import { toSceneRequest } from '../to-scene-request.ts';

/** A render of an inside or an outside, with whatever of it is locked. */
export function defineRender(
  name: FunctionName,
  spaceOf: (request: RenderRequest, base: Raster) => Space,
): Operation {
  return defineOperation({
    function: name,
    run: async (input, context) => {
      const base = requireBase(input);
      const space = spaceOf(input.request, base);
      const { scene, notes } = toSceneRequest(base, input.request, { ...input, space });
      const outcome = render(base, scene, context);
      return { ...outcome, notes: [...notes, ...outcome.notes] };
    },
  });
}
