import { WASH_WEIGHT_DEFAULT } from '@plumbline/contract/constants.ts';
import { prepareLocked } from '@plumbline/scene/render/prepare-locked.ts';
import { washEffect } from '@plumbline/scene/wash/wash-effect.ts';
import { shownSpaceOf, spaceOf } from '../space-of.ts';
import { definePainted } from './painted-operation.ts';

export const effectWash = definePainted({
  function: 'architecturalXitu',
  spaceOf,
  prepare: ({ request }, base) =>
    prepareLocked(shownSpaceOf(request), (scene, context) =>
      washEffect(base, { ...scene, washWeight: request.washWeight ?? WASH_WEIGHT_DEFAULT }, context),
    ),
});
