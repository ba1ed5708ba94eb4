import type { DesignSettings } from '../picture-recipe.ts';
import { design, inked, modelled, traced } from '../recipes.ts';
import type { WorkSpec } from '../work-spec.ts';

const inInk = (id: string, settings: DesignSettings): WorkSpec => ({
  id,
  author: 'plumbline-buildings',
  cover: traced(settings),
  base: inked(settings),
});
const inClay = (id: string, settings: DesignSettings): WorkSpec => ({
  ...inInk(id, settings),
  base: modelled(settings),
});

/** Buildings in the street and seen from above. */
export const BUILDINGS: readonly WorkSpec[] = [
  inClay('villa-by-the-lake-at-dusk', design('villa', 'modern-4', 1000003, ['dusk', 'lakeside', '16:9'])),
  inInk('villa-under-first-snow', design('villa', 'new-chinese', 2026, ['snow', 'mountain-foot', '4:3'])),
  inClay('stone-villa-on-a-wet-day', design('villa', 'nordic', 424242, ['rain', 'seaside', '4:3'])),
  inClay('white-villa-in-the-wood', design('villa', 'minimalist', 31337, ['sunny', 'forest', '1:1'])),
  inInk('coloured-terrace', design('townhouse', 'mediterranean', 987654321, ['sunny', 'seaside', '16:9'])),
  inClay('brick-terrace-in-rain', design('townhouse', 'modern-4', 1000003, ['rain', 'city-street', '4:3'])),
  inClay('balconies-at-dusk', design('apartment-block', 'wabi-sabi', 77777, ['dusk', 'city-street', '3:4'])),
  inInk(
    'blue-slab-by-the-sea',
    design('apartment-block', 'mediterranean', 987654321, ['sunny', 'seaside', '3:4']),
  ),
  inClay(
    'offices-after-sunset',
    design('office-building', 'modern-4', 1000003, ['lights', 'city-street', '3:4']),
  ),
  inClay('stone-homestay', design('minsu', 'mediterranean', 987654321, ['sunny', 'countryside', '4:3'])),
  inInk('homestay-after-rain', design('minsu', 'new-chinese', 2026, ['rain', 'mountain-foot', '16:9'])),
  inInk(
    'school-with-coloured-reveals',
    design('school-building', 'mediterranean', 987654321, ['sunny', 'city-street', '16:9']),
  ),
  inClay('school-in-snow', design('school-building', 'new-chinese', 2026, ['snow', 'city-street', '16:9'])),
  inClay('rubble-wall-museum', design('museum', 'wabi-sabi', 77777, ['sunny', 'countryside', '16:9'])),
  inClay('museum-evening-opening', design('museum', 'new-chinese', 2026, ['lights', 'mountain-foot', '4:3'])),
  inClay(
    'courtyard-in-snow',
    design('zhongshijianzhu', 'new-chinese', 2026, ['snow', 'mountain-foot', '16:9']),
  ),
  inInk('courtyard-at-dusk', design('zhongshijianzhu', 'modern-4', 1000003, ['dusk', 'lakeside', '4:3'])),
  inClay('estate-with-clay-roofs', design('estate', 'mediterranean', 987654321, ['sunny', 'seaside', '4:3'])),
  inClay('campus-with-red-track', design('campus', 'new-chinese', 2026, ['sunny', 'mountain-foot', '16:9'])),
  inClay('blue-campus', design('campus', 'mediterranean', 987654321, ['sunny', 'city-street', '4:3'])),
  inClay('pool-villa-from-above', design('villa-garden', 'modern-4', 1000003, ['sunny', 'forest', '4:3'])),
  inInk('pool-villa-at-night', design('villa-garden', 'nordic', 424242, ['dusk', 'seaside', '16:9'])),
];
