import { WASH_WEIGHT_DEFAULT } from '@plumbline/contract/constants.ts';
import { renderWhole } from '@plumbline/scene/render/render-whole.ts';
import { washEffect } from '@plumbline/scene/wash/wash-effect.ts';
import { shownSpaceOf, spaceOf } from '../space-of.ts';
import { definePainted } from './painted-operation.ts';

export const effectWash = definePainted({
  function: 'architecturalXitu',
  spaceOf,
  render: ({ request }, base, scene, context) =>
    renderWhole(
      base,
      shownSpaceOf(request),
      (attempt, attemptContext) =>
        washEffect(
          base,
          { ...attempt, washWeight: request.washWeight ?? WASH_WEIGHT_DEFAULT },
          attemptContext,
        ),
      scene,
      context,
    ),
});
