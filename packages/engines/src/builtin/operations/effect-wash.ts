import { WASH_WEIGHT_DEFAULT } from '@plumbline/contract/constants.ts';
import { washEffect } from '@plumbline/scene/wash/wash-effect.ts';
import { spaceOf } from '../space-of.ts';
import { definePainted } from './painted-operation.ts';

export const effectWash = definePainted({
  function: 'architecturalXitu',
  spaceOf,
  paint: (base, scene, { request }, context) =>
    washEffect(base, { ...scene, washWeight: request.washWeight ?? WASH_WEIGHT_DEFAULT }, context),
});
