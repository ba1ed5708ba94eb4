import type { DesignSettings } from '../picture-recipe.ts';
import { design, inked, modelled, traced } from '../recipes.ts';
import type { WorkSpec } from '../work-spec.ts';

const inInk = (id: string, settings: DesignSettings): WorkSpec => ({
  id,
  author: 'plumbline-public',
  cover: traced(settings),
  base: inked(settings),
});
const inClay = (id: string, settings: DesignSettings): WorkSpec => ({
  ...inInk(id, settings),
  base: modelled(settings),
});

/** Rooms for work, guests, learning and trade. */
export const PUBLIC_ROOMS: readonly WorkSpec[] = [
  inInk('studio-behind-brick', design('office', 'industrial-2', 987654321, ['sunny', 'city-street', '16:9'])),
  inInk('green-wall-office', design('office', 'nordic', 77777, ['sunny', 'forest', '4:3'])),
  inClay('late-shift-office', design('office', 'modern-4', 1000003, ['lights', 'city-street', '3:4'])),
  inInk(
    'gallery-in-black-and-white',
    design('exhibition-hall', 'modern-3', 987654321, ['sunny', 'city-street', '4:3']),
  ),
  inInk(
    'hall-with-walnut-floor',
    design('exhibition-hall', 'new-chinese', 2026, ['sunny', 'mountain-foot', '16:9']),
  ),
  inInk('marble-reception', design('reception', 'light-luxury', 1000003, ['dusk', 'city-street', '4:3'])),
  inInk('reception-with-red-counter', design('reception', 'nordic', 77777, ['sunny', 'countryside', '1:1'])),
  inClay('lobby-with-ring-lamps', design('lobby', 'modern-10', 1000003, ['sunny', 'lakeside', '16:9'])),
  inInk('new-chinese-lobby', design('lobby', 'new-chinese', 2026, ['dusk', 'mountain-foot', '4:3'])),
  inInk('guest-room-in-linen', design('hotel', 'wabi-sabi', 31337, ['fog', 'forest', '4:3'])),
  inInk('suite-at-dusk', design('hotel', 'modern-10', 1000003, ['dusk', 'city-street', '3:4'])),
  inInk('brick-restaurant', design('restaurant', 'industrial-2', 987654321, ['sunny', 'city-street', '4:3'])),
  inClay('mid-century-bar', design('restaurant', 'mid-century', 2026, ['dusk', 'city-street', '16:9'])),
  inInk('clay-plaster-cafe', design('cafe', 'wabi-sabi', 31337, ['sunny', 'forest', '3:4'])),
  inInk('corner-cafe-in-rain', design('cafe', 'nordic', 987654321, ['rain', 'city-street', '4:3'])),
  inInk('counter-cafe-in-walnut', design('cafe', 'modern-10', 1000003, ['sunny', 'lakeside', '1:1'])),
  inInk('shop-with-yellow-coats', design('shop', 'nordic', 77777, ['sunny', 'countryside', '16:9'])),
  inClay('neon-shop', design('shop', 'cyberpunk', 31337, ['lights', 'city-street', '4:3'])),
  inInk('classroom-in-morning-sun', design('school', 'nordic', 77777, ['sunny', 'forest', '16:9'])),
  inInk(
    'classroom-in-warm-wood',
    design('school', 'mid-century', 987654321, ['sunny', 'city-street', '4:3']),
  ),
  inClay('hall-under-north-lights', design('factory', 'modern-10', 1000003, ['sunny', 'lakeside', '16:9'])),
  inInk('assembly-hall-with-frames', design('factory', 'cream', 424242, ['fog', 'countryside', '4:3'])),
];
