import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { render } from '@plumbline/scene/render.ts';
import type { Space } from '@plumbline/scene/render-types.ts';
import { type Operation, defineOperation, requireBase } from '../../define-operation.ts';
import { toSceneRequest } from '../to-scene-request.ts';

/** A render of an inside or an outside; the two differ in nothing else here. */
export function defineRender(name: FunctionName, spaceOf: (base: Raster) => Space): Operation {
  return defineOperation({
    function: name,
    run: async (input, context) => {
      const base = requireBase(input);
      const { scene, notes } = toSceneRequest(base, input.request, {
        space: spaceOf(base),
        seed: input.seed,
      });
      const outcome = render(base, scene, context);
      return { ...outcome, notes: [...notes, ...outcome.notes] };
    },
  });
}
