import { WASH_WEIGHT_DEFAULT } from '@plumbline/contract/constants.ts';
import { prepareLocked } from '@plumbline/scene/painters/prepare-locked.ts';
import { washEffect } from '@plumbline/scene/wash/wash-effect.ts';
import { spaceOf } from '../space-of.ts';
import { definePainted } from './painted-operation.ts';

export const effectWash = definePainted({
  function: 'architecturalXitu',
  spaceOf,
  // Also of a room: the overlay shows one reading for all that is washed.
  prepare: ({ request }, base) =>
    prepareLocked('exterior', (scene, context) =>
      washEffect(base, { ...scene, washWeight: request.washWeight ?? WASH_WEIGHT_DEFAULT }, context),
    ),
});
