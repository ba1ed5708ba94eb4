import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';
import { render } from '@plumbline/scene/render.ts';
import type { Space } from '@plumbline/scene/render-types.ts';
import { type Operation, defineOperation } from '../../define-operation.ts';
import { toSceneRequest } from '../to-scene-request.ts';

/** A render of an inside or an outside; the two differ in nothing else here. */
export function defineRender(name: FunctionName, space: Space): Operation {
  return defineOperation({
    function: name,
    run: async ({ base, request, seed }, context) => {
      const { scene, notes } = toSceneRequest(base, request, { space, seed });
      const outcome = render(base, scene, context);
      return { ...outcome, notes: [...notes, ...outcome.notes] };
    },
  });
}
