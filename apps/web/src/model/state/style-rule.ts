import type { ModelClass } from '@plumbline/models/classes/class-list.ts';
import type { Model } from '@plumbline/models/model/model.ts';
import { type Bytes3, clayRule, type ColourRule, ownRule } from '../view3d/instance-colours.ts';
import type { Tones } from './picture-tones.ts';

/** What has one colour in every style. */
const NATURAL: Partial<Record<ModelClass, Bytes3>> = {
  vegetation: [118, 142, 88],
  water: [120, 158, 170],
  road: [128, 126, 124],
  ground: [166, 160, 140],
  sanitary: [240, 240, 238],
  person: [150, 140, 132],
  vehicle: [120, 124, 130],
};

/** Which of a style's tones a class takes: a hint of the look, at once; the render has its materials. */
const TONES: Partial<Record<ModelClass, keyof Tones>> = {
  ...{ wall: 'bright', ceiling: 'bright', curtain: 'bright', column: 'bright', beam: 'middle' },
  ...{ floor: 'middle', furniture: 'middle', door: 'middle', stair: 'middle', appliance: 'dark' },
  ...{ roof: 'dark', window: 'dark', railing: 'dark', lamp: 'bright' },
};

export function styleRule(
  model: Model,
  classes: readonly (ModelClass | null)[],
  tones: Tones,
  at: number,
): ColourRule {
  const kind = classes[at] ?? null;
  const clay = clayRule(model, classes, at);
  if (clay.cover < 255) return clay;
  if (kind === null) return ownRule(model, classes, at);
  const tone = TONES[kind];
  const colour = NATURAL[kind] ?? (tone ? soften(tones[tone], tone) : undefined);
  return colour ? { colour, cover: 255 } : ownRule(model, classes, at);
}

/** Pictures hold shadows and lights, surfaces less of both. */
function soften([r, g, b]: Bytes3, tone: keyof Tones): Bytes3 {
  const towards = { dark: 96, middle: 168, bright: 232 }[tone];
  const mix = (value: number) => Math.round(value * 0.62 + towards * 0.38);
  return [mix(r), mix(g), mix(b)];
}
