import type { DesignSettings } from '../picture-recipe.ts';
import { design, inked, modelled, traced } from '../recipes.ts';
import type { WorkSpec } from '../work-spec.ts';

const inInk = (id: string, settings: DesignSettings): WorkSpec => ({
  id,
  author: 'plumbline-rooms',
  cover: traced(settings),
  base: inked(settings),
});
const inClay = (id: string, settings: DesignSettings): WorkSpec => ({
  ...inInk(id, settings),
  base: modelled(settings),
});

/** Rooms at home. */
export const ROOMS: readonly WorkSpec[] = [
  inInk('earth-plaster-living-room', design('living-room', 'wabi-sabi', 31337, ['sunny', 'forest', '4:3'])),
  inInk(
    'loft-with-cognac-sofa',
    design('living-room', 'industrial-2', 987654321, ['dusk', 'city-street', '16:9']),
  ),
  inClay(
    'wenge-wall-living-room',
    design('living-room', 'new-chinese', 2026, ['sunny', 'mountain-foot', '4:3']),
  ),
  inInk('living-room-to-the-garden', design('living-room', 'nordic', 77777, ['sunny', 'forest', '3:4'])),
  inInk('cream-living-room-by-the-sea', design('living-room', 'cream', 424242, ['sunny', 'seaside', '1:1'])),
  inClay(
    'teak-living-room-at-night',
    design('living-room', 'mid-century', 8080, ['lights', 'city-street', '16:9']),
  ),
  inInk('travertine-bedroom', design('bedroom', 'cream', 424242, ['sunny', 'lakeside', '4:3'])),
  inInk('sage-bedroom', design('bedroom', 'nordic', 77777, ['sunny', 'countryside', '3:4'])),
  inClay('cedar-headboard-bedroom', design('bedroom', 'japanese', 1414, ['sunny', 'mountain-foot', '1:1'])),
  inInk('bedroom-under-beams', design('bedroom', 'industrial-2', 987654321, ['dusk', 'city-street', '4:3'])),
  inInk('red-headboard-bedroom', design('bedroom', 'new-chinese', 2026, ['sunny', 'mountain-foot', '16:9'])),
  inInk('study-with-teak-desk', design('study', 'mid-century', 3001, ['dusk', 'forest', '4:3'])),
  inInk('scholars-study', design('study', 'new-chinese', 2026, ['sunny', 'mountain-foot', '3:4'])),
  inInk('brick-kitchen', design('kitchen', 'industrial-2', 987654321, ['sunny', 'city-street', '4:3'])),
  inClay('kitchen-with-marble-island', design('kitchen', 'modern-10', 1000003, ['dusk', 'lakeside', '16:9'])),
  inInk('red-island-kitchen', design('kitchen', 'nordic', 77777, ['sunny', 'countryside', '1:1'])),
  inInk('green-tile-bathroom', design('bathroom', 'nordic', 77777, ['sunny', 'forest', '3:4'])),
  inInk('black-marble-bathroom', design('bathroom', 'modern-11', 987654321, ['sunny', 'forest', '4:3'])),
  inInk('long-table-dining-room', design('dining-room', 'modern-10', 1000003, ['sunny', 'lakeside', '16:9'])),
  inInk(
    'ring-lamp-dining-room',
    design('dining-room', 'french-3', 987654321, ['dusk', 'city-street', '1:1']),
  ),
  inClay('round-table-in-cream', design('dining-room', 'cream', 424242, ['sunny', 'seaside', '3:4'])),
];
