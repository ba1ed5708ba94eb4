import type { DesignSettings } from '../picture-recipe.ts';
import { design, inked, modelled, traced } from '../recipes.ts';
import type { WorkSpec } from '../work-spec.ts';

const inInk = (id: string, settings: DesignSettings): WorkSpec => ({
  id,
  author: 'plumbline-landscape',
  cover: traced(settings),
  base: inked(settings),
});
const inClay = (id: string, settings: DesignSettings): WorkSpec => ({
  ...inInk(id, settings),
  base: modelled(settings),
});

/** Gardens, parks, streets, banks and roofs. */
export const LANDSCAPES: readonly WorkSpec[] = [
  inInk('garden-path-in-fog', design('garden', 'new-chinese', 2026, ['fog', 'mountain-foot', '4:3'])),
  inClay('winter-garden-path', design('garden', 'japanese', 31337, ['snow', 'forest', '1:1'])),
  inInk('garden-with-lit-path', design('garden', 'modern-5', 1000003, ['dusk', 'lakeside', '16:9'])),
  inInk('park-by-the-lake', design('park', 'nordic', 424242, ['sunny', 'seaside', '16:9'])),
  inClay('park-path-in-morning-fog', design('park', 'new-chinese', 2026, ['fog', 'mountain-foot', '4:3'])),
  inInk('colonnade-square', design('plaza', 'new-chinese', 2026, ['dusk', 'city-street', '16:9'])),
  inClay('square-in-the-rain', design('plaza', 'minimalist', 31337, ['rain', 'city-street', '4:3'])),
  inInk('marina-at-dusk', design('waterfront', 'mediterranean', 987654321, ['dusk', 'seaside', '16:9'])),
  inClay('harbour-walk', design('waterfront', 'new-chinese', 2026, ['sunny', 'city-street', '4:3'])),
  inInk(
    'street-with-plane-trees',
    design('streetscape', 'french-2', 1000003, ['sunny', 'city-street', '4:3']),
  ),
  inClay(
    'shopping-street-in-rain',
    design('streetscape', 'minimalist', 31337, ['rain', 'city-street', '16:9']),
  ),
  inInk(
    'street-at-closing-time',
    design('streetscape', 'mediterranean', 987654321, ['lights', 'city-street', '3:4']),
  ),
  inInk('roof-terrace-at-dusk', design('roof-terrace', 'modern-4', 1000003, ['dusk', 'city-street', '16:9'])),
  inClay(
    'roof-terrace-with-blue-cushions',
    design('roof-terrace', 'mediterranean', 987654321, ['sunny', 'seaside', '4:3']),
  ),
  inInk(
    'pool-with-evening-lights',
    design('pool-garden', 'modern-10', 1000003, ['lights', 'lakeside', '16:9']),
  ),
  inClay(
    'mediterranean-pool',
    design('pool-garden', 'mediterranean', 987654321, ['sunny', 'seaside', '4:3']),
  ),
];
